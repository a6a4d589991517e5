import { readFile } from "node:fs/promises";
import type { IncomingMessage, ServerResponse } from "node:http";
import { AcceptEncoding } from "@remix-run/headers/accept-encoding";
import { YEAR_S } from "@/lib/clock";
import { config } from "@/lib/config";
import { getPath, setSecurityHeaders } from "./requests";

/** A script or style of the pages. Its name changes with its content. */
const STATIC = /^\/_next\/static\/((?:[\w~-]+\/)+[\w~.-]+\.(js|css))$/;
const TYPES: Readonly<Record<string, string>> = { js: "application/javascript", css: "text/css" };
const SUFFIXES = { br: ".br", gzip: ".gz" };
/** Browsers send some 25 characters; the library takes quadratic time for thousands of spaces. */
const MAX_ACCEPT_LENGTH = 256;

/** The compressed files that were requested before, about 2 MB in all. */
const files = new Map<string, Promise<Buffer>>();

function readOnce(file: string): Promise<Buffer> {
  const found = files.get(file);
  if (found) return found;
  const reading = readFile(file);
  files.set(file, reading);
  reading.catch(() => files.delete(file)); // names that do not exist must not fill the map
  return reading;
}

function chooseEncoding(header: string) {
  if (header.length > MAX_ACCEPT_LENGTH) return undefined;
  const accepted = new AcceptEncoding(header.toLowerCase());
  const weigh = (encoding: string) => accepted.get(encoding) ?? accepted.get("*") ?? 0;
  const [br, gzip] = [weigh("br"), weigh("gzip")];
  if (br > 0 && br >= gzip) return "br";
  return gzip > 0 ? "gzip" : undefined;
}

/** Sends a script or style as `scripts/compress-static.mjs` compressed it. Returns false for requests that Next answers. */
export async function sendStatic(
  request: IncomingMessage,
  response: ServerResponse,
): Promise<boolean> {
  const { method = "", url = "/", headers } = request;
  const [, name, type = ""] = STATIC.exec(getPath(url)) ?? [];
  if (!name || !["GET", "HEAD"].includes(method) || headers.range) return false;
  if (config().NODE_ENV === "development") return false; // those files are not of the last build
  const encoding = chooseEncoding(String(headers["accept-encoding"] ?? ""));
  if (!encoding) return false;
  const bytes = await readOnce(`.next/static/${name}${SUFFIXES[encoding]}`).catch(() => undefined);
  if (!bytes) return false;
  setSecurityHeaders(request, response);
  response
    .writeHead(200, {
      "Content-Type": `${TYPES[type]}; charset=UTF-8`,
      "Content-Encoding": encoding,
      "Content-Length": bytes.length,
      "Cache-Control": `public, max-age=${YEAR_S}, immutable`,
      Vary: "Accept-Encoding",
    })
    .end(bytes);
  return true;
}
