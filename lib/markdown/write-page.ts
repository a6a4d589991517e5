import { EXPORT_POLICY } from "@/lib/content-security-policy";
import { escapeHtml } from "@/lib/text/escape-html";
import type { RenderedDocument } from "./rendered";

/** The language of the notices, and of a page whose own is unknown. */
const DEFAULT_LANGUAGE = "en";

/** A page of its own, in `language` (BCP 47) if that is known. */
export function writePage(
  title: string,
  { html, notice, headings }: RenderedDocument,
  language = DEFAULT_LANGUAGE,
): string {
  const ofNotice = language === DEFAULT_LANGUAGE ? "" : ` lang="${DEFAULT_LANGUAGE}"`;
  const repeatsTitle = html.startsWith("<h2") && headings[0]?.text === title;
  return `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${EXPORT_POLICY}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="referrer" content="no-referrer">
<title>${escapeHtml(title)}</title>
<style>${STYLE}</style>
</head>
<body>
<h1>${escapeHtml(title)}</h1>
${notice ? `<p class="notice"${ofNotice}>${escapeHtml(notice)}</p>\n` : ""}<main${repeatsTitle ? ' class="repeats-title"' : ""}>${dropFileLinks(html)}</main>
</body>
</html>
`;
}

/** In the renderers' HTML, `<` occurs in tags and their values only, and values are between `"`. */
const TAG = /<\w+(?:[^">]|"[^"]*")*>/g;
const ATTRIBUTE = / ([\w:-]+)="([^"]*)"/g;
const WEB_ADDRESS = /^(?:https?:\/\/|mailto:|#)/i;

/** On a saved page, other addresses lead to files: `//host/x` to a file server, to which Windows sends the reader's password hash. */
const dropFileLinks = (html: string): string =>
  html.replace(TAG, (tag) =>
    tag.replace(ATTRIBUTE, (attribute, name, value) =>
      name === "href" && !WEB_ADDRESS.test(value) ? "" : attribute,
    ),
  );

const STYLE = `
:root { color-scheme: light dark; --ink: #1f2328; --quiet: #59636e; --line: #d1d9e0; --ground: #f6f8fa; --link: #0757ba; }
@media (prefers-color-scheme: dark) { :root { --ink: #e6edf3; --quiet: #9198a1; --line: #3d444d; --ground: #161b22; --link: #6cb0ff; } body { background: #0d1117; } }
body { max-width: 46rem; margin: 3rem auto; padding: 0 1.25rem; color: var(--ink); font: 1rem/1.6 system-ui, sans-serif; overflow-wrap: break-word; }
h1, h2, h3, h4, h5, h6 { margin: 1.6em 0 0.5em; line-height: 1.25; }
h1 { margin-top: 0; font-size: 2rem; } h2 { font-size: 1.5rem; } h3 { font-size: 1.25rem; } h4, h5, h6 { font-size: 1rem; }
main.repeats-title > :first-child { display: none; }
a { color: var(--link); }
blockquote { margin-inline: 0; padding-inline-start: 1em; border-inline-start: 3px solid var(--line); color: var(--quiet); }
code, kbd, samp { padding: 0.1em 0.3em; border-radius: 4px; background: var(--ground); font: 0.875em ui-monospace, monospace; }
pre { padding: 0.9rem 1rem; border: 1px solid var(--line); border-radius: 6px; background: var(--ground); overflow-x: auto; white-space: pre-wrap; }
pre code { padding: 0; background: none; }
h1 { unicode-bidi: plaintext; }
table { display: block; border-collapse: collapse; overflow-x: auto; }
th, td { padding: 0.4em 0.75em; border: 1px solid var(--line); unicode-bidi: plaintext; }
th { background: var(--ground); }
hr { margin: 2em 0; border: 0; border-top: 1px solid var(--line); }
.task-list-item { list-style: none; }
.task-list-item input { margin-inline: -1.35em 0.2em; }
.notice { padding: 0.5em 1em; border: 1px solid var(--line); border-radius: 6px; color: var(--quiet); }
.footnotes { margin-top: 3em; border-top: 1px solid var(--line); color: var(--quiet); font-size: 0.875em; }
.sr-only { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); }
.hljs-comment, .hljs-quote { color: var(--quiet); font-style: italic; }
.hljs-keyword, .hljs-selector-tag, .hljs-title { font-weight: 600; }
@media print { body { max-width: none; margin: 0; } pre, blockquote, tr { break-inside: avoid; } }
`;
