import { parseBlocks } from "@/lib/ai/reading/evidence-blocks";
import { AMOUNT, readAmount } from "@/lib/text/money";

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

/**
 * Finds the statement that has the total of the sums in the others: the one that says so in its first word, or that equals them all. It has the
 * largest sum in both cases. Of a table with sums in one column, its row is a statement.
 */
export function findTotal(text: string, sentences: readonly string[]): string | undefined {
  const listed = sentences.flatMap((said) => {
    const sum = readAmount(said);
    return sum === null ? [] : [{ said, sum }];
  });
  return chooseTotal(listed) ?? chooseTotal(listRows(text));
}

function chooseTotal(sums: readonly { said: string; sum: number }[]): string | undefined {
  const all = sums.reduce((whole, { sum }) => whole + sum, 0);
  const most = Math.max(...sums.map(({ sum }) => sum));
  return sums.length <= MIN_SUMS
    ? undefined
    : sums.find(({ said, sum }) => sum === most && (TOTAL.test(said) || isHalf(sum, all)))?.said;
}

/** A total is half of all figures of its list. Cents are compared, since floating-point numbers have no exact sum. */
const isHalf = (sum: number, all: number) => Math.round(sum * 200) === Math.round(all * 100);

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
