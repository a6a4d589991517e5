import type { IncomingMessage, ServerResponse } from "node:http";
import { MIB } from "@/lib/bytes";
import { CAME_BY_HTTPS, cameByHttps } from "@/lib/came-by-https";
import { SECURITY_HEADERS, TRANSPORT_HEADERS } from "@/lib/http/security-headers";

export function getPath(url: string): string {
  const end = url.indexOf("?");
  return end < 0 ? url : url.slice(0, end);
}

export function setSecurityHeaders({ headers }: IncomingMessage, response: ServerResponse) {
  setAll(response, SECURITY_HEADERS);
  const { [CAME_BY_HTTPS.key]: proto } = headers;
  if (typeof proto === "string" && cameByHttps(proto)) setAll(response, TRANSPORT_HEADERS);
}

function setAll(response: ServerResponse, headers: Record<string, string>) {
  for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
}

/** How long, and how much, a client may go on sending after a refusal. */
const LINGER_MS = 30_000;
const LINGER_BYTES = 64 * MIB;

/** Resolves when the request has come whole, or its client has sent too much or for too long. */
export function readRest(request: IncomingMessage): Promise<void> {
  return new Promise((resolve) => {
    if (request.destroyed) return resolve();
    const timer = setTimeout(resolve, LINGER_MS);
    let left = LINGER_BYTES;
    request
      .removeAllListeners("data") // of a reader that gave up, which would pause the request
      .on("data", ({ length }: Buffer) => {
        left -= length;
        if (left < 0) resolve();
      })
      .once("close", () => {
        clearTimeout(timer);
        resolve();
      })
      .resume();
  });
}
