import { escapeHtml } from "@/lib/text/escape-html";
import type { Letter } from "./letter";

export function toText({ paragraphs, action, closing }: Letter): string {
  const parts = [...paragraphs, ...(action ? [`${action.label}:\n${action.url}`] : []), closing];
  return `${parts.join("\n\n")}\n\n-- \nGroundwork\n`;
}

const FONT = "font-family:Inter,-apple-system,'Segoe UI',Roboto,Helvetica,Arial,sans-serif";

const DARK = `
  :root { color-scheme: light dark; supported-color-schemes: light dark; }
  @media (prefers-color-scheme: dark) {
    .canvas { background: #0d0f0e !important; }
    .card { background: #131514 !important; border-color: #2d312e !important; }
    .text { color: #ecece8 !important; }
    .subtle { color: #a1a59e !important; }
    .link { color: #7fd1ae !important; }
  }`;

const writeParagraph = (text: string) =>
  `<p class="text" style="margin:0 0 16px;color:#1a1c1a;font-size:16px;line-height:24px;overflow-wrap:anywhere">${escapeHtml(text)}</p>`;

/** Shows the address too, so that people can see where the button leads. */
function writeButton({ label, url }: NonNullable<Letter["action"]>): string {
  const href = escapeHtml(url);
  return `<p style="margin:24px 0 16px"><a href="${href}" style="display:inline-block;background:#1f6b50;color:#ffffff;font-size:16px;line-height:24px;font-weight:600;text-decoration:none;padding:10px 18px;border-radius:8px">${escapeHtml(label)}</a></p>
<p class="subtle" style="margin:0 0 16px;color:#5d605a;font-size:13px;line-height:20px;overflow-wrap:anywhere">Or open this address: <a class="link" href="${href}" style="color:#185a43">${href}</a></p>`;
}

export function toHtml({ subject, paragraphs, action, closing }: Letter): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${escapeHtml(subject)}</title>
<style>${DARK}
</style>
</head>
<body class="canvas" style="margin:0;padding:24px 12px;background:#f7f7f4;${FONT}">
<div class="card" style="max-width:520px;margin:0 auto;padding:28px;background:#ffffff;border:1px solid #e4e4de;border-radius:12px">
<p class="subtle" style="margin:0 0 20px;color:#5d605a;font-size:13px;line-height:20px;font-weight:600">Groundwork</p>
<h1 class="text" style="margin:0 0 16px;color:#1a1c1a;font-size:20px;line-height:28px;overflow-wrap:anywhere">${escapeHtml(subject)}</h1>
${paragraphs.map(writeParagraph).join("\n")}
${action ? writeButton(action) : ""}
<p class="subtle" style="margin:16px 0 0;color:#5d605a;font-size:13px;line-height:20px;overflow-wrap:anywhere">${escapeHtml(closing)}</p>
</div>
</body>
</html>
`;
}
