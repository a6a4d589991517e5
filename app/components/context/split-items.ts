import type { ContextLabel } from "@/lib/schemas/enums";
import { writtenLabel } from "./written-label";

/** More than a title may have is left to the content. */
const TITLE = 120;
/** What one paste may hold: what is stored in one go. */
export const MOST_ITEMS = 100;

const BULLET = /^\s*(?:[-*+•‣–]|\d{1,3}[.)])\s+(?:\[[ xX]\]\s+)?/;

type Item = { title: string; content: string; label?: ContextLabel };

/**
 * The items in a pasted text. Where there are bullets each begins one, and the lines right under it
 * belong to it; other lines are left out, and counted. Where there are none, each line is an item. One
 * that begins with the name of a label has that label.
 */
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
    const { label, rest } = writtenLabel(content);
    return { title: titleOf(rest), content: rest, ...(label && { label }) };
  });
  return { items, leftOut };
}

/** The first line; a long one ends with its first sentence, or after a word. */
function titleOf(content: string): string {
  const [line = ""] = content.split("\n");
  const letters = [...line];
  if (letters.length <= TITLE) return line;
  const head = letters.slice(0, TITLE).join("");
  const sentence = /^.{20,}?[.!?](?=\s)/.exec(head)?.[0];
  return sentence ?? `${head.replace(/\s+\S*$/, "")}…`;
}
