import { randomBytes } from "node:crypto";
import type { Evidence } from "@/lib/ai/evidence";

/** A new code for the tags of one call: whoever wrote a text before the call cannot have known it. */
export const mintCode = () => randomBytes(6).toString("hex");

const ENTITIES: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };

const attribute = ([name, value]: [string, string]) =>
  ` ${name}="${oneLine(value).replaceAll(/[&<>"]/g, (sign) => ENTITIES[sign] ?? sign)}"`;

/** The text without what databases and JSON readers refuse: NULs go, lone surrogates become U+FFFD. */
export const cleanText = (text: string) => text.replaceAll("\0", "").toWellFormed();

/** The text on one line, for places where a line break would read as structure. */
export const oneLine = (text: string) => text.replaceAll(/\s+/g, " ").trim();

/** `text` as data between tags that carry the code of the call; the text itself stays as it is. */
export function fence(code: string, name: string, text: string, facts: Record<string, string>) {
  const tag = `${name}-${code}`;
  return `<${tag}${Object.entries(facts).map(attribute).join("")}>\n${text}\n</${tag}>`;
}

/** What the tag of a text says that goes on beyond what is shown. */
export const CUT = { cut: "yes" };

/** One piece of evidence as fenced data. */
export function fenceEvidence(code: string, piece: Evidence) {
  return fence(code, "evidence", writeEvidence(piece), {
    ref: piece.ref,
    type: piece.type,
    ...(piece.type === "initiative" ? {} : { label: piece.label }),
    scope: piece.scope,
    title: piece.title,
    date: piece.createdAt.toISOString().slice(0, 10),
    ...(piece.isCut ? CUT : {}),
  });
}

function writeEvidence(piece: Evidence) {
  if (piece.type !== "goal") return piece.text;
  const { keyResult, baseline, timeframe, priority } = piece.goal;
  const facts = {
    "Key result": keyResult,
    Baseline: baseline,
    Timeframe: timeframe,
    Priority: priority,
  };
  const lines = Object.entries(facts)
    .filter(([, value]) => value !== null)
    .map(([name, value]) => `${name}: ${value}`);
  return [...lines, piece.text].join("\n");
}
