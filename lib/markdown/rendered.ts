import type { SafeHtml } from "./safe-html";

export type Heading = { depth: number; id: string; text: string };

export type RenderedDocument = { html: SafeHtml; notice: string | null; headings: Heading[] };
