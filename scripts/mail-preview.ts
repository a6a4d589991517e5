import "./load-env.mjs";
import { mkdirSync, mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { parseArgs } from "node:util";
import { toHtml, toText } from "@/lib/mail/format-letter";
import { writeLetter } from "@/lib/mail/letters";
import { escapeHtml } from "@/lib/text/escape-html";
import { MAIL_SAMPLES } from "./mail-samples";

/** `npm run mail:preview`: every mail with sample data, as HTML and as plain text, to look at in a browser. */
const { values } = parseArgs({ options: { out: { type: "string" } } });
const folder = path.resolve(values.out ?? mkdtempSync(path.join(tmpdir(), "groundwork-mail-")));
mkdirSync(folder, { recursive: true });

const rows = Object.entries(MAIL_SAMPLES).map(([name, mail]) => {
  const letter = writeLetter(mail);
  writeFileSync(path.join(folder, `${name}.html`), toHtml(letter));
  writeFileSync(path.join(folder, `${name}.txt`), toText(letter));
  return `<tr><td>${name}</td><td>${escapeHtml(letter.subject)}</td><td><a href="${name}.html">HTML</a></td><td><a href="${name}.txt">text</a></td></tr>`;
});
const index = path.join(folder, "index.html");
writeFileSync(
  index,
  `<!doctype html><html lang="en"><meta charset="utf-8"><title>Mails of Groundwork</title>
<meta name="color-scheme" content="light dark"><body style="font-family:system-ui;margin:2rem">
<h1>Mails</h1><table cellpadding="6">${rows.join("\n")}</table></body></html>
`,
);
console.log(index);
