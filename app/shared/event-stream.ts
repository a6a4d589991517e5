import { answerError } from "@/app/shared/answers";
import { getRequestCaller } from "@/app/shared/request-caller";
import type { Caller } from "@/lib/access/caller";
import { overloaded } from "@/lib/errors";
import { spendInApp } from "@/lib/limits/rate-limit";
import { findOutage } from "@/lib/outage";
import { processWide } from "@/lib/process-wide";
import { pathId } from "@/lib/schemas/fields";
import { stopSignal } from "@/lib/stopping";
import { limitTime, waitAtMost } from "@/lib/time-limit";

/** Browsers reopen a stream that ends. */
const MAX_STREAM_MS = 60_000;
/** Access is checked again as often. Shorter than the 30 s after which `server/connections.ts` ends an idle connection. */
const SIGN_OF_LIFE_MS = 15_000;
const MAX_STREAMS = 1_000;
/** How long a positive check holds: a chat sends several values a second. */
const CHECK_MS = 1_000;

const streams = processWide("eventStreams", () => ({ open: 0 }));

type Context = { params: Promise<{ workspace: string; id: string }> };
type Source = (
  caller: Caller,
  resource: { id: string },
  signal: AbortSignal,
) => AsyncGenerator<unknown>;

/** A stream ends with its source, reader or process, or after a minute. An error before the first
 * value becomes the answer. */
export const serveEvents =
  (source: Source) =>
  async (request: Request, { params }: Context): Promise<Response> => {
    const { workspace, id } = await params;
    try {
      const findCaller = () => getRequestCaller(request, workspace);
      const caller = await findCaller();
      await spendInApp(caller);
      const resource = { id: pathId.parse(id) };
      const read = (signal: AbortSignal) => source(caller, resource, signal);
      return await openEventStream(request, findCaller, read);
    } catch (error) {
      return answerError(error);
    }
  };

/**
 * Ends when `checkAccess` rejects, which is called before a value, at most once a second, and at intervals: a removed member, or a
 * session that was ended, gets nothing more. @throws errors of `source` before its first value, and 503 if too many streams are open
 */
export async function openEventStream(
  request: Request,
  checkAccess: () => Promise<unknown>,
  source: (signal: AbortSignal) => AsyncGenerator<unknown>,
  maxMs = MAX_STREAM_MS,
): Promise<Response> {
  if (streams().open >= MAX_STREAMS) {
    throw overloaded("Too many pages are open at the moment. Try again in a minute.", 60);
  }
  const gone = new AbortController();
  const end = limitTime(maxMs, request.signal, gone.signal, stopSignal());
  const leave = countStream();
  const frames = writeFrames(source(end), limitChecks(checkAccess), { gone, leave });
  // A stream that nobody reads or cancels ends too. Its place is free at once, while a slow source or check is still awaited.
  const quit = () => {
    leave();
    void frames.return().catch(() => {});
  };
  if (end.aborted) quit();
  else end.addEventListener("abort", quit, { once: true });
  const first = await frames.next();
  const encoder = new TextEncoder();
  const body = new ReadableStream<Uint8Array>({
    start(reader) {
      if (!first.done) reader.enqueue(encoder.encode(first.value));
    },
    // Pulls no more than the reader has room for.
    async pull(reader) {
      const { done, value } = await frames.next();
      if (done) reader.close();
      else reader.enqueue(encoder.encode(value));
    },
    async cancel() {
      gone.abort();
      await frames.return();
    },
  });
  return new Response(body, {
    headers: {
      "Content-Type": "text/event-stream",
      "Cache-Control": "no-store, no-transform", // a compressing proxy would hold events back
      "X-Accel-Buffering": "no",
    },
  });
}

/** Counts one more open stream. @returns a function that counts it out, once */
function countStream(): () => void {
  let isOpen = true;
  streams().open += 1;
  return () => {
    if (isOpen) streams().open -= 1;
    isOpen = false;
  };
}

/** An error before the first value comes before the first frame. */
async function* writeFrames(
  values: AsyncGenerator<unknown>,
  mayRead: () => Promise<boolean>,
  { gone, leave }: { gone: AbortController; leave(): void },
): AsyncGenerator<string, void, void> {
  try {
    let next = values.next();
    await next;
    yield "retry: 1000\n\n";
    for (;;) {
      const value = await waitAtMost(next, SIGN_OF_LIFE_MS, () => undefined);
      if (value?.done) return;
      if (!value) yield ":\n\n";
      if (!(await mayRead())) return gone.abort();
      if (!value) continue;
      yield `data: ${JSON.stringify(value.value)}\n\n`;
      next = values.next();
    }
  } finally {
    leave();
    await values.return(undefined);
  }
}

/** Returns a check that holds for a second. */
function limitChecks(checkAccess: () => Promise<unknown>): () => Promise<boolean> {
  let checkedAt = 0;
  return async () => {
    if (Date.now() - checkedAt < CHECK_MS) return true;
    try {
      await checkAccess();
    } catch (error) {
      // During an outage of the database, a stream that was allowed until now goes on.
      if (!findOutage(error)) return false;
    }
    checkedAt = Date.now();
    return true;
  };
}
