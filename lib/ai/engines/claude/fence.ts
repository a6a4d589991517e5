import { randomBytes } from "node:crypto";
import { type Evidence, readFacts } from "@/lib/ai/evidence";
import { escapeHtml } from "@/lib/text/escape-html";

/** Mints the code in the tags of one call; no text that was written before the call can contain it. */
export const mintCode = () => randomBytes(6).toString("hex");

const writeAttribute = ([name, value]: [string, string]) =>
  ` ${name}="${escapeHtml(putOnOneLine(value))}"`;

/** Removes NULs and replaces lone surrogates with U+FFFD, since databases and JSON parsers refuse both. */
export const cleanText = (text: string) => text.replaceAll("\0", "").toWellFormed();

/** Puts a text on one line, where a line break would be read as structure. */
export const putOnOneLine = (text: string) => text.replaceAll(/\s+/g, " ").trim();

/** Puts a text between tags that carry the code of the call; the text itself is unchanged. */
export function fence(code: string, name: string, text: string, facts: Record<string, string>) {
  const tag = `${name}-${code}`;
  return `<${tag}${Object.entries(facts).map(writeAttribute).join("")}>\n${text}\n</${tag}>`;
}

export const CUT_MARK = { cut: "yes" };

export function fenceEvidence(code: string, piece: Evidence) {
  const priority = piece.type === "goal" ? piece.goal.priority : null;
  const facts = { ...readFacts(piece), ...(priority !== null && { Priority: priority }) };
  const text = [...Object.entries(facts).map((fact) => fact.join(": ")), piece.text].join("\n");
  return fence(code, "evidence", text, {
    ref: piece.ref,
    type: piece.type,
    ...(piece.type === "initiative" ? {} : { label: piece.label }),
    scope: piece.scope,
    title: piece.title,
    date: piece.createdAt.toISOString().slice(0, 10),
    ...(piece.isCut ? CUT_MARK : {}),
  });
}
