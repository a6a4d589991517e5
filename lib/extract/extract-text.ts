import { processWide } from "@/lib/process-wide";
import { createThreads } from "@/lib/threads/threads";
import { detect } from "./detect";
import { LIMITS, type Limits, MAX_FILE_BYTES } from "./limits";
import type { MediaType } from "./media-types";
import { type Reason, refusal } from "./refusals";
import { tidyText } from "./tidy";

type Reply = { text: string } | { refused: Reason; found?: number };

/** Each queued request keeps its file in memory, so few may wait. One owner's files leave a thread to others. */
const BOUNDS = { count: 2, heapMb: 256, waitMs: 30_000, maxWaiting: 8, maxPerOwner: 1 };

const threads = processWide("extractThreads", () =>
  createThreads("lib/extract/worker.mjs", BOUNDS),
);

/** `owner` is a fairness key, like a workspace. */
export type Reader = { owner?: string; signal?: AbortSignal | undefined };

/**
 * Returns at most `MAX_TEXT` characters; CSV and Markdown change only as `tidyText` says. @throws {ApiError} for the person who uploads: 400
 * empty, damaged, protected or without text, 413 too large or complex, 415 not accepted or misnamed, 503 too many, 499
 * aborted
 */
export async function extractText(
  bytes: Uint8Array,
  filename: string,
  { declaredType, ...reader }: Reader & { declaredType?: string | undefined } = {},
): Promise<{ mediaType: MediaType; text: string }> {
  if (bytes.length === 0) throw refusal("empty");
  if (bytes.length > MAX_FILE_BYTES) throw refusal("too-large");
  const detected = detect(bytes, filename, declaredType);
  const text =
    detected.format === "text"
      ? detected.text
      : await readInThread(detected.format, bytes, LIMITS, reader);
  return { mediaType: detected.mediaType, text: tidyText(text) };
}

/** Each file gets a new thread, so that it cannot influence the next. */
export async function readInThread(
  format: "pdf" | "docx",
  bytes: Uint8Array,
  limits: Limits,
  { owner, signal }: Reader,
): Promise<string> {
  const reply = await threads().use(
    async (thread) => {
      if (signal?.aborted) throw refusal("gone");
      const failure = { event: "extract_failed", format, bytes: bytes.length };
      try {
        return await thread.run<Reply>({ format, bytes, limits }, limits.timeMs, failure);
      } finally {
        await thread.end();
      }
    },
    () => {
      throw refusal("busy");
    },
    owner,
  );
  if (!reply) throw refusal("too-complex");
  if ("refused" in reply) throw refusal(reply.refused, reply.found);
  return reply.text;
}
