import { isOutdated } from "@/lib/ai/advisors/shared/is-outdated";
import { readSentences } from "@/lib/ai/advisors/shared/read-sentences";
import { type Evidence, hasLabel } from "@/lib/ai/evidence";
import {
  namesPrice,
  PRICE_LABELS,
  PRICES,
  statesPrice,
  statesWorkCost,
} from "@/lib/ai/reading/sentences/prices";
import { AMOUNT } from "@/lib/text/money";
import { isPlainStatement } from "@/lib/text/plain-statement";
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

/**
 * Finds our price to put next to theirs: in a sentence on the competitor that sets ours beside it, else in a decision, note or
 * company fact with a price in its title, or that begins with `Our price`, preferably one for the same unit.
 */
export function findOwnPrice(
  facts: readonly Fact[],
  evidence: readonly Evidence[],
): { title: string; said: string } | undefined {
  const prices = facts.filter(({ text }) => statesPrice(text)).map(({ text }) => listUnits(text));
  if (prices.length === 0) return undefined;
  const beside = facts.find(({ text }) => AGAINST_OURS.test(text) && !/[?？]/.test(text));
  if (beside) return { title: beside.piece.title, said: beside.text };
  const ours = evidence
    .filter((piece) => hasLabel(piece, ...PRICE_LABELS) && !isOutdated(piece))
    .filter(({ text }) => !readSentences(text).some(statesWorkCost))
    .flatMap(({ title, text }) =>
      readSentences(text)
        .filter((each) => namesPrice(title) || OUR_PRICE.test(each))
        .filter((each) => statesPrice(each) && isPlainStatement(each) && !TASK.test(each))
        .map((said) => ({ title, said, units: listUnits(said) })),
    );
  const isSame = (units: readonly string[]) =>
    prices.some((others) => others.some((each) => units.includes(each)));
  return ours.find(({ units }) => isSame(units)) ?? ours[0];
}
