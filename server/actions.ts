import type { IncomingMessage, ServerResponse } from "node:http";
import { ApiError, forbidden, invalid, overloaded } from "@/lib/errors";
import { formatFileSize } from "@/lib/file-size";
import { type ActionRoom, checkActionBody } from "@/lib/http/action-body";
import { MAX_FORM_BYTES } from "@/lib/http/max-form-bytes";
import { MAX_VALUES } from "@/lib/http/parse-json";
import { newRequestId } from "@/lib/ids";
import { toApiError } from "@/lib/to-api-error";
import { getPath, readRest } from "./front-door";
import { hasSession } from "./has-session";
import { refuse } from "./refuse";

type ActionLimits = ActionRoom & { bytes: number };

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
  const isCall = headers["next-action"] !== undefined;
  const isAction = (isCall || /multipart/i.test(type)) && !getPath(url).startsWith("/api/");
  if (method !== "POST" || !isAction) return false;
  try {
    requireOwnOrigin(request);
    const limits = (await hasSession(request)) ? SIGNED_IN : SIGNED_OUT;
    checkActionBody(await peekBody(request, limits.bytes), type, { ...limits, isCall });
    return false;
  } catch (error) {
    await refuse(request, response, toApiError(error, newRequestId()));
    await readRest(request); // otherwise the next request on this connection would wait
    if (!request.complete) request.destroy();
    return true;
  }
}

/** Next makes the same comparison for each action, but answers 500: a foreign origin is refused here in the same cases. */
function requireOwnOrigin({ headers }: IncomingMessage) {
  const { origin, host, "x-forwarded-host": forwarded = "" } = headers;
  if (origin === undefined) return;
  const [own] = String(forwarded).split(",");
  const isOwn = URL.canParse(origin) && new URL(origin).host === (own?.trim() || host);
  if (!isOwn) throw forbidden("This works only from the pages of Groundwork. Try again there.");
}

/** Bytes of bodies that are being read, in this process. */
const MAX_HELD_BYTES = 64 * 1024 * 1024;
const MAX_READ_MS = 60_000;
let heldBytes = 0;

/**
 * Reads the body and puts it back before the stream can emit `end`. @throws 413, 400 for an empty body or one that takes a minute,
 * 503 while too much is being read
 */
function peekBody(request: IncomingMessage, max: number): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    let size = 0;
    const settle = (end: () => void) => {
      clearTimeout(deadline);
      heldBytes -= size;
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
        heldBytes += chunk.length;
      }
      if (heldBytes > MAX_HELD_BYTES) settle(() => reject(overloaded(BUSY, 5)));
      else if (size > max) settle(() => reject(tooLarge(max)));
      else if (request.complete && size === 0) breakOff();
      else if (request.complete) settle(() => resolve(putBack(Buffer.concat(chunks))));
    };
    const deadline = setTimeout(breakOff, MAX_READ_MS);
    request.on("readable", read).once("close", breakOff);
  });
}

const BUSY = "Many forms are being sent at the moment. Send this one again.";

const tooLarge = (max: number) =>
  new ApiError(
    "PAYLOAD_TOO_LARGE",
    `This form is over ${formatFileSize(max)}. Sign in if you are signed out, or send less at once.`,
  );
