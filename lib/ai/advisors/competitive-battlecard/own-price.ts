import { isOutdated } from "@/lib/ai/advisors/shared/is-outdated";
import { readSentences } from "@/lib/ai/advisors/shared/read-sentences";
import { type Evidence, hasLabel } from "@/lib/ai/evidence";
import {
  namesPrice,
  PRICE_LABELS,
  PRICES,
  statesPrice,
  statesWorkCost,
} from "@/lib/ai/reading/sentences/costs";
import { type ContentWords, extractContentWords } from "@/lib/text/content-words";
import { DECIDES, isUndecided } from "@/lib/text/is-undecided";
import { AMOUNT, readAmount } from "@/lib/text/money";
import { hasOpenStatus } from "@/lib/text/open-status";
import { isPlainStatement, states } from "@/lib/text/plain-statement";
import { splitSentences } from "@/lib/text/sentences";
import { isTableRow, splitRow } from "@/lib/text/tables";
import { findSharedWords, matchWords, POSTPONED_WORDS } from "@/lib/text/words";
import { THAN_US } from "./evaluations";
import type { Fact } from "./find-facts";

/** An action with a price is not an offer: `Ines sends them the new price, €46`. */
const TASK =
  /^\p{Lu}[\p{L}'’-]+(?: \p{Lu}[\p{L}'’-]+)? (?:writes|sends|calls|rings|phones|e?-?mails|tells|informs|asks|schreibt|schickt|sendet|informiert|fragt|schrijft|stuurt|belt|mailt|vraagt|informeert|écrit|envoie|appelle|informe|demande)(?!\p{L})/u;
/** `Our price: …`, in an item with any title. */
const OUR_PRICE = new RegExp(
  `^(?:our|unsere?|onze?|nos|notre|当社の|うちの|弊社の) ?(?:${PRICES})(?!\\p{Ll})`,
  "iu",
);

/** Our price in a sentence on theirs: `£9,400 against our £6,900`, `€ 98 per dag, bij ons € 89`, `うちは4,000円`, unlike `うち2万円` (of which), and `cheaper than ours: £40`, which is theirs. */
const AGAINST_OURS = new RegExp(
  `(?:(?<!\\p{L})(?<!(?:than|als|dan|que) (?=\\p{L}+ ?[:：]))(?:ours?|unser(?:e[mnrs]?)?|onze|nos|notre|le nôtre|(?:with|at) us|bei uns|bij ons|chez nous)|(?:当社|弊社|自社)(?:の|は|では|なら)?|うち(?:の|は|では|なら))(?:[ ,:：は]{1,2}(?:${PRICES}|is|are|costs?|ist|sind|kostet|kosten|zijn|kost|est|sont|coûtent?|nur|only|maar|just)){0,2}[ :：は]{0,2}${AMOUNT}`,
  "iu",
);

const EACH = "(?:je|pro|im|per|par|each|an?|\\/)";
/** `€40 a shelf`, `40 € pro Baum und Jahr` */
const UNIT = new RegExp(
  `\\d ?(?:\\p{Sc}|[A-Z]{3}(?!\\p{L})|euros?(?!\\p{L})|円)? ?${EACH} ?(\\p{L}{2,}(?: (?:and|und|en|et|${EACH}) \\p{L}{2,})?)`,
  "giu",
);
const JOINED = new RegExp(` (?:and|und|en|et|${EACH}) `, "iu");
const JAPANESE_UNIT = /([月年])額|1?(\p{L}{1,4})(?:あたり|につき)/gu;

/** Lists what the prices of a sentence are for: `shelf`, or `baum jahr` in this order. */
const listUnits = (sentence: string): string[] => [
  ...[...sentence.matchAll(UNIT)].map(([, unit = ""]) =>
    unit.toLowerCase().split(JOINED).toSorted().join(" "),
  ),
  ...[...sentence.matchAll(JAPANESE_UNIT)].map(([, month, thing = ""]) => month ?? thing),
];

/** `Cheaper than us for glasses (€3 against €4)` */
const THEIRS_AGAINST_OURS = new RegExp(
  `${THAN_US}.*${AMOUNT}[^()]{0,12}? (?:against|vs\\.?|compared (?:with|to)|gegen(?:über)?|statt|tegen(?:over)?|contre|au lieu de)\\s.{0,4}${AMOUNT}|(?:当社|弊社|自社|うち)より.*${AMOUNT}に対し.{0,6}${AMOUNT}`,
  "iu",
);

/** Our price as an item states it, or the row of a table without its other prices; `thing` has the words for what it is for. */
type Offer = { piece: Evidence; said: string; units: readonly string[]; thing: ContentWords };

const statesOurPrice = (title: string, said: string) => namesPrice(title) || OUR_PRICE.test(said);

const NAMES_PRICE = matchWords(`${PRICES}|our|unser|onze|notre|nos`);
/** The words before the first amount, for what the price is. */
const readThing = (said: string): ContentWords =>
  extractContentWords(said.slice(0, said.search(ANY_AMOUNT)).replace(NAMES_PRICE, " "));
const ANY_AMOUNT = new RegExp(AMOUNT, "iu");

/** `Vertagt auf 3.12.`, unlike `Postponed: the discount` */
const PUT_OFF = new RegExp(
  `^(?:${POSTPONED_WORDS})(?=\\s?[.!。]|$| (?:to|until|till|auf|bis|tot|naar|au|à|jusqu['’])(?!\\p{L}))`,
  "iu",
);
/** `Options: a) free b) £12` */
const OPTIONS =
  /^(?:options|proposals?|vorschl(?:ä|ae)ge?|optionen|opties|voorstel(?:len)?|propositions?|選択肢|(?:候補|提)?案)\s?[:：]/iu;
const isSettled = (sentences: readonly string[]) => sentences.some((each) => states(each, DECIDES));
const isOpenPrice = ({ text }: Evidence) => {
  const sentences = readSentences(text);
  const isPutOff = PUT_OFF.test(sentences[0] ?? "") && !isSettled(sentences);
  return isPutOff || isUndecided(sentences) || hasOpenStatus(text);
};

/** Leaves out the sentence that lists options, or what follows its label in lines of their own and is not settled there. */
function readWithoutOptions(text: string): string[] {
  const sentences = readSentences(text);
  const label = sentences.findIndex((each) => OPTIONS.test(each) && /[:：]$/.test(each));
  const end = label < 0 || isSettled(sentences) ? sentences.length : label;
  return sentences.slice(0, end).filter((each) => !OPTIONS.test(each));
}

/** Lists our prices in sentences, or in the rows of tables. */
function listOffers(evidence: readonly Evidence[], read: (piece: Evidence) => string[]): Offer[] {
  return evidence
    .filter(
      (piece) => hasLabel(piece, ...PRICE_LABELS) && !isOutdated(piece) && !isOpenPrice(piece),
    )
    .filter(({ text }) => !readSentences(text).some(statesWorkCost))
    .flatMap((piece) =>
      read(piece)
        .filter((said) => statesOurPrice(piece.title, said))
        .map((said) => ({ piece, said, units: listUnits(said), thing: readThing(said) })),
    );
}

const listSaid = (evidence: readonly Evidence[]) =>
  listOffers(evidence, ({ text }) =>
    readWithoutOptions(text).filter(
      (each) => statesPrice(each) && isPlainStatement(each) && !TASK.test(each),
    ),
  );

/** Of a row, the first cell and the first price: a deposit may be in the next one. */
const listRows = (evidence: readonly Evidence[]) =>
  listOffers(evidence, ({ text }) =>
    splitSentences(text).flatMap((sentence) => {
      const [first = "", ...cells] = isTableRow(sentence.text) ? splitRow(sentence.text) : [];
      const price = cells.find((cell) => ANY_AMOUNT.test(cell));
      return price && !ANY_AMOUNT.test(first) ? [`${first}, ${price}`] : [];
    }),
  );

const isAll = (some: ContentWords, all: ContentWords) =>
  some.size > 0 && findSharedWords(some, all).length === some.size;

/**
 * Finds our price to put next to theirs: in a sentence on the competitor that sets ours beside it, else in a decision, note or
 * company fact with a price in its title, or that begins with `Our price`, preferably one for the same thing, then one for the same unit.
 */
export function findOwnPrice(
  facts: readonly Fact[],
  evidence: readonly Evidence[],
): { title: string; said: string } | undefined {
  const prices = facts
    .filter(({ text }) => statesPrice(text))
    .map(({ text }) => ({ units: listUnits(text), words: extractContentWords(text) }));
  if (prices.length === 0) return undefined;
  const beside = facts.find(
    ({ text }) =>
      (AGAINST_OURS.test(text) || THEIRS_AGAINST_OURS.test(text)) && !/[?？]/.test(text),
  );
  if (beside) return { title: beside.piece.title, said: beside.text };
  const said = listSaid(evidence);
  const offers = [...said, ...listRows(evidence)];
  const isSameUnit = ({ units }: Offer) =>
    prices.some((price) => price.units.some((each) => units.includes(each)));
  const isSameThing = ({ thing }: Offer) => prices.some(({ words }) => isAll(thing, words));
  const isLike = ({ thing }: Offer) =>
    prices.some(({ words }) => findSharedWords(thing, words).length > 0);
  const found =
    offers.find((offer) => isSameThing(offer) && isSameUnit(offer)) ??
    offers.find(isSameUnit) ??
    offers.find(isSameThing) ??
    offers.find(isLike) ??
    said[0];
  return found && { title: found.piece.title, said: found.said };
}

/** Figures other than prices: `up to 50 km` */
const NUMBERS = /\d[\d.,]*/g;
const TAX =
  /(?<!\p{L})(?:HT|TTC|netto|brutto|(?:incl|inkl|excl|exkl|zzgl)\p{L}*\.?|plus (?:vat|tax)|ex(?:cluding)? vat|net|gross)(?!\p{L})|税[込抜別]/giu;
const listTaxes = (text: string) => (text.match(TAX) ?? []).join().toLowerCase();

/** The amount with the words about it, up to the next clause. */
const readClause = (said: string) =>
  said.slice(said.search(ANY_AMOUNT)).split(/[;；、。(（]|,\s|\.(?:\s|$)/, 1)[0] ?? "";
const WHOLE_AMOUNT = new RegExp(`${AMOUNT}[\\d.,]*`, "iu");
const listNumbers = (clause: string) =>
  String(clause.replace(WHOLE_AMOUNT, "").match(NUMBERS)?.slice(0, 4) ?? "");
const readSign = (clause: string) => clause.replaceAll(/[\d.,\s\u00a0\u202f]/g, "");

/** Finds our prices that are lower than theirs for the same thing, with the same unit, tax and other figures. */
export function findLowerPrices(facts: readonly Fact[], evidence: readonly Evidence[]) {
  const offers = [...listSaid(evidence), ...listRows(evidence)];
  const theirs = facts.filter(
    ({ text, kind }) => kind !== "objection" && isPlainStatement(text) && ANY_AMOUNT.test(text),
  );
  return theirs.flatMap((fact) => {
    const [clause, thing] = [readClause(fact.text), readThing(fact.text)];
    const units = String(listUnits(clause));
    const lower = offers.find((offer) => {
      const own = readClause(offer.said);
      const [ours, other] = [readAmount(own), readAmount(clause)];
      return (
        ours !== null &&
        other !== null &&
        ours < other &&
        isAll(offer.thing, thing) &&
        String(listUnits(own)) === units &&
        listNumbers(own) === listNumbers(clause) &&
        readSign(ANY_AMOUNT.exec(own)?.[0] ?? "") ===
          readSign(ANY_AMOUNT.exec(clause)?.[0] ?? "") &&
        listTaxes(`${offer.piece.title} ${own}`) === listTaxes(clause)
      );
    });
    return lower ? [{ fact, offer: lower }] : [];
  });
}
