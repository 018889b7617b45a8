// A static file server for tests: loopback only, the right types, nothing cached. Called by
// itself it serves a folder until it is stopped: `node e2e/serve.mjs [FOLDER] [PORT]`.
import { createServer } from "node:http";
import { readFile } from "node:fs/promises";
import { extname, join, normalize } from "node:path";
import { argv, env } from "node:process";

const types = {
  ".html": "text/html; charset=utf-8",
  ".css": "text/css; charset=utf-8",
  ".js": "text/javascript; charset=utf-8",
  ".json": "application/json",
  ".svg": "image/svg+xml",
  ".png": "image/png",
  ".ico": "image/x-icon",
  ".txt": "text/plain; charset=utf-8",
  ".wasm": "application/wasm",
  ".webmanifest": "application/manifest+json",
};

// Where `cargo xtask web` put the page; `cargo xtask e2e` says where that is.
export const dist = env.NEUF_DIST ?? "target/dist";

// Serves the folder on a free port (or the given one); answers { url, close }. `under` is the
// path the page lives below, for a host that gives it only a part of its own.
export async function serve(folder = dist, { port = 0, under = "/" } = {}) {
  const server = createServer(async (request, response) => {
    const path = normalize(decodeURIComponent(new URL(request.url, "http://localhost").pathname));
    const inside = path.startsWith(under) ? path.slice(under.length) : undefined;
    const file = join(folder, inside === "" || inside?.endsWith("/") ? `${inside}index.html` : (inside ?? ""));
    try {
      if (inside === undefined) throw new Error("outside");
      const body = await readFile(file);
      const type = types[extname(file)] ?? "application/octet-stream";
      response.writeHead(200, { "content-type": type, "cache-control": "no-cache" }).end(body);
    } catch {
      response.writeHead(404).end();
    }
  });
  await new Promise((ready) => server.listen(port, "127.0.0.1", ready));
  return { url: `http://127.0.0.1:${server.address().port}${under}`, close: () => server.close() };
}

if (argv[1] === import.meta.filename) {
  const { url } = await serve(argv[2] ?? dist, { port: Number(argv[3] ?? 8080) });
  console.log(url);
}
