import { parseBlocks } from "@/lib/ai/reading/evidence-blocks";
import { AMOUNT, readAmount } from "@/lib/text/money";
import { matchWords } from "@/lib/text/words";

/** Words before a sum of sums, in five languages, at the beginning of a line. */
const TOTAL = new RegExp(
  `^[*_]*(?:${[
    "(?:grand )?total|(?:all )?in total|altogether|all together|together|sum",
    "gesamt|(?:gesamt)?summe|gesamtkosten|gesamtbetrag|insgesamt|zusammen",
    "totaal|totaalbedrag|in totaal|samen|alles samen|bij elkaar",
    "(?:montant )?total|au total|en tout|somme|ensemble",
  ].join(
    "|",
  )})(?: (?!with|of|mit|van|met|avec|de |du |des |d['’])\\p{L}[\\p{L}-]*){0,2}[*_]*(?: ?[:：=–-])? ?(?=${AMOUNT})|^(?:合計|総額|総計)[^。\\p{sc=Hira}]{0,8}[はで：: ]{0,2}(?=${AMOUNT})`,
  "iu",
);

/** The fewest sums of which another one is the total. */
const MIN_SUMS = 2;

/** What is saved may equal what is paid for it. */
const SAVES = matchWords(`sav(?:es?|ed|ings?)|earns?|earned|income|revenue
  \\p{sc=Latin}*ersparnis(?:se)?|spar(?:t|en)|gespart|einsparung(?:en)?|einnahmen|erlös\\p{L}*
  bespar\\p{L}*|bespaard|opbrengst(?:en)?|inkomsten
  économi\\p{L}*|recettes?|gains?
  削減|節約|収入`);

/**
 * Finds the statement that has the total of the sums in the others: the one that says so in its first word, or the first or last line of a list
 * that equals the others. It has the largest sum in both cases. Of a table with sums in one column, its row is a statement.
 */
export function findTotal(text: string, sentences: readonly string[]): string | undefined {
  const listed = sentences.flatMap((said) => {
    const sum = readAmount(said);
    return sum === null ? [] : [{ said, sum }];
  });
  const lines = text.split("\n").filter((line) => readAmount(line) !== null);
  return chooseTotal(listed, lines.length >= listed.length) ?? chooseTotal(listRows(text), true);
}

function chooseTotal(
  sums: readonly { said: string; sum: number }[],
  isList: boolean,
): string | undefined {
  const all = sums.reduce((whole, { sum }) => whole + sum, 0);
  const most = Math.max(...sums.map(({ sum }) => sum));
  return sums.length <= MIN_SUMS
    ? undefined
    : sums.find(({ said, sum }, at) => {
        const isAtEnd = at === 0 || at === sums.length - 1;
        const mayBe = isList && isAtEnd && !SAVES.test(said) && !areAlternatives(sums);
        return sum === most && (TOTAL.test(said) || (mayBe && isHalf(sum, all)));
      })?.said;
}

/** A total is half of all figures of its list. Cents are compared, since floating-point numbers have no exact sum. */
const isHalf = (sum: number, all: number) => Math.round(sum * 200) === Math.round(all * 100);

/** `Option A`, `Angebot 2`, `プランB`, not `Phase 1`, which is a part of a whole */
const NUMBERED =
  /^[\s>*_+-]*(?:options?|variante?s?|alternatives?|offers?|quotes?|bids?|plans?|packages?|tiers?|suppliers?|vendors?|angebote?|pakete?|tarif|anbieter|lieferant|optie|offerte|pakket|aanbieder|leverancier|offre|devis|formule|forfait|fournisseur|選択肢|代替案|案|プラン|見積|パック)[ 　]?(?:[A-Za-zＡ-Ｚ]|\d{1,2})(?![\p{L}\d])/iu;
/** Whether sums are prices of which one is chosen: all are numbered, or they rise or fall by the least, like £10, £20 and £30. */
function areAlternatives(sums: readonly { said: string; sum: number }[]): boolean {
  if (sums.every(({ said }) => NUMBERED.test(said))) return true;
  const rising = sums.map(({ sum }) => sum).toSorted((one, other) => one - other);
  const [least = 0] = rising;
  const isInOrder = [sums, sums.toReversed()].some((list) =>
    list.every(({ sum }, at) => sum === rising[at]),
  );
  return isInOrder && rising.every((sum, at) => isHalf(sum / 2, least * (at + 1)));
}

function listRows(text: string) {
  if (!text.includes("|")) return [];
  return parseBlocks(text).flatMap((block) =>
    block.kind === "table"
      ? block.rows.slice(1).flatMap(([name = "", ...cells]) => {
          const sums = cells.flatMap((cell) => {
            const sum = readAmount(cell);
            return sum === null ? [] : [{ cell, sum }];
          });
          const [only] = sums;
          return only && sums.length === 1
            ? [{ said: `${name}: ${only.cell}`, sum: only.sum }]
            : [];
        })
      : [],
  );
}
