import { overloaded } from "@/lib/errors";
import { log } from "@/lib/log";
import { isNestedTooDeeply } from "@/lib/markdown/nesting";
import { processWide } from "@/lib/process-wide";
import { createPool, isNoneFree } from "@/lib/threads/pool";
import { createThread } from "@/lib/threads/thread";

type Reply = { bytes: Uint8Array<ArrayBuffer> };

const HEAP_MB = 512;
const THREADS = 2;
const WAIT_MS = 30_000;
const LIMITS = { fullMs: 10_000, plainMs: 10_000 };
const NOTICE =
  "This document is too complex to format, so its text is here as it was written. To have it formatted, split it into smaller documents.";

const createThreads = () =>
  createPool(
    Array.from({ length: THREADS }, () => createThread("lib/word/worker.mjs", HEAP_MB)),
    WAIT_MS,
  );

const threads = processWide("wordThreads", createThreads);

/** Writes a plain document with a notice if formatting takes too much time or memory. @throws 503 */
export async function writeWord(
  title: string,
  markdown: string,
  owner: string,
): Promise<Uint8Array<ArrayBuffer>> {
  const reply = await threads()
    .use(async (thread) => {
      if (!isNestedTooDeeply(markdown)) {
        const full = await thread.run<Reply>({ task: "full", title, markdown }, LIMITS.fullMs);
        if ("bytes" in full) return full;
        log.warn({ event: "word_not_formatted", length: markdown.length, reason: full.error });
      }
      return thread.run<Reply>({ task: "plain", title, markdown, notice: NOTICE }, LIMITS.plainMs);
    }, owner)
    .catch((error: unknown) => {
      if (isNoneFree(error)) throw notWritten();
      throw error;
    });
  if ("bytes" in reply) return reply.bytes;
  log.warn({ event: "word_not_written", length: markdown.length, reason: reply.error });
  throw notWritten();
}

const notWritten = () =>
  overloaded(
    "The Word file could not be written in time. Try again in a minute, or download the document as Markdown or HTML.",
    60,
  );
