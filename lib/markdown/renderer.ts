import { createHash } from "node:crypto";
import { LRUCache } from "lru-cache";
import { HOUR_MS } from "@/lib/clock";
import { describeError } from "@/lib/describe-error";
import { log } from "@/lib/log";
import { escapeHtml } from "@/lib/text/escape-html";
import { isNestedTooDeeply } from "./nesting";
import { type RenderThreads, runTask } from "./render-thread";
import type { RenderedDocument } from "./rendered";
import { asSafeHtml } from "./safe-html";

const FALLBACK_TTL_MS = HOUR_MS;

export const NOTICES = {
  simple:
    "This document is too complex to show in full. Task lists, footnotes and HTML appear as they were written. To see everything formatted, split it into smaller documents.",
  plain:
    "This document is too complex to format, so its text is shown as it was written. To see it formatted, split it into smaller documents or nest its lists and quotes less deeply.",
  busy: "The document could not be formatted just now, so its text is shown as it was written. Reload the page in a moment.",
};

export type Limits = {
  fullMs: number;
  simpleMs: number;
  cacheBytes: number;
};

type Source = { markdown: string; imageHosts: readonly string[] | null };

export function createRenderer(threads: RenderThreads, { fullMs, simpleMs, cacheBytes }: Limits) {
  const cache = new LRUCache<string, RenderedDocument>({ maxSize: cacheBytes, sizeCalculation });
  const running = new Map<string, Promise<RenderedDocument>>();

  return async function render(
    markdown: string,
    imageHosts: Source["imageHosts"] = [],
  ): Promise<RenderedDocument> {
    const hash = createHash("sha256").update(markdown).digest("base64");
    const key = `${hash}:${imageHosts?.join()}`;
    const known = cache.get(key) ?? running.get(key);
    if (known) return known;
    const job = produce({ markdown, imageHosts }, key).finally(() => running.delete(key));
    running.set(key, job);
    return job;
  };

  async function produce(source: Source, key: string) {
    const { markdown } = source;
    try {
      const rendered = isNestedTooDeeply(markdown)
        ? renderPlain(markdown, NOTICES.plain)
        : await renderWithinLimits(source);
      cache.set(key, rendered, rendered.notice === null ? {} : { ttl: FALLBACK_TTL_MS });
      return rendered;
    } catch (error) {
      log.error({ event: "render_unavailable", ...describeError(error) });
      return renderPlain(markdown, NOTICES.busy);
    }
  }

  function renderWithinLimits(source: Source): Promise<RenderedDocument> {
    return threads.use(
      async (thread) => {
        const full = await runTask(thread, { task: "full", ...source, limitMs: fullMs });
        if (full) return { ...full, html: asSafeHtml(full.html), notice: null };
        const simple = await runTask(thread, { task: "simple", ...source, limitMs: simpleMs });
        if (simple) return { ...simple, html: asSafeHtml(simple.html), notice: NOTICES.simple };
        return renderPlain(source.markdown, NOTICES.plain);
      },
      () => {
        throw new Error("No thread was free in time.");
      },
    );
  }
}

function sizeCalculation({ html, headings }: RenderedDocument): number {
  const text = headings.reduce((sum, { id, text }) => sum + id.length + text.length + 100, 0);
  return 2 * (html.length + text) + 500;
}

export function renderPlain(markdown: string, notice: string): RenderedDocument {
  const html = asSafeHtml(`<pre tabindex="0">${escapeHtml(markdown)}</pre>`);
  return { html, notice, headings: [] };
}
