import type { RenderedDocument } from "@/lib/markdown/rendered";
import { createRenderer } from "@/lib/markdown/renderer";

const LIMITS = {
  fullMs: 3000,
  simpleMs: 2000,
  waitMs: 10_000,
  threads: 2,
  cacheBytes: 64 * 1024 * 1024,
};

// On globalThis: Next gives every route bundle its own copy of this module.
const shared: typeof globalThis & { groundworkRenderer?: ReturnType<typeof createRenderer> } =
  globalThis;

/**
 * A stored markdown document as safe HTML for a page that has its own h1.
 * Never throws: a document that takes too much time (5 s in all, after 10 s of waiting at most) or
 * too much memory has less formatting and a notice that says so. Outcomes are cached by content.
 */
export function renderMarkdown(markdown: string): Promise<RenderedDocument> {
  shared.groundworkRenderer ??= createRenderer(LIMITS);
  return shared.groundworkRenderer(markdown);
}
