import type { IncomingMessage, ServerResponse } from "node:http";
import { MIB } from "@/lib/bytes";
import { ApiError, forbidden, invalid } from "@/lib/errors";
import { formatFileSize } from "@/lib/file-size";
import { MAX_VALUES } from "@/lib/http/parse-json";
import { ADDRESS_HEADER, toNetwork } from "@/lib/limits/client-address";
import { type ActionValuesLeft, checkActionBody } from "./action-body";
import { findSession } from "./find-session";
import { HeldBytes } from "./held-bytes";
import { MAX_FORM_BYTES } from "./max-form-bytes";
import { refuse } from "./refuse";
import { getPath, readRest } from "./requests";

type ActionLimits = ActionValuesLeft & { bytes: number; held: HeldBytes };

/** Forms of people who are signed out have a few short fields. */
const SIGNED_OUT: ActionLimits = {
  bytes: 128 * 1024,
  parts: 100,
  values: 1_000,
  held: new HeldBytes(16 * MIB),
};
const SIGNED_IN: ActionLimits = {
  bytes: MAX_FORM_BYTES,
  parts: 1_000,
  values: MAX_VALUES,
  held: new HeldBytes(64 * MIB),
};

/** What `proxy.ts` leaves out, so that Next holds no body: files as they come, and answers that read none. */
const STREAMS = /^\/(?:w\/[^/]+\/initiatives\/[^/]+\/uploads$|api\/|\.well-known\/|register$)/;

/**
 * Bounds the body of a request to a page, which Next would hold in memory, and checks that of a server action, which React would
 * parse on the event loop without bounds: Next would answer a malformed one with 500, and write a part of it to the console.
 * Returns whether it answered.
 */
export async function refuseBody(
  request: IncomingMessage,
  response: ServerResponse,
): Promise<boolean> {
  const { method, url = "/", headers } = request;
  const type = headers["content-type"] ?? "";
  const isCall = headers["next-action"] !== undefined;
  const path = getPath(url);
  const isAction =
    method === "POST" && (isCall || /multipart/i.test(type)) && !path.startsWith("/api/");
  const isStream = !isAction && STREAMS.test(path);
  const hasBody =
    headers["transfer-encoding"] !== undefined || Number(headers["content-length"]) > 0;
  if (method === "GET" || method === "HEAD" || isStream || !(hasBody || isAction)) return false;
  try {
    if (isAction) requireOwnOrigin(request);
    const session = await findSession(request);
    const limits = session === undefined ? SIGNED_OUT : SIGNED_IN;
    const body = await peekBody(request, limits, session, isAction);
    if (isAction) checkActionBody(body, type, { ...limits, isCall });
    return false;
  } catch (error) {
    await refuse(request, response, error);
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

const MAX_READ_MS = 60_000;

/**
 * Reads the body and puts it back before the stream can emit `end`. @throws 413, 400 for an empty action or a body that takes a minute,
 * 503 while this client, or all together, send too much
 */
function peekBody(
  request: IncomingMessage,
  { bytes: max, held }: ActionLimits,
  session: string | undefined,
  isAction: boolean,
): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    const network = String(toNetwork(String(request.headers[ADDRESS_HEADER])));
    let isOver = false;
    const settle = (end: () => void) => {
      isOver = true;
      clearTimeout(deadline);
      held.remove(body);
      request.off("readable", read).off("close", breakOff);
      end();
    };
    const refuse = (error: Error) => settle(() => reject(error));
    const body = { network, session, bytes: 0, refuse };
    const putBack = (whole: Buffer) => {
      request.unshift(whole);
      return whole;
    };
    const breakOff = () => refuse(invalid("", "This form ended too early. Send it again."));
    const read = () => {
      let size = 0;
      for (let chunk = request.read(); chunk !== null; chunk = request.read()) {
        chunks.push(chunk);
        size += chunk.length;
      }
      held.add(body, size);
      if (isOver) return;
      if (body.bytes > max) refuse(tooLarge(max));
      else if (request.complete && body.bytes === 0 && isAction) breakOff();
      else if (request.complete) settle(() => resolve(putBack(Buffer.concat(chunks))));
    };
    const deadline = setTimeout(breakOff, MAX_READ_MS);
    if (request.destroyed)
      breakOff(); // before anybody listened
    else request.on("readable", read).once("close", breakOff);
  });
}

const tooLarge = (max: number) =>
  new ApiError(
    "PAYLOAD_TOO_LARGE",
    `This form is over ${formatFileSize(max)}. Sign in if you are signed out, or send less at once.`,
  );
