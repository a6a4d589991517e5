import { log } from "@/lib/log";
import { createPool } from "@/lib/threads/pool";
import { createThread } from "@/lib/threads/thread";
import type { Heading } from "./rendered";

type Rendered = { html: string; headings: Heading[] };

/** In UTF-16 units; `url` is empty without an address. */
export type Address = {
  kind: "link" | "image" | "definition" | "footnoteDefinition" | "html";
  url: string;
  from: number;
  to: number;
};

/** Levels, titles (one a line) and first lines; `isCut`: some headings were left out. */
export type HeadingColumns = {
  levels: Uint8Array;
  titles: string;
  lines: Uint32Array;
  isCut: boolean;
};

export type Results = {
  full: Rendered;
  simple: Rendered;
  addresses: Address[];
  headings: HeadingColumns;
};

export type Task<Name extends keyof Results> = {
  task: Name;
  markdown: string;
  limitMs: number;
  imageHosts?: readonly string[] | null;
  bounds?: { max: number; section?: string };
};

const HEAP_MB = 256;

export const createThreads = (count: number, waitMs: number) =>
  createPool(Array.from({ length: count }, createRenderThread), waitMs);
export type Threads = ReturnType<typeof createThreads>;

function createRenderThread() {
  const thread = createThread("lib/markdown/worker.mjs", HEAP_MB);

  /** Undefined beyond the limits. @throws when the thread cannot start, which is not the document's fault */
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
