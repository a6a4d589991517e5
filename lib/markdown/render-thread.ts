import { createThreads, type Thread } from "@/lib/threads/threads";
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

export const createRenderThreads = (count: number, waitMs: number) =>
  createThreads("lib/markdown/worker.mjs", { count, heapMb: 256, waitMs });
export type RenderThreads = ReturnType<typeof createRenderThreads>;

/** Undefined beyond the limits. @throws when the thread cannot start, which is not the document's fault */
export function runTask<Name extends keyof Results>(
  thread: Thread,
  { limitMs, ...input }: Task<Name>,
): Promise<Results[Name] | undefined> {
  const { task, markdown } = input;
  const failure = { event: "render_failed", task, length: markdown.length };
  return thread.run<Results[Name]>(input, limitMs, failure);
}
