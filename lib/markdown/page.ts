import { PAGE_STYLE } from "./page-style";
import { escapeHtml } from "./plain-html";
import type { RenderedDocument } from "./rendered";

/** The page may load nothing from the network and run no scripts. */
const POLICY = "default-src 'none'; style-src 'unsafe-inline'; form-action 'none'; base-uri 'none'";

export function writePage(title: string, { html, notice, headings }: RenderedDocument): string {
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
