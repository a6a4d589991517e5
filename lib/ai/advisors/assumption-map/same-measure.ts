import { extractContentWords } from "@/lib/text/content-words";
import { removeDays } from "@/lib/text/dates";
import { extractWords, FUNCTION_WORDS, findSharedWords, listWords } from "@/lib/text/words";

/** A number and what it counts or measures: `7 minutes`, `7-Minuten`, `7分`. */
const MEASURED =
  /(?<![\d.,])(\d+(?:[.,]\d+)*)(?: |-|\u00a0)?(\p{sc=Latin}{4,}|(?![年月日時])\p{sc=Han})/gu;
const listMeasures = (text: string) =>
  [...removeDays(text).matchAll(MEASURED)]
    .map(([, number = "", unit = ""]) => ({ number, unit: unit.toLowerCase() }))
    .filter(({ unit }) => !FUNCTION_WORDS.has(unit));

/** Words of three letters that say nothing of a subject, besides the English ones. */
const SHORT = listWords(
  `der die das den dem des ein und ist von mit auf für aus bei zum zur wie wir sie hat man nur als pro ihr war vor
  het een van dat dit met per bij wij ons nog wel aan uit wat hun
  les des une est par sur qui que pas aux nos vos ces ses son ont`,
);
const listShort = (text: string) =>
  new Set([...extractWords(text)].filter((word) => /^\p{L}{3}$/u.test(word) && !SHORT.has(word)));

/** Whether two texts have a number with its unit in common, and a word besides. */
export function haveSameMeasure(one: string, other: string): boolean {
  const measures = listMeasures(other);
  const isShared = listMeasures(one).some(({ number, unit }) =>
    measures.some(
      (each) =>
        each.number === number && (each.unit.startsWith(unit) || unit.startsWith(each.unit)),
    ),
  );
  if (!isShared) return false;
  const [rest, others] = [one, other].map((text) => text.replace(MEASURED, " "));
  return [extractContentWords, listShort].some(
    (read) => findSharedWords(read(rest ?? ""), read(others ?? "")).length > 0,
  );
}
