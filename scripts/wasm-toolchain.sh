#!/usr/bin/env bash
# Makes `--target wasm32-unknown-unknown` work. Prints nothing when the current toolchain
# can do it, else a folder to put first on PATH:
#
#   PATH="$(scripts/wasm-toolchain.sh):$PATH" cargo build --target wasm32-unknown-unknown ...
#
# 1. The current toolchain already has the target: nothing to do.
# 2. rustup may download (the usual case): `rustup target add`.
# 3. rustup may not download (RUSTUP_AUTO_INSTALL=0), could not, or NEUF_WASM=debian: the
#    compiler and std's sources come from Debian's packages, and std is compiled once.
#
# The folder's name is a digest of what went into it (compiler, sources, this script), and it
# appears whole or not at all: a change makes a new folder beside the old one, so a build that
# is going on keeps the std it began with. NEUF_WASM_HOME says where these folders live.
#
# Everything but the answer goes to stderr. Running it again costs a fraction of a second.
set -euo pipefail

target=wasm32-unknown-unknown
homes=${NEUF_WASM_HOME:-${XDG_CACHE_HOME:-$HOME/.cache}/neuf/wasm}
rustc=/usr/bin/rustc cargo=/usr/bin/cargo sources=/usr/lib/rustlib/src/rust/library

say() { printf 'wasm-toolchain: %s\n' "$*" >&2; }
fail() { say "$*"; exit 1; }

current_toolchain_has_target() {
    compgen -G "$(rustc --print sysroot)/lib/rustlib/$target/lib/libstd-*.rlib" >/dev/null
}

install_debian_compiler() {
    [ -x $rustc ] && [ -x $cargo ] && [ -f $sources/Cargo.lock ] && return
    command -v apt-get >/dev/null || fail "there is no std for $target: rustup target add $target"
    if [ "$(id -u)" != 0 ]; then
        fail "type this, then try again: sudo apt-get install -y --no-install-recommends rustc-web cargo-web rust-web-src"
    fi
    # Debian keeps the compiler that browsers are built with in rustc-web; it is the newest
    # in a stable release. Where it is missing, plain rustc is new enough.
    say "installing Debian's Rust compiler and std's sources"
    {
        apt-get update -qq
        if apt-cache show rustc-web >/dev/null 2>&1
        then apt-get install -y -qq --no-install-recommends rustc-web cargo-web rust-web-src
        else apt-get install -y -qq --no-install-recommends rustc cargo rust-src
        fi
    } >&2
}

# The wasm linker: rustup ships one; else Debian's newest lld.
find_linker() {
    local lld
    lld=$(rustc --print sysroot)/lib/rustlib/$host/bin/rust-lld
    [ -x "$lld" ] || lld=$(compgen -c wasm-ld | sort -uV | tail -1 | xargs -r which)
    [ -x "$lld" ] || fail "there is no linker for wasm; type: apt-get install -y lld"
    echo "$lld"
}

# Lays the toolchain out in $1, to be used as $2: Debian's compiler, its std for this machine,
# our std for wasm, a wasm linker.
build_toolchain() {
    local new=$1 home=$2
    mkdir -p "$new/build/src" "$new/bin" "$new/lib/rustlib/$target/lib" "$new/lib/rustlib/$host/bin"
    : >"$new/build/src/lib.rs"
    cat >"$new/build/Cargo.toml" <<-TOML
	[package]
	name = "wasm-std"
	version = "0.0.0"
	edition = "2021"
	[workspace]
	[profile.release]
	panic = "abort"
	TOML
    # Building std is a nightly feature of cargo; RUSTC_BOOTSTRAP allows it, here only.
    # Bitcode, as in the std that rustup ships, is what lto = "fat" needs.
    (cd "$new/build" && env -u CARGO_ENCODED_RUSTFLAGS -u CARGO_TARGET_DIR -u RUSTUP_TOOLCHAIN -u CARGO \
        PATH="/usr/bin:$PATH" RUSTC=$rustc RUSTC_BOOTSTRAP=1 RUSTFLAGS=-Cembed-bitcode=yes \
        $cargo build --quiet --release --target $target \
        -Z build-std=std,panic_abort,proc_macro,test) >&2
    cp "$new/build/target/$target/release/deps/"*.rlib "$new/lib/rustlib/$target/lib/"
    rm -f "$new/lib/rustlib/$target/lib/"libwasm_std-*.rlib
    rm -rf "$new/build"

    printf '#!/bin/sh\nexec %s --sysroot "%s" "$@"\n' $rustc "$home" >"$new/bin/rustc"
    printf '#!/bin/sh\nexec /usr/bin/rustdoc --sysroot "%s" "$@"\n' "$home" >"$new/bin/rustdoc"
    chmod +x "$new/bin/rustc" "$new/bin/rustdoc"
    ln -s $cargo "$new/bin/cargo"
    ln -s "/usr/lib/rustlib/$host/lib" "$new/lib/rustlib/$host/lib"
    ln -s "$linker" "$new/lib/rustlib/$host/bin/rust-lld"
}

if [ "${NEUF_WASM:-}" != debian ]; then
    if current_toolchain_has_target; then exit 0; fi
    if [ "${RUSTUP_AUTO_INSTALL:-1}" != 0 ] && command -v rustup >/dev/null; then
        say "rustup target add $target"
        rustup target add "$target" >&2 && exit 0
        say "rustup could not add the target; trying Debian's packages"
    fi
fi

mkdir -p "$homes"
# One at a time: two builds starting together must not both compile std.
exec 9>"$homes/lock"
flock 9
install_debian_compiler
version=$($rustc -vV)
host=$(sed -n 's/^host: //p' <<<"$version")
linker=$(find_linker)
key=$({ echo "$version" "$linker"; cat "$sources/Cargo.lock" "$0"; } | sha256sum | cut -c1-12)
home=$homes/$key
if [ ! -d "$home" ]; then
    say "compiling std for $target with $(head -1 <<<"$version"), once, about a minute"
    new=$(mktemp -d "$homes/new.XXXXXX")
    trap 'rm -rf "$new"' EXIT
    build_toolchain "$new" "$home"
    chmod 755 "$new"
    mv "$new" "$home"
fi
echo "$home/bin"
