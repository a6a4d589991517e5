import type { IncomingMessage, ServerResponse } from "node:http";
import { ApiError, forbidden, invalid } from "@/lib/errors";
import { formatFileSize } from "@/lib/file-size";
import { type ActionLimits, checkActionBody } from "@/lib/http/action-body";
import { MAX_FORM_BYTES } from "@/lib/http/max-form-bytes";
import { MAX_VALUES } from "@/lib/http/parse-json";
import { newRequestId } from "@/lib/ids";
import { toApiError } from "@/lib/to-api-error";
import { refuse } from "./anonymous-limits";
import { getPath, readRest } from "./front-door";

/** Forms of people who are signed out have a few short fields. */
const SIGNED_OUT: ActionLimits = { bytes: 128 * 1024, parts: 100, values: 1_000 };
const SIGNED_IN: ActionLimits = { bytes: MAX_FORM_BYTES, parts: 1_000, values: MAX_VALUES };

/**
 * Checks the body of a server action, which React would parse on the event loop without bounds. Next would answer a malformed one
 * with 500, and write a part of it to the console. Returns whether it answered.
 */
export async function refuseAction(
  request: IncomingMessage,
  response: ServerResponse,
): Promise<boolean> {
  const { method, url = "/", headers } = request;
  const type = headers["content-type"] ?? "";
  const isAction = headers["next-action"] !== undefined || /^multipart\/form-data/i.test(type);
  if (method !== "POST" || !isAction) return false;
  try {
    requireOwnOrigin(request);
    const limits = (await isSignedIn(headers.cookie)) ? SIGNED_IN : SIGNED_OUT;
    checkActionBody(await peekBody(request, limits.bytes), type, limits);
    return false;
  } catch (error) {
    await refuse(getPath(url), toApiError(error, newRequestId()), response);
    await readRest(request); // otherwise the next request on this connection would wait
    if (!request.complete) request.destroy();
    return true;
  }
}

/** Next makes the same comparison, but answers 500. */
function requireOwnOrigin({ headers }: IncomingMessage) {
  const { origin, host, "x-forwarded-host": forwarded = "" } = headers;
  if (origin === undefined) return;
  const [own] = String(forwarded).split(",");
  const isOwn = URL.canParse(origin) && new URL(origin).host === (own?.trim() || host);
  if (!isOwn) throw forbidden("This works only from the pages of Groundwork. Try again there.");
}

/** Without the database, lets the page report that. */
async function isSignedIn(cookie: string | undefined): Promise<boolean> {
  if (!cookie) return false;
  const { hasSignedSession } = await import("@/lib/access/session");
  return hasSignedSession(new Headers({ cookie })).catch(() => true);
}

/** Reads the body and puts it back before the stream can emit `end`. @throws 413, or 400 for an empty body */
function peekBody(request: IncomingMessage, max: number): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    let size = 0;
    const settle = (end: () => void) => {
      request.off("readable", read).off("close", breakOff);
      end();
    };
    const putBack = (body: Buffer) => {
      request.unshift(body);
      return body;
    };
    const breakOff = () =>
      settle(() => reject(invalid("", "This form ended too early. Send it again.")));
    const read = () => {
      for (let chunk = request.read(); chunk !== null; chunk = request.read()) {
        chunks.push(chunk);
        size += chunk.length;
      }
      if (size > max) settle(() => reject(tooLarge(max)));
      else if (request.complete && size === 0) breakOff();
      else if (request.complete) settle(() => resolve(putBack(Buffer.concat(chunks))));
    };
    request.on("readable", read).once("close", breakOff);
  });
}

const tooLarge = (max: number) =>
  new ApiError(
    "PAYLOAD_TOO_LARGE",
    `This form is over ${formatFileSize(max)}. Sign in if you are signed out, or send less at once.`,
  );
