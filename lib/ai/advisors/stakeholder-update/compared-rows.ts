import { DRAFT_WORDS } from "@/lib/ai/draft-words/draft-words";
import { parseBlocks } from "@/lib/ai/reading/evidence-blocks";
import { namesTime } from "@/lib/text/dates";
import type { Language } from "@/lib/text/languages";
import { matchWords } from "@/lib/text/words";
import { UPDATE_WORDS } from "./update-words";

const MAX_ROWS = 2;
const AFTER = matchWords(`after|now|today|pilot
  nachher|danach|jetzt|heute|pilot
  na|daarna|nu|vandaag|proef
  après|maintenant|aujourd['’]hui|pilote
  後|現在`);
/** A figure at the beginning of a cell, without the words that give its unit. */
const FIGURE = /^(?:[<>≤≥~±+-] ?)?(?:[€$£¥] ?)?\d[\d.,\u00a0\u202f ]*/u;
const readUnit = (cell: string) =>
  FIGURE.test(cell) ? cell.replaceAll(/[\d.,\u00a0\u202f\s<>≤≥~±+-]/gu, "") : null;

/**
 * Quotes the first rows of a table that compares two states: `No-shows: before 14%, pilot 5%`. Both figures of a row have one unit, and the
 * rows have several, since a table with one unit may count two different things; or the last head says `after` or is a time like the one before it.
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
    const units = new Set(compared.map(([, from = ""]) => readUnit(from)));
    const isOfTime = AFTER.test(other) || (namesTime(one) && namesTime(other));
    if (compared.length < 2 || (units.size < 2 && !isOfTime)) continue;
    return compared
      .slice(0, MAX_ROWS)
      .map(([name, from, to]) => `${name}${colon}${one} ${from}, ${other} ${to}`)
      .join(separator);
  }
  return undefined;
}
