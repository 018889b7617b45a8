//! `neuf serve`, asked as a browser would.

use std::fs;
use std::io::{BufRead, BufReader, Read, Write};
use std::net::TcpStream;
use std::process::{Child, Stdio};

use crate::{arg, command, folder, neuf};

/// A running server; it ends with the test.
struct Server {
    child: Child,
    address: String,
}

impl Drop for Server {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

fn start(args: &[&str]) -> Server {
    let args = [&["serve", "--port", "0"], args].concat();
    let mut child = command(&args).stdout(Stdio::piped()).spawn().unwrap();
    let mut line = String::new();
    BufReader::new(child.stdout.take().unwrap()).read_line(&mut line).unwrap();
    let address = line.split("http://").nth(1).and_then(|rest| rest.split('/').next()).expect("an address").to_owned();
    assert!(address.starts_with("127.0.0.1:"), "{line}");
    Server { child, address }
}

impl Server {
    /// Status, head and body of the answer.
    fn ask(&self, method: &str, path: &str, headers: &str) -> (u16, String, Vec<u8>) {
        let mut stream = TcpStream::connect(&self.address).unwrap();
        write!(stream, "{method} {path} HTTP/1.1\r\nHost: {}\r\nConnection: close\r\n{headers}\r\n", self.address)
            .unwrap();
        let mut answer = Vec::new();
        stream.read_to_end(&mut answer).unwrap();
        let end = answer.windows(4).position(|window| window == b"\r\n\r\n").expect("the end of the head");
        let head = String::from_utf8(answer[..end].to_vec()).unwrap();
        let status = head.split(' ').nth(1).unwrap().parse().unwrap();
        (status, head, answer[end + 4..].to_vec())
    }
}

fn site(name: &str) -> std::path::PathBuf {
    let folder = folder(name);
    let site = folder.join("site");
    fs::create_dir_all(site.join("img")).unwrap();
    fs::write(folder.join("secret.txt"), "secret").unwrap();
    fs::write(site.join("index.html"), "<!doctype html><title>Neuf</title>").unwrap();
    fs::write(site.join("neuf_bg.wasm"), b"\0asm").unwrap();
    fs::write(site.join("img/icon.svg"), "<svg/>").unwrap();
    site
}

#[test]
fn files_have_their_kinds_and_headers() {
    let server = start(&["--dir", arg(&site("serve-kinds"))]);
    let (status, head, body) = server.ask("GET", "/", "");
    assert_eq!((status, body.as_slice()), (200, &b"<!doctype html><title>Neuf</title>"[..]));
    for header in
        ["Content-Type: text/html; charset=utf-8", "X-Content-Type-Options: nosniff", "Content-Security-Policy:"]
    {
        assert!(head.contains(header), "{header}: {head}");
    }
    let (status, head, body) = server.ask("GET", "/neuf_bg.wasm?v=1", "");
    assert_eq!((status, body.as_slice()), (200, &b"\0asm"[..]));
    assert!(head.contains("Content-Type: application/wasm"), "{head}");
    let (status, head, _) = server.ask("GET", "/img/icon%2Esvg", "");
    assert_eq!(status, 200);
    assert!(head.contains("Content-Type: image/svg+xml"), "{head}");
    let (status, head, body) = server.ask("HEAD", "/", "");
    assert_eq!((status, body.len()), (200, 0));
    assert!(head.contains("Content-Length: 34"), "{head}");
    assert_eq!(server.ask("POST", "/", "Content-Length: 0\r\n").0, 405);
}

#[test]
fn nothing_outside_the_folder_can_be_had() {
    let server = start(&["--dir", arg(&site("serve-outside"))]);
    for path in [
        "/none.html",
        "/../secret.txt",
        "/img/../../secret.txt",
        "/%2e%2e/secret.txt",
        "/..%2fsecret.txt",
        "/..%5csecret.txt",
        "//etc/passwd",
        "/%2fetc/passwd",
        "/img",
        "/%",
        "/%ff",
        "/index.html%00",
        "/./secret.txt",
    ] {
        let (status, _, body) = server.ask("GET", path, "");
        assert_eq!(status, 404, "{path}");
        assert!(!String::from_utf8_lossy(&body).contains("secret"), "{path}");
    }
}

#[test]
fn a_port_in_use_is_one_sentence() {
    let server = start(&["--dir", arg(&site("serve-port"))]);
    let port = server.address.split(':').nth(1).unwrap();
    let run = neuf(&["serve", "--port", port, "--dir", arg(&site("serve-port-2"))]);
    assert_eq!((run.code, run.out.as_str(), run.err.lines().count()), (2, "", 1), "{}", run.err);
    assert!(run.err.contains(&format!("cannot use port {port}: something else is using it")), "{}", run.err);
    let run = neuf(&["serve", "--dir", "/no/such/folder"]);
    assert_eq!((run.code, run.err.lines().count()), (2, 1), "{}", run.err);
}

/// The page inside the program, where it was built with one.
#[test]
fn the_page_comes_out_of_the_program() {
    if env!("NEUF_PAGE_BUILT") == "no" {
        let child = command(&["serve", "--port", "0"]).stdout(Stdio::piped()).stderr(Stdio::piped()).spawn();
        let mut server = child.unwrap();
        let mut line = String::new();
        BufReader::new(server.stdout.take().unwrap()).read_line(&mut line).unwrap();
        // Either a page was built since, or the sentence tells how to.
        let mut err = String::new();
        if line.is_empty() {
            server.stderr.take().unwrap().read_to_string(&mut err).unwrap();
            assert!(err.contains("cargo xtask serve"), "{err}");
        }
        let _ = server.kill();
        let _ = server.wait();
        return;
    }
    let server = start(&[]);
    let (status, head, page) = server.ask("GET", "/", "");
    assert_eq!(status, 200);
    let tag = head.lines().find_map(|line| line.strip_prefix("ETag: ")).expect("a tag");
    assert!(String::from_utf8(page).unwrap().contains("<html"));
    let (status, head, body) = server.ask("GET", "/", &format!("If-None-Match: \"x\", {tag}\r\n"));
    assert_eq!((status, body.len()), (304, 0), "{head}");
    let (_, head, packed) = server.ask("GET", "/web_bg.wasm", "Accept-Encoding: br, gzip\r\n");
    assert!(head.contains("Content-Encoding: gzip"), "{head}");
    assert_eq!(packed[..2], [0x1f, 0x8b]);
    let (_, head, plain) = server.ask("GET", "/web_bg.wasm", "Accept-Encoding: gzip;q=0\r\n");
    assert!(!head.contains("Content-Encoding") && plain.starts_with(b"\0asm"), "{head}");
}
