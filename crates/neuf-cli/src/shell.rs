//! `neuf completions` and `neuf man`: what shells and `man` know of the command, in the person's language.

use std::fs;
use std::process::ExitCode;

use anyhow::Result;
use clap::Command;
use clap_mangen::Man;

use crate::args;
use crate::localize;
use crate::output::Output;
use crate::say::Voice;

pub fn completions(args: &args::Completions, voice: &Voice) -> Result<ExitCode> {
    let mut script = Vec::new();
    clap_complete::generate(args.shell, &mut localize::command(&voice.words), "neuf", &mut script);
    print(&script, voice)
}

pub fn man(args: &args::Man, voice: &Voice) -> Result<ExitCode> {
    let mut command = localize::command(&voice.words);
    command.build();
    let pages = [command.clone()].into_iter().chain(command.get_subcommands().cloned());
    let mut pages = pages.map(|page| (page.get_display_name().unwrap_or(page.get_name()).to_owned(), page));
    if let Some(folder) = &args.dir {
        for (name, page) in pages {
            let path = folder.join(format!("{name}.1"));
            let page = page_text(&page, &name, voice)?;
            fs::write(&path, page).map_err(|error| voice.io_refusal("error-write", &path, &error))?;
        }
        return Ok(ExitCode::SUCCESS);
    }
    let wanted = args.page.as_ref().map_or("neuf".to_owned(), |name| format!("neuf-{name}"));
    match pages.find(|(name, _)| *name == wanted) {
        Some((name, page)) => print(&page_text(&page, &name, voice)?, voice),
        None => {
            let names: Vec<&str> = command.get_subcommands().map(Command::get_name).collect();
            let all = localize::alternatives(names.iter().copied(), &voice.words);
            let name = args.page.as_deref().unwrap_or_default();
            Err(voice.refusal("error-man", &[("name", name.into()), ("all", all.into())]))
        }
    }
}

/// A page in roff. The generator has English headings and joins the lines of the last section.
fn page_text(command: &Command, name: &str, voice: &Voice) -> Result<Vec<u8>> {
    let mut roff = Vec::new();
    let source = concat!("neuf ", env!("CARGO_PKG_VERSION"));
    Man::new(command.clone()).title(name.to_uppercase()).source(source).render(&mut roff)?;
    let mut text = String::with_capacity(roff.len());
    let mut is_list = false;
    for line in String::from_utf8_lossy(&roff).lines() {
        if let Some(heading) = line.strip_prefix(".SH ") {
            let heading = heading.trim_matches(['"', '\u{a0}']);
            let key = format!("man-{}", heading.to_lowercase());
            let heading = if voice.words.has(&key) { voice.text(&key, &[]) } else { heading.to_uppercase() };
            is_list = key == "man-extra";
            text.push_str(&format!(".SH \"{heading}\"\n"));
            continue;
        }
        if is_list {
            text.push_str(".br\n");
        }
        text.push_str(line);
        text.push('\n');
    }
    Ok(text.into_bytes())
}

fn print(bytes: &[u8], voice: &Voice) -> Result<ExitCode> {
    let mut output = Output::open(None, false, voice)?;
    output.write(&String::from_utf8_lossy(bytes), voice)?;
    output.finish(voice)?;
    Ok(ExitCode::SUCCESS)
}
