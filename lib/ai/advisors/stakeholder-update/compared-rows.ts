import { DRAFT_WORDS } from "@/lib/ai/draft-words/draft-words";
import { parseBlocks } from "@/lib/ai/reading/evidence-blocks";
import { namesTime } from "@/lib/text/dates";
import type { Language } from "@/lib/text/languages";
import { matchWords } from "@/lib/text/words";
import { UPDATE_WORDS } from "./update-words";

const MAX_ROWS = 2;
/** Heads of two states. A word after a name tells nothing: `Leeds`, `York today`. */
const BEFORE = matchWords(`^(?:before|until now|so far|today|now|baseline|past
  vorher|zuvor|bisher|heute|jetzt
  voor|vooraf|tot nu|vandaag|nu
  avant|jusqu['’]ici|aujourd['’]hui|maintenant)|^.{0,6}前$|^(?:従来|これまで|現在|今)`);
const AFTER = matchWords(`^(?:after|now|today|pilot
  nachher|danach|jetzt|heute
  na|daarna|nu|vandaag|proef
  après|maintenant|aujourd['’]hui|pilote)|^.{0,6}後$|^(?:現在|試行)`);
const isTime = (head: string) => namesTime(head) && namesTime(head.split(" ")[0] ?? "");
/** A figure at the beginning of a cell, without the words that give its unit. */
const FIGURE = /^(?:[<>≤≥~±+-] ?)?(?:[€$£¥] ?)?\d[\d.,\u00a0\u202f ]*/u;
const readUnit = (cell: string) =>
  FIGURE.test(cell) ? cell.replaceAll(/[\d.,\u00a0\u202f\s<>≤≥~±+-]/gu, "") : null;

/**
 * Quotes the first rows of a table that compares two states: `No-shows: before 14%, pilot 5%`. Both figures of a row have one unit, and the
 * heads say `before` and `after`, or are times: any other two may be places, or rivals.
 */
export function quoteComparedRows(text: string, language: Language): string | undefined {
  if (!text.includes("|")) return undefined;
  const { colon } = DRAFT_WORDS[language];
  const { separator } = UPDATE_WORDS[language];
  for (const block of parseBlocks(text)) {
    if (block.kind !== "table") continue;
    const [[first, one = "", other = ""] = [], ...rows] = block.rows;
    if (first === undefined || block.rows[0]?.length !== 3 || one === "" || other === "") continue;
    const compared = rows.filter(([, from = "", to = ""]) => {
      const unit = readUnit(from);
      return unit !== null && unit === readUnit(to);
    });
    const areStates = (BEFORE.test(one) || isTime(one)) && (AFTER.test(other) || isTime(other));
    if (compared.length < 2 || !areStates) continue;
    return compared
      .slice(0, MAX_ROWS)
      .map(([name, from, to]) => `${name}${colon}${one} ${from}, ${other} ${to}`)
      .join(separator);
  }
  return undefined;
}
