import { PAGE_STYLE } from "./page-style";
import { escapeHtml } from "./plain-html";
import type { RenderedDocument } from "./rendered";

/** No part of the page may be asked for anywhere, and nothing in it may run. */
const POLICY = "default-src 'none'; style-src 'unsafe-inline'; form-action 'none'; base-uri 'none'";

/** A rendered document as a page that stands alone: one file, which loads nothing and runs nothing. */
export function standalonePage(
  title: string,
  { html, notice, headings }: RenderedDocument,
): string {
  // Many documents begin with their own title, which the page shows already.
  const repeatsTitle = html.startsWith("<h2") && headings[0]?.text === title;
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${POLICY}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="referrer" content="no-referrer">
<title>${escapeHtml(title)}</title>
<style>${PAGE_STYLE}</style>
</head>
<body>
<h1>${escapeHtml(title)}</h1>
${notice ? `<p class="notice">${escapeHtml(notice)}</p>\n` : ""}<main${repeatsTitle ? ' class="repeats-title"' : ""}>${html}</main>
</body>
</html>
`;
}
