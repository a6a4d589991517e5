// npm start   One process: Next's request handler on a plain HTTP server, on PORT. It logs one JSON
// line a request, lets requests in flight end on SIGTERM or SIGINT, and closes the database.
import { existsSync } from "node:fs";
import { createServer } from "node:http";
import path from "node:path";

process.chdir(path.dirname(import.meta.dirname));
process.env.NODE_ENV = "production";
await import("./load-env.mjs");

/** How long requests in flight may take to end once the server was told to stop. */
const GRACE_MS = 10_000;

if (!existsSync(".next/BUILD_ID"))
  fail("There is no build yet. Run `npm run build`, then start again.");

console.log = console.info = () => {}; // Next tells how it is doing; stdout is for the JSON lines alone

let server;
let stopping = false;
for (const signal of ["SIGTERM", "SIGINT"]) process.on(signal, stop);

// Next begins `instrumentation.ts` while it prepares, without waiting for it: it reports here.
const started = new Promise((resolve) => {
  globalThis.onGroundworkService = resolve;
});
const { default: next } = await import("next");
const app = next({ dev: false, port: Number(process.env.PORT) || 3000 });
await app.prepare();
const service = await started;
const handle = app.getRequestHandler();

server = createServer((request, response) => {
  request.url = mendEscapes(request.url);
  log(request, response);
  handle(request, response).catch((error) => {
    service.log.error({ event: "internal_error", message: String(error) });
    response.destroy();
  });
});
server.on("error", async (error) => {
  await service.close();
  fail(
    error.code === "EADDRINUSE"
      ? `Port ${service.port} is in use. Stop what listens there, or set PORT to another port, like PORT=${service.port + 1}.`
      : `The server cannot listen on port ${service.port}: ${error.message}. Set PORT to another port.`,
  );
});
server.listen(service.port, () => {
  const { url, database } = service;
  service.log.info({ event: "ready", url, database });
});

async function stop(signal) {
  if (stopping) return; // npm passes on a Ctrl+C that the terminal has sent here too
  stopping = true;
  if (!server?.listening) process.exit(0);
  service.log.info({ event: "stopping", signal });
  const closed = new Promise((resolve) => server.close(resolve));
  setInterval(() => server.closeIdleConnections(), 50); // those whose last request ended meanwhile
  setTimeout(() => server.closeAllConnections(), GRACE_MS);
  await closed;
  await service.close().finally(() => process.exit(0));
}

/** A path whose percent-escapes are broken is taken literally: a malformed id, not a server error. */
function mendEscapes(url) {
  const [pathname] = url.split("?", 1);
  try {
    decodeURIComponent(pathname);
    return url;
  } catch {
    return pathname.replaceAll("%", "%25") + url.slice(pathname.length);
  }
}

/** The API logs its own requests, with more to say; files that never change are not worth a line. */
function log({ method, url }, response) {
  const [pathname] = url.split("?", 1);
  if (pathname.startsWith("/_next/static/")) return;
  const startedAt = performance.now();
  response.on("close", () => {
    if (/^\/api\/(v1|mcp)(\/|$)/.test(pathname) && response.hasHeader("x-request-id")) return;
    service.log.info({
      event: "request",
      method,
      path: pathname.replace(/^\/invite\/.+/, "/invite/…"), // what follows is a secret
      status: response.statusCode,
      ms: Math.round(performance.now() - startedAt),
    });
  });
}

function fail(sentence) {
  console.error(sentence);
  process.exit(1);
}
