import { MIB } from "@/lib/bytes";
import { processWide } from "@/lib/process-wide";
import {
  type Address,
  createRenderThreads,
  type Results,
  runTask,
  type Task,
} from "./render-thread";
import type { RenderedDocument } from "./rendered";
import { createRenderer } from "./renderer";

/** In characters; short pages never wait for longer texts. */
const LONG = 100_000;
const LIMITS = { cacheBytes: 32 * MIB };

const renderers = processWide("markdownRenderers", () => ({
  short: createRenderer(createRenderThreads(2, 10_000), {
    ...LIMITS,
    fullMs: 3_000,
    simpleMs: 2_000,
  }),
  long: createRenderer(createRenderThreads(1, 40_000), {
    ...LIMITS,
    fullMs: 15_000,
    simpleMs: 5_000,
  }),
}));
const readingThreads = processWide("readingThreads", () => createRenderThreads(1, 10_000));

/** Never throws: a document beyond the limits (5 s of work after 10 s of waiting, four times for a long one) gets a notice. */
export function renderMarkdown(
  markdown: string,
  imageHosts?: readonly string[] | null,
): Promise<RenderedDocument> {
  return renderers()[isLong(markdown) ? "long" : "short"](markdown, imageHosts);
}

/** Whether the first rendering takes seconds. */
export const isLong = (markdown: string): boolean => markdown.length > LONG;

/** Undefined after `limitMs`. `busy` decides if no thread is free within 10 s. */
export function findAddressesInThread<Busy>(
  markdown: string,
  limitMs: number,
  busy: () => Busy,
): Promise<Address[] | Busy | undefined> {
  return runInReadingThread({ task: "addresses", markdown, limitMs }, busy);
}

/** Keeps reading from delaying pages. `busy` decides if no thread is free within 10 s. */
export function runInReadingThread<Name extends "addresses" | "headings", Busy>(
  task: Task<Name>,
  busy: () => Busy,
  owner?: string,
): Promise<Results[Name] | Busy | undefined> {
  return readingThreads().use((thread) => runTask(thread, task), busy, owner);
}
