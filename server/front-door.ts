import type { IncomingMessage, ServerResponse } from "node:http";
import { getRequestListener } from "@hono/node-server";
import compression from "compression";
import { respondToThrown } from "@/lib/api/respond";
import { getPath, readRest, setSecurityHeaders } from "./requests";
import { type Answer, findAnswer } from "./routes";

/** Compresses like Next: gzip or deflate for bodies over 1 kB. */
const compress = compression();

declare module "node:http" {
  interface IncomingMessage {
    answer?: Answer;
  }
}

const listener = getRequestListener(
  async (request, { incoming, outgoing }) => {
    if (!("answer" in incoming) || !incoming.answer) {
      throw new Error("A request came to the front door that it had not let in.");
    }
    request.outgoing = outgoing;
    const response = await incoming.answer(request);
    const isStillSent = response.status >= 400 && !incoming.complete;
    return isStillSent ? endAfterRequest(response, incoming) : response;
  },
  {
    hostname: "localhost", // HTTP/1.0 requests may have no Host header
    errorHandler: respondToThrown,
  },
);

/** Sends a refusal, but ends it only when the rest of the request has come: ending it earlier resets
 * the connection, and a client that sends first would never read the refusal (RFC 9112, section 9.6). */
async function endAfterRequest(response: Response, request: IncomingMessage) {
  const bytes = new Uint8Array(await response.arrayBuffer());
  const body = new ReadableStream<Uint8Array>({
    async start(controller) {
      controller.enqueue(bytes);
      await readRest(request);
      controller.close();
    },
  });
  const { status, headers } = response;
  headers.set("content-length", String(bytes.length));
  return new Response(body, { status, headers });
}

/** Answers API, MCP, health and methods unknown to Next. Returns false for requests that Next
 * answers. */
export function answerAtFrontDoor(request: IncomingMessage, response: ServerResponse): boolean {
  const { method = "GET", url = "/" } = request;
  const answer = findAnswer(method, getPath(url));
  if (!answer) return false;
  request.answer = answer;
  replaceOddHost(request);
  request.url = toTarget(url);
  setSecurityHeaders(request, response);
  compress(request, response, () => void listener(request, response));
  return true;
}

let lastHost = "localhost";

/** The listener makes a URL of it. Nothing else depends on the host: links begin with APP_URL. */
function replaceOddHost({ headers }: IncomingMessage) {
  const { host = lastHost } = headers;
  if (host === lastHost) return;
  if (isHostOfUrl(host)) lastHost = host;
  else headers.host = "localhost";
}

/** Whether `URL` takes the host as it was sent: it refuses `1.2.3.4.5`, and takes `1.2.3` for 1.2.0.3. */
function isHostOfUrl(host: string): boolean {
  const url = `http://${host}`;
  return URL.canParse(url) && new URL(url).hostname === host.replace(/:\d+$/, "").toLowerCase();
}

/** The listener refuses targets without a slash at the start, and backslashes, which `URL` takes for slashes. */
function toTarget(url: string): string {
  const target = url.startsWith("/") ? url : `/${url}`;
  return target.includes("\\") ? target.replaceAll("\\", "%5C") : target;
}
