import type { SafeHtml } from "./safe-html";

/** A heading: `depth` is its level in the HTML (2 to 6), `id` its anchor, `text` is never empty. */
export type Heading = { depth: number; id: string; text: string };

/** A document as a page shows it; `notice` is the reader's explanation for missing formatting. */
export type RenderedDocument = { html: SafeHtml; notice: string | null; headings: Heading[] };
