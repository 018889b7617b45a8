//! The page: its wasm modules, their JavaScript, and the files beside them.
//!
//! `neuf-web` becomes `web.js` and `web_bg.wasm`. `neuf-wasm` is compiled twice: with 128-bit vectors it becomes `neuf.js`
//! and `neuf_bg.wasm`, without them the same names in the folder `plain`, for browsers that have none. The engine's
//! `worker.js` and all of `crates/neuf-web/static` are copied as they are.

use std::env;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::time::Instant;

use anyhow::{Context, Result};
use wasm_bindgen_cli_support::Bindgen;

use crate::shell::{dist, output, root, run, target};

const WASM: &str = "wasm32-unknown-unknown";

/// How the page is compiled: the names of the profiles are in the workspace's Cargo.toml.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Profile {
    Small,
    Quick,
}

/// A wasm module: cargo's package, the file cargo makes of it, its name and folder in the page.
struct Module {
    package: &'static str,
    file: &'static str,
    name: &'static str,
    folder: &'static str,
    /// The profile when it is to be small.
    small: &'static str,
    features: &'static [&'static str],
    /// Whether it may use 128-bit vectors: a browser without them refuses the whole module then.
    vectors: bool,
}

const PAGE: Module = Module {
    package: "neuf-web",
    file: "neuf-web.wasm",
    name: "web",
    folder: "",
    small: "web-page",
    features: &[],
    vectors: false,
};
const ENGINE: Module = Module {
    package: "neuf-wasm",
    file: "neuf_wasm.wasm",
    name: "neuf",
    folder: "",
    small: "web",
    features: &[],
    vectors: true,
};
const PLAIN_ENGINE: Module = Module { folder: "plain", vectors: false, ..ENGINE };

/// Builds the page into `target/dist`, which is replaced as a whole. A quick one has no engine for browsers without
/// vectors: it is for the browser of whoever works on it.
pub fn build(profile: Profile) -> Result<()> {
    let modules: &[Module] = match profile {
        Profile::Small => &[PAGE, ENGINE, PLAIN_ENGINE],
        Profile::Quick => &[PAGE, ENGINE],
    };
    let inputs = modules.iter().map(|module| compile(module, profile)).collect::<Result<Vec<_>>>()?;
    let start = Instant::now();
    let new = target().join("dist.new");
    if new.exists() {
        fs::remove_dir_all(&new)?;
    }
    fs::create_dir_all(&new)?;
    for (module, input) in modules.iter().zip(inputs) {
        Bindgen::new()
            .input_path(input)
            .out_name(module.name)
            .web(true)?
            .omit_default_module_path(false) // `init()` finds its .wasm beside the .js
            .typescript(false)
            .remove_name_section(profile == Profile::Small)
            .remove_producers_section(true)
            .generate(new.join(module.folder))
            .with_context(|| format!("wasm-bindgen on {}", module.file))?;
    }
    fs::copy(root().join("crates/neuf-wasm/js/worker.js"), new.join("worker.js"))?;
    copy_all(&root().join("crates/neuf-web/static"), &new)?;
    let dist = dist();
    if dist.exists() {
        fs::remove_dir_all(&dist)?;
    }
    fs::rename(&new, &dist)?;
    println!("the page is in {} (bindgen and copying: {:.1?})", dist.display(), start.elapsed());
    Ok(())
}

/// The engine for Node, as the page has it or with what measuring takes.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum ForNode {
    AsInThePage,
    ToMeasure,
}

/// Builds the engine's modules for Node; returns the paths of their JavaScript: with vectors, without.
pub fn build_for_node(what: ForNode) -> Result<[PathBuf; 2]> {
    let (name, features): (_, &[&str]) = match what {
        ForNode::AsInThePage => ("wasm-test", &[]),
        ForNode::ToMeasure => ("wasm-bench", &["measure"]),
    };
    let build = |module: Module| -> Result<PathBuf> {
        let input = compile(&Module { features, ..module }, Profile::Small)?;
        let folder = target().join(name).join(module.folder);
        fs::create_dir_all(&folder)?;
        Bindgen::new().input_path(input).out_name(module.name).nodejs(true)?.typescript(false).generate(&folder)?;
        // The generated module is CommonJS; say so, whatever the folders above say.
        fs::write(folder.join("package.json"), "{}")?;
        Ok(folder.join(module.name).with_extension("js"))
    };
    Ok([build(ENGINE)?, build(PLAIN_ENGINE)?])
}

/// Compiles a module; returns the path of its .wasm file.
fn compile(module: &Module, profile: Profile) -> Result<PathBuf> {
    let profile = match profile {
        Profile::Small => module.small,
        Profile::Quick => "web-dev",
    };
    let toolchain = toolchain()?;
    // A folder of its own for each toolchain (cargo does not notice when only the std changes) and for each set of
    // flags, lest one build undo the other.
    let (suffix, flags) = if module.vectors { ("-vectors", "-Ctarget-feature=+simd128") } else { ("", "") };
    let folder = toolchain.as_deref().map_or("own", name_of_toolchain);
    let folder = target().join("web").join(format!("{folder}{suffix}"));
    let mut cargo = Command::new("cargo");
    cargo.current_dir(root());
    if let Some(bin) = &toolchain {
        let path = env::var_os("PATH").unwrap_or_default();
        cargo = Command::new(bin.join("cargo"));
        cargo.current_dir(root());
        cargo.env("PATH", env::join_paths(std::iter::once(bin.clone()).chain(env::split_paths(&path)))?);
        // What this process inherited from the cargo that started it would win over PATH.
        cargo.env_remove("RUSTUP_TOOLCHAIN").env_remove("CARGO").env_remove("RUSTC");
    }
    cargo.args(["build", "--locked", "--target", WASM, "--profile", profile, "--target-dir"]).arg(&folder);
    cargo.args(["--package", module.package, "--features", &module.features.join(",")]);
    // This one wins over all others, those of the environment too: a plain module stays plain.
    cargo.env("CARGO_ENCODED_RUSTFLAGS", flags);
    run(&mut cargo)?;
    Ok(folder.join(WASM).join(profile).join(module.file))
}

/// The folder of the compiler for wasm, when it is not the usual one.
pub fn toolchain() -> Result<Option<PathBuf>> {
    let bin = output(&mut Command::new(root().join("scripts/wasm-toolchain.sh")))?;
    Ok((!bin.is_empty()).then(|| PathBuf::from(bin)))
}

/// `…/NAME/bin` → `NAME`.
fn name_of_toolchain(bin: &Path) -> &str {
    bin.parent().and_then(Path::file_name).and_then(|name| name.to_str()).unwrap_or("other")
}

fn copy_all(from: &Path, to: &Path) -> Result<()> {
    for entry in fs::read_dir(from).with_context(|| format!("cannot read {}", from.display()))? {
        let entry = entry?;
        let to = to.join(entry.file_name());
        if entry.file_type()?.is_dir() {
            fs::create_dir_all(&to)?;
            copy_all(&entry.path(), &to)?;
        } else {
            fs::copy(entry.path(), to)?;
        }
    }
    Ok(())
}
