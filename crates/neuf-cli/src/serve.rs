//! `neuf serve`: the page on this machine's own address, out of the program or out of a folder.

use std::borrow::Cow;
use std::fs;
use std::io::{self, Write};
use std::net::{Ipv4Addr, SocketAddr};
use std::path::{Component, Path, PathBuf};
use std::process::ExitCode;
use std::sync::Arc;
use std::thread;

use anyhow::Result;
use tiny_http::{Header, Method, Request, Response, Server, StatusCode};

use crate::args::Serve;
use crate::interrupt;
use crate::say::Voice;

const DEFAULT_PORT: u16 = 9090;
const WORKERS: usize = 4;

/// The page needs its own scripts and styles, WebAssembly and workers; nothing from anywhere else.
const POLICY: &str = "default-src 'self'; script-src 'self' 'wasm-unsafe-eval'; img-src 'self' data: blob:; \
                      base-uri 'none'; form-action 'none'; frame-ancestors 'none'; object-src 'none'";

/// A file of the page.
struct File {
    /// Its path in the page, `/` between the parts.
    name: &'static str,
    /// Its entity tag, quotes included.
    tag: &'static str,
    plain: &'static [u8],
    gzip: Option<&'static [u8]>,
}

include!(concat!(env!("OUT_DIR"), "/page.rs"));

/// Where the files come from.
enum Site {
    Built(&'static [File]),
    Folder(PathBuf),
}

/// What goes into an answer.
struct Found {
    content: Cow<'static, [u8]>,
    kind: &'static str,
    tag: Option<&'static str>,
    gzip: bool,
}

pub fn run(args: &Serve, voice: &Voice) -> Result<ExitCode> {
    let site = Arc::new(site(args, voice)?);
    let port = args.port.map_or(DEFAULT_PORT, |port| u16::try_from(port).expect("checked when it was read"));
    let server = Server::http(SocketAddr::from((Ipv4Addr::LOCALHOST, port))).map_err(|error| {
        let cause = error.downcast_ref::<io::Error>().map_or_else(|| error.to_string(), |error| voice.cause(error));
        voice.refusal("error-serve", &[("port", port.to_string().into()), ("cause", cause.into())])
    })?;
    let server = Arc::new(server);
    let closing = Arc::clone(&server);
    interrupt::end(move || closing.unblock())?;
    let address = format!("http://{}/", server.server_addr());
    // On standard output, for a script that waits for the line.
    let mut out = io::stdout();
    let said = writeln!(out, "{}", voice.text("serve-at", &[("address", address.into())])).and_then(|()| out.flush());
    if said.is_err() {
        voice.note(&voice.text("serve-unseen", &[]));
    }
    let workers: Vec<_> = (0..WORKERS)
        .map(|_| {
            let (server, site) = (Arc::clone(&server), Arc::clone(&site));
            thread::spawn(move || {
                while let Ok(request) = server.recv() {
                    answer(request, &site);
                }
            })
        })
        .collect();
    for worker in workers {
        let _ = worker.join();
    }
    Ok(ExitCode::SUCCESS)
}

fn site(args: &Serve, voice: &Voice) -> Result<Site> {
    let Some(folder) = &args.dir else {
        // Run out of the target folder, the program finds a page that was built after it.
        let beside = std::env::current_exe().ok().and_then(|exe| Some(exe.parent()?.parent()?.join("dist")));
        return match beside.filter(|folder| folder.join("index.html").is_file()) {
            _ if !PAGE.is_empty() => Ok(Site::Built(PAGE)),
            Some(folder) => Ok(Site::Folder(folder)),
            None => Err(voice.refusal("error-no-page", &[])),
        };
    };
    match fs::read_dir(folder) {
        Ok(_) => Ok(Site::Folder(folder.clone())),
        Err(error) => Err(voice.io_refusal("error-read", folder, &error)),
    }
}

fn answer(request: Request, site: &Site) {
    let answered = match request.method() {
        Method::Get | Method::Head => match find(site, request.url(), accepts_gzip(&request)) {
            Some(found) => send(request, found),
            None => refuse(request, 404),
        },
        _ => refuse(request, 405),
    };
    // The browser went away: nobody is left to be told.
    drop(answered);
}

fn send(request: Request, found: Found) -> io::Result<()> {
    let mut headers = vec![
        header("Content-Type", found.kind),
        header("Cache-Control", "no-cache"),
        header("Content-Security-Policy", POLICY),
        header("Cross-Origin-Opener-Policy", "same-origin"),
        header("Referrer-Policy", "no-referrer"),
        header("Vary", "Accept-Encoding"),
        header("X-Content-Type-Options", "nosniff"),
    ];
    if let Some(tag) = found.tag {
        headers.push(header("ETag", tag));
        if value(&request, "If-None-Match").is_some_and(|tags| tags.split(',').any(|other| is_tag(other, tag))) {
            return request.respond(Response::new(StatusCode(304), headers, io::empty(), Some(0), None));
        }
    }
    if found.gzip {
        headers.push(header("Content-Encoding", "gzip"));
    }
    let length = found.content.len();
    let body = io::Cursor::new(found.content);
    request
        .respond(Response::new(StatusCode(200), headers, body, Some(length), None).with_chunked_threshold(usize::MAX))
}

fn refuse(request: Request, status: u16) -> io::Result<()> {
    let mut response = Response::from_string(if status == 404 { "not found\n" } else { "GET and HEAD only\n" });
    response.add_header(header("X-Content-Type-Options", "nosniff"));
    if status == 405 {
        response.add_header(header("Allow", "GET, HEAD"));
    }
    request.respond(response.with_status_code(status))
}

/// The file for an address; a folder's is its `index.html`.
fn find(site: &Site, url: &str, gzip: bool) -> Option<Found> {
    let path = decoded(url.split(['?', '#']).next()?)?;
    let path = path.strip_prefix('/')?;
    let path = if path.is_empty() || path.ends_with('/') { format!("{path}index.html") } else { path.to_owned() };
    let kind = kind(&path);
    match site {
        Site::Built(files) => {
            let file = files.iter().find(|file| file.name == path)?;
            let packed = file.gzip.filter(|_| gzip);
            let content = Cow::Borrowed(packed.unwrap_or(file.plain));
            Some(Found { content, kind, tag: Some(file.tag), gzip: packed.is_some() })
        }
        Site::Folder(folder) => {
            let is_plain = Path::new(&path).components().all(|part| matches!(part, Component::Normal(_)));
            // A backslash or a colon would be more than a name on some systems.
            if !is_plain || path.contains(['\\', ':', '\0']) {
                return None;
            }
            let content = fs::read(folder.join(&path)).ok()?;
            Some(Found { content: Cow::Owned(content), kind, tag: None, gzip: false })
        }
    }
}

/// The address without its `%41`; `None` if what comes out is no text.
fn decoded(url: &str) -> Option<String> {
    let mut bytes = Vec::with_capacity(url.len());
    let mut rest = url.bytes();
    while let Some(byte) = rest.next() {
        bytes.push(match byte {
            b'%' => {
                let digits = [rest.next()?, rest.next()?];
                u8::from_str_radix(std::str::from_utf8(&digits).ok()?, 16).ok()?
            }
            _ => byte,
        });
    }
    String::from_utf8(bytes).ok()
}

fn kind(path: &str) -> &'static str {
    match path.rsplit_once('.').map_or("", |(_, ending)| ending) {
        "html" => "text/html; charset=utf-8",
        "js" | "mjs" => "text/javascript; charset=utf-8",
        "css" => "text/css; charset=utf-8",
        "wasm" => "application/wasm",
        "json" | "map" => "application/json",
        "webmanifest" => "application/manifest+json",
        "svg" => "image/svg+xml",
        "png" => "image/png",
        "ico" => "image/x-icon",
        "webp" => "image/webp",
        "woff2" => "font/woff2",
        "txt" | "ftl" | "md" => "text/plain; charset=utf-8",
        _ => "application/octet-stream",
    }
}

fn is_tag(other: &str, tag: &str) -> bool {
    let other = other.trim();
    other == "*" || other.strip_prefix("W/").unwrap_or(other) == tag
}

fn accepts_gzip(request: &Request) -> bool {
    value(request, "Accept-Encoding").is_some_and(|accepted| {
        accepted.split(',').any(|one| {
            let (coding, weight) = one.split_once(';').unwrap_or((one, ""));
            coding.trim() == "gzip" && !matches!(weight.trim(), "q=0" | "q=0.0" | "q=0.00" | "q=0.000")
        })
    })
}

fn value<'a>(request: &'a Request, name: &'static str) -> Option<&'a str> {
    request.headers().iter().find(|header| header.field.equiv(name)).map(|header| header.value.as_str())
}

fn header(name: &str, value: &str) -> Header {
    Header::from_bytes(name, value).expect("names and values are plain ASCII")
}
