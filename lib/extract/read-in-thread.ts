import { log } from "@/lib/log";
import { processWide } from "@/lib/process-wide";
import { createPool, isNoneFree } from "@/lib/threads/pool";
import { createThread } from "@/lib/threads/thread";
import { LIMITS, type Limits } from "./limits";
import { type Reason, refusal } from "./refusals";

type Reply = { text: string } | { refused: Reason; found?: number };

const HEAP_MB = 256;
/** Each queued request keeps its file in memory. One owner's files leave a thread to others. */
const THREADS = { count: 2, waitMs: 30_000, maxWaiting: 8, maxPerOwner: 1 };

const createThreads = () =>
  createPool(
    Array.from({ length: THREADS.count }, () => createThread("lib/extract/worker.mjs", HEAP_MB)),
    THREADS.waitMs,
    THREADS.maxWaiting,
    THREADS.maxPerOwner,
  );

const threads = processWide("extractThreads", createThreads);

/** `owner` is a fairness key, like a workspace. */
export type Reader = { owner?: string; signal?: AbortSignal | undefined };

/** Each file gets a new thread, so that it cannot influence the next. */
export async function readInThread(
  format: "pdf" | "docx",
  bytes: Uint8Array,
  limits: Limits = LIMITS,
  { owner, signal }: Reader = {},
): Promise<string> {
  const reply = await threads()
    .use(async (thread) => {
      if (signal?.aborted) throw refusal("gone");
      try {
        return await thread.run<Reply>({ format, bytes, limits }, limits.timeMs);
      } finally {
        await thread.end();
      }
    }, owner)
    .catch((error) => {
      throw isNoneFree(error) ? refusal("busy") : error;
    });
  if ("text" in reply) return reply.text;
  if ("refused" in reply) throw refusal(reply.refused, reply.found);
  log.warn({ event: "extract_failed", format, bytes: bytes.length, reason: reply.error });
  throw refusal("too-complex");
}
