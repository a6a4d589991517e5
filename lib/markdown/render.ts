import { processWide } from "@/lib/process-wide";
import { type Address, createThreads, type Results, type Task } from "./render-thread";
import type { RenderedDocument } from "./rendered";
import { createRenderer } from "./renderer";

/** In characters. Longer texts have a thread of their own, so that no other page waits for one of them. */
const LONG = 100_000;
const LIMITS = { cacheBytes: 32 * 1024 * 1024 };

const renderers = processWide("markdownRenderers", () => ({
  short: createRenderer(createThreads(2, 10_000), { ...LIMITS, fullMs: 3_000, simpleMs: 2_000 }),
  long: createRenderer(createThreads(1, 40_000), { ...LIMITS, fullMs: 15_000, simpleMs: 5_000 }),
}));
const readingThreads = processWide("readingThreads", () => createThreads(1, 10_000));

/**
 * A stored markdown document as safe HTML for a page that has its own h1.
 * Never throws: a document that takes too much time (5 s in all, after 10 s of waiting at most; a long one four times as
 * much) or too much memory has less formatting and a notice that says so. Outcomes are cached by content.
 * Images wait for a click, but those of `imageHosts`; with null they are links, for a page that loads nothing.
 */
export function renderMarkdown(
  markdown: string,
  imageHosts?: readonly string[] | null,
): Promise<RenderedDocument> {
  return renderers()[isLong(markdown) ? "long" : "short"](markdown, imageHosts);
}

/** Whether a text takes seconds to be rendered, when it is for the first time. */
export const isLong = (markdown: string): boolean => markdown.length > LONG;

/**
 * Every link, image, definition and piece of HTML in a text, read as a page reads it. Undefined when
 * that takes more than `limitMs`. @throws when no thread is free for 10 s
 */
export function findAddresses(markdown: string, limitMs: number): Promise<Address[] | undefined> {
  return inReadingThread({ task: "addresses", markdown, limitMs });
}

/**
 * A task of the thread that reads and does not render, so that no page keeps it waiting. Undefined when it takes
 * more than its `limitMs`; owners that wait are served in turn. @throws when the thread is not free for 10 s
 */
export function inReadingThread<Name extends "addresses" | "headings">(
  task: Task<Name>,
  owner?: string,
): Promise<Results[Name] | undefined> {
  return readingThreads().use((thread) => thread.run(task), owner);
}
