import { CONTEXT_LABELS, type ContextLabel } from "@/lib/schemas/enums";
import { humanize } from "@/lib/schemas/spelling";
import { splitLines } from "@/lib/text/line-ends";

/** A longer first line is cut for the title; the content keeps all of it. */
const TITLE = 120;
/** The items of one save. */
export const MAX_ITEMS = 100;

const BULLET = /^\s*(?:[-*+•‣–]|\d{1,3}[.)])\s+(?:\[[ xX]\]\s+)?/;

type Item = { title: string; content: string; label?: ContextLabel };

/** A point below another belongs to its item. `rest` is the text from the item on that is one too many for one save. */
export function splitItems(text: string): { items: Item[]; leftOut: number; rest: string } {
  const rows = splitLines(text);
  const hasBullets = rows.some((row) => BULLET.test(row));
  const found: string[] = [];
  let isInBullet = false;
  let indent = 0;
  let leftOut = 0;
  let end = rows.length;
  for (const [nth, row] of rows.entries()) {
    const isBelow = isInBullet && BULLET.test(row) && measureIndent(row) > indent + 1;
    const begins = !hasBullets || (BULLET.test(row) && !isBelow);
    const line = isBelow ? `- ${row.replace(BULLET, "").trim()}` : row.replace(BULLET, "").trim();
    if (row.trim() === "") isInBullet = false;
    if (line === "" || line === "- ") continue;
    if (begins) {
      if (found.length === MAX_ITEMS) end = nth;
      found.push(line);
      isInBullet = hasBullets;
      indent = measureIndent(row);
    } else if (isInBullet) found.push(`${found.pop()}\n${line}`);
    else leftOut += 1;
  }
  const items = found.map((content) => {
    const { label, rest } = readWrittenLabel(content);
    return { title: makeTitle(rest), content: rest, ...(label && { label }) };
  });
  return { items, leftOut, rest: rows.slice(end).join("\n") };
}

/** In columns; a tab counts as four. */
const measureIndent = (row: string) => /^\s*/.exec(row)?.[0].replaceAll("\t", "    ").length ?? 0;

function makeTitle(content: string): string {
  const [line = ""] = content.split("\n");
  const letters = [...line];
  if (letters.length <= TITLE) return line;
  const head = letters.slice(0, TITLE).join("");
  const sentence = /^.{20,}?[.!?](?=\s)/.exec(head)?.[0];
  return sentence ?? `${head.replace(/\s+\S*$/, "")}…`;
}

const SHORT: Partial<Record<ContextLabel, string>> = {
  key_competitors: "competitor",
  user_feedback: "feedback",
  feature_idea: "idea",
  technical_constraint: "constraint",
  external_link: "link",
  general_note: "note",
  brand_guidelines: "brand",
  compliance_requirements: "compliance",
};

const normalizeName = (name: string) => name.trim().toLowerCase().replace(/s$/, "");

const BY_NAME = new Map(
  CONTEXT_LABELS.flatMap((label) =>
    [humanize(label), SHORT[label]].flatMap((name) =>
      name ? [[normalizeName(name), label] as const] : [],
    ),
  ),
);

function readWrittenLabel(text: string): { label?: ContextLabel; rest: string } {
  const [, name = "", rest = ""] = /^([\p{L} ]{1,40}):\s+(.*)$/su.exec(text) ?? [];
  const label = BY_NAME.get(normalizeName(name));
  return label && rest.trim() ? { label, rest: rest.trim() } : { rest: text };
}
