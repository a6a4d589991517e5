import type { SafeHtml } from "./safe-html";

export type Heading = { depth: number; id: string; text: string };

/** A document as a page shows it; `notice` is the reader's explanation for missing formatting. */
export type RenderedDocument = { html: SafeHtml; notice: string | null; headings: Heading[] };
