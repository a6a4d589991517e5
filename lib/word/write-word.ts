import { overloaded } from "@/lib/errors";
import { isNestedTooDeeply } from "@/lib/markdown/nesting";
import { processWide } from "@/lib/process-wide";
import { guessLanguage } from "@/lib/text/languages";
import { createThreads } from "@/lib/threads/threads";

type Reply = { bytes: Uint8Array<ArrayBuffer> };

const LIMITS = { fullMs: 10_000, plainMs: 10_000 };
const NOTICE =
  "This document is too complex to format, so its text is here as it was written. To have it formatted, split it into smaller documents.";

const threads = processWide("wordThreads", () =>
  createThreads("lib/word/worker.mjs", { count: 2, heapMb: 512, waitMs: 30_000 }),
);

/** Writes a plain document with a notice if formatting takes too much time or memory. @throws 503 */
export async function writeWord(
  title: string,
  markdown: string,
  owner: string,
): Promise<Uint8Array<ArrayBuffer>> {
  const { length } = markdown;
  const language = guessLanguage(markdown);
  const reply = await threads().use(
    async (thread) => {
      const full = isNestedTooDeeply(markdown)
        ? undefined
        : await thread.run<Reply>({ task: "full", title, markdown, language }, LIMITS.fullMs, {
            event: "word_not_formatted",
            length,
          });
      if (full) return full;
      const plain = { task: "plain", title, markdown, notice: NOTICE };
      return thread.run<Reply>(plain, LIMITS.plainMs, { event: "word_not_written", length });
    },
    () => undefined,
    owner,
  );
  if (!reply) throw notWritten();
  return reply.bytes;
}

const notWritten = () =>
  overloaded(
    "The Word file could not be written in time. Try again in a minute, or download the document as Markdown or HTML.",
    60,
  );
