import { processWide } from "@/lib/process-wide";
import { type Address, createThreads, type Results, type Task } from "./render-thread";
import type { RenderedDocument } from "./rendered";
import { createRenderer } from "./renderer";

/** In characters. Longer texts use a separate thread, so that short pages never wait for them. */
const LONG = 100_000;
const LIMITS = { cacheBytes: 32 * 1024 * 1024 };

const renderers = processWide("markdownRenderers", () => ({
  short: createRenderer(createThreads(2, 10_000), { ...LIMITS, fullMs: 3_000, simpleMs: 2_000 }),
  long: createRenderer(createThreads(1, 40_000), { ...LIMITS, fullMs: 15_000, simpleMs: 5_000 }),
}));
const readingThreads = processWide("readingThreads", () => createThreads(1, 10_000));

/**
 * For a page with its own h1. Never throws: a document that exceeds the limits (5 s after at most 10 s of waiting, four
 * times as much for a long one) gets less formatting and a notice. `imageHosts` as in `renderFull`.
 */
export function renderMarkdown(
  markdown: string,
  imageHosts?: readonly string[] | null,
): Promise<RenderedDocument> {
  return renderers()[isLong(markdown) ? "long" : "short"](markdown, imageHosts);
}

/** Whether the first rendering takes seconds. */
export const isLong = (markdown: string): boolean => markdown.length > LONG;

/** Undefined after `limitMs`. @throws when no thread is free within 10 s */
export function findAddresses(markdown: string, limitMs: number): Promise<Address[] | undefined> {
  return inReadingThread({ task: "addresses", markdown, limitMs });
}

/** Keeps reading from delaying pages. Undefined after the task's `limitMs`. @throws when not free within 10 s */
export function inReadingThread<Name extends "addresses" | "headings">(
  task: Task<Name>,
  owner?: string,
): Promise<Results[Name] | undefined> {
  return readingThreads().use((thread) => thread.run(task), owner);
}
