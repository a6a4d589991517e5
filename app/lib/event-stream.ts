import { ApiError } from "@/lib/errors";
import { stopSignal } from "@/lib/stopping";

/** A browser opens a stream anew by itself: whoever may not see it any more is out by then. */
const LONGEST_MS = 60_000;
/** What moves nothing for 30 s is cut (`server/connections.ts`). */
const SIGN_OF_LIFE_MS = 15_000;
/** In this process. */
const MOST = 1_000;

let open = 0;

/**
 * Sends what `source` yields as server-sent events, each a JSON value, until the reader goes, a minute is over or the process stops.
 * @throws 503 where too many are open
 */
export function eventStream(
  request: Request,
  source: (signal: AbortSignal) => AsyncGenerator<unknown>,
): Response {
  if (open >= MOST) {
    throw new ApiError(
      "OVERLOADED",
      "Too many pages are open at the moment. Try again in a minute.",
    );
  }
  const gone = new AbortController();
  const signal = AbortSignal.any([
    request.signal,
    gone.signal,
    stopSignal(),
    AbortSignal.timeout(LONGEST_MS),
  ]);
  const encoder = new TextEncoder();
  const body = new ReadableStream<Uint8Array>({
    async start(stream) {
      open += 1;
      const send = (text: string) => {
        if (!gone.signal.aborted) stream.enqueue(encoder.encode(text));
      };
      const alive = setInterval(() => send(":\n\n"), SIGN_OF_LIFE_MS);
      try {
        send("retry: 1000\n\n");
        for await (const value of source(signal)) {
          if (signal.aborted) break;
          send(`data: ${JSON.stringify(value)}\n\n`);
        }
        stream.close();
      } catch (error) {
        if (gone.signal.aborted) return; // nobody reads any more
        stream.error(error);
      } finally {
        open -= 1;
        clearInterval(alive);
      }
    },
    cancel: () => gone.abort(),
  });
  return new Response(body, {
    headers: {
      "Content-Type": "text/event-stream",
      "Cache-Control": "no-store, no-transform", // a proxy that compresses it would keep it back
      "X-Accel-Buffering": "no",
    },
  });
}
