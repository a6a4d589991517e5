import { AsyncLocalStorage } from "node:async_hooks";
import { type IncomingMessage, ServerResponse } from "node:http";
import { isNativeError } from "node:util/types";
import { makeErrorBody } from "@/lib/api/respond";
import { describeError } from "@/lib/describe-error";
import type { ApiError } from "@/lib/errors";
import { newRequestId } from "@/lib/ids";
import { log } from "@/lib/log";
import { logRepeated } from "@/lib/log-repeated";
import { findOutage, logOutage } from "@/lib/outage";
import type { Outage } from "@/lib/outage-words";
import { explainOutage } from "@/lib/to-api-error";
import { setSecurityHeaders } from "./requests";
import { writeOutagePage } from "./write-outage-page";

type Page = { requestId: string; outage?: Outage };
const rendering = new AsyncLocalStorage<Page>();

const WARNING = "next_warning";
/** How Next's warnings about requests begin: the rest may quote the request. */
const WARNINGS = ["Failed to find Server Action", "Invalid Server Actions request"];

/**
 * Next writes the errors of pages to the console, with a stack of many lines. Makes a line of the log of each, and one of all those
 * that an outage of the database causes. Its warnings are about requests, such as one of a page from before an update: each kind
 * is counted, and no other is quoted.
 */
export function logErrorsOfNext() {
  const { error: write, warn } = console;
  console.warn = (...given: unknown[]) => {
    const error = given.find(isNativeError);
    if (!error) return warn(...given);
    const message = WARNINGS.find((kind) => error.message.startsWith(kind));
    const { stack } = describeError(error);
    const more = message ? { message } : { stack };
    logRepeated("warn", `${WARNING} ${message}`, { event: WARNING, ...more });
  };
  console.error = (...given: unknown[]) => {
    const error = given.find(isNativeError);
    if (!error) return write(...given);
    const outage = findOutage(error);
    if (!outage) {
      const digest: unknown = Reflect.get(error, "digest"); // the page shows it
      return log.error({ event: "internal_error", digest, ...describeError(error) });
    }
    const page = rendering.getStore();
    logOutage(outage, error, { requestId: page?.requestId });
    if (page) page.outage = outage;
  };
}

/** Lets `answer` answer, but replaces its 500 by a 503 that explains the outage that caused it. */
export function explainOutages(
  request: IncomingMessage,
  response: ServerResponse,
  answer: () => Promise<void>,
): Promise<void> {
  const page: Page = { requestId: newRequestId() };
  replaceIf(response, (status) => {
    const { requestId, outage } = page;
    if (status < 500 || !outage) return false;
    sendOutage(request, response, { requestId, outage });
    return true;
  });
  return rendering.run(page, answer);
}

/** Asks `replace` before the head of the answer is sent. If it has answered, all that is sent afterwards is dropped. */
function replaceIf(response: ServerResponse, replace: (status: number) => boolean) {
  let isReplaced: boolean | undefined;
  for (const name of ["writeHead", "flushHeaders", "write", "end"] as const) {
    const send = response[name];
    const sendUnlessReplaced = (...given: unknown[]) => {
      const [status] = given;
      isReplaced ??= replace(
        name === "writeHead" && typeof status === "number" ? status : response.statusCode,
      );
      if (!isReplaced) return Reflect.apply(send, response, given);
      const done = given.at(-1);
      if (typeof done === "function") process.nextTick(done);
      return name === "write" || response;
    };
    Reflect.set(response, name, sendUnlessReplaced);
  }
}

function sendOutage(
  request: IncomingMessage,
  response: ServerResponse,
  { requestId, outage }: Required<Page>,
) {
  const refusal = explainOutage(outage);
  const { type, body } = writeAnswer(request, refusal, { requestId, outage });
  for (const name of response.getHeaderNames()) response.removeHeader(name);
  setSecurityHeaders(request, response);
  const { writeHead, end } = ServerResponse.prototype; // not those of `replaceIf`
  writeHead.call(response, refusal.status, {
    ...refusal.headers,
    "Content-Type": type,
    "Content-Length": Buffer.byteLength(body),
    "Content-Security-Policy":
      "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
    "Cache-Control": "no-store",
    "X-Request-ID": requestId,
  });
  Reflect.apply(end, response, [body]);
}

/** In the form that the caller reads: Next's scripts, a browser that opens a page, or any other script. */
function writeAnswer(
  { headers }: IncomingMessage,
  refusal: ApiError,
  { requestId, outage }: Required<Page>,
): { type: string; body: string } {
  if (headers["next-action"] !== undefined)
    return { type: "text/plain; charset=utf-8", body: refusal.message };
  if (headers.accept?.includes("text/html"))
    return { type: "text/html; charset=utf-8", body: writeOutagePage(outage, requestId) };
  return { type: "application/json", body: JSON.stringify(makeErrorBody(refusal, requestId)) };
}
