import { extractContentWords } from "@/lib/text/content-words";
import { removeDays } from "@/lib/text/dates";
import { PERCENT, SMALL_NUMBERS } from "@/lib/text/number-words";
import { extractWords, FUNCTION_WORDS, findSharedWords, listWords } from "@/lib/text/words";

// Compares the figures of a claim with those of a statement: `hasFiguresOf` all of them by value, whether written as a share, a
// fraction or in words, and `haveSameMeasure` one number with its unit.

/** The numbers from 1 to 10, in five languages. */
const SMALL = ["one|eine[mnrs]?|ein|een|une?|一", ...SMALL_NUMBERS.slice(0, 9)].map(
  (words) => new RegExp(`(?<!\\p{sc=Latin})(?:${words})(?![\\p{sc=Latin}\\p{sc=Hira}])`, "giu"),
);
/** Their forms within words: `dreiviertel`, `driekwart`. */
const COMPOUND = /(?<!\p{L})(?:drei(?=viertel)|drie(?=kwart(?!\p{L})))/giu;

/** `half an hour`, `half past` and `the first half of the year` are times. */
const HALF =
  /(?<!\p{L})(?<!(?:first|second|last|other|erste[nr]?|zweite[nr]?|letzte[nr]?|eerste|tweede|laatste|première|seconde|deuxième|dernière) )(?:half(?! (?:an?|past|hour|day)(?!\p{L}))|hälfte|helft|moitié)(?!\p{L})|半数|半分/giu;
/** Unlike `40 euros a quarter` and `for 2 quarters`. */
const OF_THINGS =
  "quarters?(?= of (?!an hour|the (?:year|hour)))|viertel(?= (?:der|des|aller|von|unserer|dieser) )|kwart(?= van )|quarts?(?= (?:des|de|du) )";
/** A third or a quarter, after its numerator, or after `a` before `of`. */
const PARTS: readonly (readonly [number, RegExp])[] = [
  [
    3,
    /(?:(?<![\d.,])(\d)[ -]|(?<!\p{L})a )(?:thirds|third(?= of )|drittel|derden?|tiers)(?!\p{L})/giu,
  ],
  [4, new RegExp(`(?:(?<![\\d.,])(\\d)[ -]?|(?<!\\p{L})a )(?:${OF_THINGS})`, "giu")],
];
const ARTICLES = "(?:(?:the|all|our|these|those|den|de|les|nos|onze) )?";
const OF_TIME =
  "(?! (?:seconds?|minutes?|hours?|days?|weeks?|months?|years?|sekunden|minuten|stunden|tagen?|wochen|monaten?|jahren?|uur|dagen|weken|maanden|jaar|secondes|heures|jours|semaines|mois|ans)(?!\\p{L}))";
/** `33 of 40`, `12 potiers sur 30`, and `8 in 10`, unlike `8 in 2026` and `12 callers in 20 minutes`. */
const OF_WHOLE = new RegExp(
  `(?<![\\d.,])(\\d+)(?:(?: \\p{L}+)?(?: out)? (?:of|von|van|sur|op)| in(?= (?:\\d|10|20|100|1000)(?!\\d))) ${ARTICLES}(\\d+)(?![\\d%％]|[.,]\\d)${OF_TIME}`,
  "giu",
);
const JAPANESE_WHOLE = /(\d+)(?:[人件社回名]?(?:中|のうち|に)、?|分の)(\d+)/gu;
const PERCENTAGE = new RegExp(`(\\d) ?${PERCENT}`, "giu");

const writeShare = (part: number, whole: number, said: string) =>
  part > 0 && part <= whole && whole > 1 ? ` ${((part / whole) * 100).toFixed(1)}% ` : said;

/** Writes the shares of a text as percentages, and small numbers in figures. */
function writeFigures(text: string): string {
  const counted = SMALL.reduce(
    (read, words, at) => read.replace(words, String(at + 1)),
    text.replace(COMPOUND, "3 "),
  );
  const parts = PARTS.reduce(
    (read, [whole, words]) =>
      read.replace(words, (said, part = "1") => writeShare(Number(part), whole, said)),
    counted.replace(PERCENTAGE, "$1%").replace(HALF, " 50% "),
  );
  return parts
    .replace(/(?<!\d)(\d)割/gu, " $10% ")
    .replace(OF_WHOLE, (said, part, whole) => writeShare(Number(part), Number(whole), said))
    .replace(JAPANESE_WHOLE, (said, whole, part) => writeShare(Number(part), Number(whole), said));
}

const BOUNDING = [
  "over|under|above|below|within|(?:more|less|fewer|older|younger|longer) than|at (?:least|most)|up to|max(?:imum)?\\.?|min(?:imum)?\\.?",
  "über|unter|(?:mehr|weniger|älter|jünger|länger) als|mindestens|höchstens|bis zu|innerhalb(?: von)?|binnen|ab|maximal|minimal",
  "boven|onder|(?:meer|minder|ouder|jonger|langer) dan|minstens|hoogstens|hooguit|vanaf|maximaal|minimaal",
  "(?:plus|moins) de|au (?:moins|plus|delà de)|jusqu['’]à|à partir de|sous|dans les",
].join("|");
const COUNT = "\\d+(?:[.,]\\d+)*\\s?%?";
const OR_MORE =
  "(?: \\p{L}+)? (?:and|or|und|oder|en|of|et|ou) (?:over|more|older|above|under|less|younger|mehr|älter|jünger|weniger|meer|ouder|jonger|minder|plus|moins)(?!\\p{L})";
/** `over 65`, `±10 %`, `65 ans et plus`, `65歳以上` */
const BOUND = new RegExp(
  `(?<!\\p{L})(?:${BOUNDING}) +(?:the |den |die |de |les )?[€$£¥]?${COUNT}|[±<>≤≥] ?[€$£¥]?${COUNT}|${COUNT}(?:\\+|${OR_MORE}|[\\p{sc=Han}\\p{sc=Kana}]{0,3}?(?:以上|以下|以内|未満|を?超))`,
  "giu",
);

const SHARE = /\d+(?:[.,]\d+)?\s?%/gu;
/** Skips years and integers below 10, because many sentences have them. */
export const listNumbers = (text: string) =>
  (text.match(/\d+(?:[.,]\d+)*/g) ?? []).filter((number) => !/^(?:\d|20\d\d)$/.test(number));

/**
 * Reads the figures of a text: shares in percent (`half` and `8 in 10` are 50 and 80), other numbers, the `counted`
 * ones of a whole (30 in `30 of 40 boxes`), and `bounds`, which only qualify, as in `over 65` and `within 10 %`.
 */
function readFigures(text: string) {
  const figures = writeFigures(text);
  const bounds = figures.match(BOUND) ?? [];
  const free = figures.replace(BOUND, " ");
  return {
    shares: (free.match(SHARE) ?? []).map((share) => Number.parseFloat(share.replace(",", "."))),
    numbers: listNumbers(free.replace(SHARE, " ")),
    counted: [
      ...[...text.matchAll(OF_WHOLE)].map(([, part = ""]) => part),
      ...[...text.matchAll(JAPANESE_WHOLE)].map(([, , part = ""]) => part),
    ],
    bounds: listNumbers(bounds.join(" ")),
    boundsShare: bounds.some((bound) => bound.includes("%")),
  };
}

export const hasShare = (text: string) => /\d\s?%/.test(writeFigures(text));

/** In percent points, so that `a third` is 33 %. */
const ROUNDING = 0.5;

/**
 * Whether a statement has the shares and numbers of a claim, at least one, and its bounds. A statement with bounds, of which the
 * claim has none, is narrower: `38 % of those over 65`. A claim of bounds alone, `more than 40 % pay`, needs a statement of the same alone.
 */
export function hasFiguresOf(claim: string, said: string): boolean {
  const [wanted, found] = [readFigures(claim), readFigures(said)];
  const isBound = wanted.shares.length + wanted.numbers.length === 0;
  if (isBound && found.shares.length + found.numbers.length > 0) return false;
  return (
    (!isBound || (wanted.bounds.length > 0 && wanted.boundsShare === found.boundsShare)) &&
    wanted.shares.every((share) =>
      found.shares.some((other) => Math.abs(share - other) <= ROUNDING),
    ) &&
    wanted.numbers.every((number) => [...found.numbers, ...found.counted].includes(number)) &&
    wanted.bounds.every((bound) => listNumbers(said).includes(bound)) &&
    (found.bounds.length === 0 || found.bounds.some((bound) => wanted.bounds.includes(bound)))
  );
}

/** A number and what it counts or measures: `7 minutes`, `7-Minuten`, `7分`. */
const MEASURED =
  /(?<![\d.,])(\d+(?:[.,]\d+)*)(?: |-|\u00a0)?(\p{sc=Latin}{4,}|(?![年月日時])\p{sc=Han})/gu;
/** `acht Wochen` is `8 Wochen`; words for 1 are articles too. */
const countSmall = (text: string) =>
  SMALL.slice(1).reduce((read, words, at) => read.replace(words, String(at + 2)), text);
const listMeasures = (text: string) =>
  [...countSmall(removeDays(text)).matchAll(MEASURED)]
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
