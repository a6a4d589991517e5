import { type Evidence, hasLabel } from "@/lib/ai/evidence";
import type { Block } from "@/lib/ai/reading/evidence-blocks";
import { WENT_BADLY, WENT_WELL } from "@/lib/document-types/retrospective";
import { beginsWithLabel, holdsAny, LABEL } from "@/lib/text/word-beginnings";
import { matchWords } from "@/lib/text/words";
import { readPieceBlocks } from "./fitting-passages";
import { listStatements } from "./quoted-text";

/** Words of a title that says how something went. */
const RESULTS =
  matchWords(`results?|outcomes?|\\p{sc=Latin}*ergebnis(?:se)?|auswertung|\\p{sc=Latin}*resulta(?:at|te|ten)|uitkomst(?:en)?|résultats?|bilan
  結果|実績`);
/** What is wanted, looked for or asked is none. */
const OTHERS =
  matchWords(`search|key|expected|wanted|desired|intended|target|survey|lab|needs?|needed|hope\\p{L}*|(?:rival|competitor)(?:s|['’]s|s['’])?|erwartet\\p{L}*|angestrebt\\p{L}*|gewünscht\\p{L}*|such\\p{L}+|umfrage\\p{L}*|schlüssel\\p{L}*|brauchen|benötigt\\p{L}*|\\p{sc=Latin}*konkurren\\p{L}*|\\p{sc=Latin}*wettbewerb\\p{L}*|erhofft\\p{L}*
  verwacht\\p{L}*|beoogd\\p{L}*|gewenst\\p{L}*|zoek\\p{L}+|enquête\\p{L}*|kernresulta\\p{L}+|nodig|gehoopt\\p{L}*|concurren\\p{L}+|espéré\\p{L}*|attendus?|visés?|souhaités?|clés?|recherche|sondage
  期待|目標|主要|検索|アンケート|調査|競合|必要`);

/** In table rows, or in items of a list. */
const MIN_FIGURES = 2;

function countFigures(block: Block): number {
  if (block.kind === "table")
    return block.rows.slice(1).filter((row) => row.slice(1).some((cell) => /\d/.test(cell))).length;
  return block.kind === "list" ? block.items.filter(({ text }) => /\d/.test(text)).length : 0;
}

const LABELS = [...WENT_WELL, ...WENT_BADLY];
const isLabeled = (text: string) => beginsWithLabel(text, LABELS);

/**
 * Counts the statements before the first label, if any is one such as `Went well:`: they only say what happened. Other labels
 * end them too.
 */
export function countBeforeLabels(statements: readonly string[]): number {
  const first = statements.findIndex((text) => isLabeled(text) || LABEL.test(`${text} `));
  return first > 0 && statements.slice(first).some(isLabeled) ? first : 0;
}

/** Whether a note has figures of how something went: with a title such as `Results of the pilot`, or parts such as `Went well: …`. */
export function reportsResults(piece: Evidence): boolean {
  if (!hasLabel(piece, "general_note")) return false;
  const blocks = readPieceBlocks(piece);
  const figures = Math.max(0, ...blocks.map(countFigures));
  if (blocks.flatMap(listStatements).some(isLabeled)) return blocks.some(hasDigit);
  return figures >= MIN_FIGURES && RESULTS.test(piece.title) && !OTHERS.test(piece.title);
}

const hasDigit = (block: Block) => listStatements(block).some((text) => /\d/.test(text));

/** Whether a note says how something went, by its figures or by one of `words` in its title. */
export const tellsResults = (piece: Evidence, words: readonly string[]): boolean =>
  hasLabel(piece, "general_note") && (holdsAny(piece.title, words) || reportsResults(piece));
