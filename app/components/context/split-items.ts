import type { ContextLabel } from "@/lib/schemas/enums";
import { readWrittenLabel } from "./read-written-label";

/** Longer first lines are cut for the title; the content keeps all of it. */
const TITLE = 120;
export const MOST_ITEMS = 100;

const BULLET = /^\s*(?:[-*+•‣–]|\d{1,3}[.)])\s+(?:\[[ xX]\]\s+)?/;

type Item = { title: string; content: string; label?: ContextLabel };

export function splitItems(text: string): { items: Item[]; leftOut: number } {
  const rows = text.split(/\r\n|\r|\n/);
  const hasBullets = rows.some((row) => BULLET.test(row));
  const found: string[] = [];
  let isInBullet = false;
  let leftOut = 0;
  for (const row of rows) {
    const begins = !hasBullets || BULLET.test(row);
    const line = row.replace(BULLET, "").trim();
    if (row.trim() === "") isInBullet = false;
    if (line === "") continue;
    if (begins) {
      found.push(line);
      isInBullet = hasBullets;
    } else if (isInBullet) found.push(`${found.pop()}\n${line}`);
    else leftOut += 1;
  }
  const items = found.map((content) => {
    const { label, rest } = readWrittenLabel(content);
    return { title: makeTitle(rest), content: rest, ...(label && { label }) };
  });
  return { items, leftOut };
}

function makeTitle(content: string): string {
  const [line = ""] = content.split("\n");
  const letters = [...line];
  if (letters.length <= TITLE) return line;
  const head = letters.slice(0, TITLE).join("");
  const sentence = /^.{20,}?[.!?](?=\s)/.exec(head)?.[0];
  return sentence ?? `${head.replace(/\s+\S*$/, "")}…`;
}
