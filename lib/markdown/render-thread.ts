import { log } from "@/lib/log";
import { createPool } from "@/lib/threads/pool";
import { createThread } from "@/lib/threads/thread";
import type { Heading } from "./rendered";

type Rendered = { html: string; headings: Heading[] };

/** Something in a text that leads somewhere, `url` its address if it has one, and its place in characters. */
export type Address = {
  kind: "link" | "image" | "definition" | "footnoteDefinition" | "html";
  url: string;
  from: number;
  to: number;
};

/** Levels, titles (one a line) and first lines of headings; `isCut`: there are more. */
export type HeadingColumns = {
  levels: Uint8Array;
  titles: string;
  lines: Uint32Array;
  isCut: boolean;
};

/** What each task of `worker.mjs` answers. */
export type Results = {
  full: Rendered;
  simple: Rendered;
  addresses: Address[];
  headings: HeadingColumns;
};

/** What to do with a text, and for how long at most. */
export type Task<Name extends keyof Results> = {
  task: Name;
  markdown: string;
  limitMs: number;
  /** Whose images are shown, in a rendering; null where all are links. */
  imageHosts?: readonly string[] | null;
  /** How many headings are wanted, and which section among them. */
  bounds?: { max: number; section?: string };
};

const HEAP_MB = 256;

/** A number of threads; `use` throws when none of them was free for `waitMs`. */
export const createThreads = (count: number, waitMs: number) =>
  createPool(Array.from({ length: count }, createRenderThread), waitMs);
export type Threads = ReturnType<typeof createThreads>;

/** A thread that reads Markdown. */
function createRenderThread() {
  const thread = createThread("lib/markdown/worker.mjs", HEAP_MB);

  /**
   * Undefined when the task cannot be done within the limits.
   * @throws when the thread cannot start, which is not the document's fault.
   */
  async function run<Name extends keyof Results>({
    limitMs,
    ...input
  }: Task<Name>): Promise<Results[Name] | undefined> {
    const reply = await thread.run<Results[Name]>(input, limitMs);
    if (!("error" in reply)) return reply;
    const { task, markdown } = input;
    log.warn({ event: "render_failed", task, length: markdown.length, reason: reply.error });
    return undefined;
  }

  return { run };
}
