import { readSentences } from "@/lib/ai/advisors/shared/read-sentences";
import type { Evidence } from "@/lib/ai/evidence";
import { approvesMoney } from "@/lib/ai/reading/sentences/approvals";
import { removeDays } from "@/lib/text/dates";
import { splitLines } from "@/lib/text/line-ends";
import { SUM } from "@/lib/text/money";
import { isPlainStatement } from "@/lib/text/plain-statement";

/** A word for the sum that was named before, with its article. */
const THE_SUM =
  "(?:(?:the|this|that) (?:amount|sum|total|budget)|(?:den|der|dieser|diesen|die|das|dieses) (?:betrag|summe|gesamtbetrag|gesamtsumme|budget)|(?:het|dit|de) (?:bedrag|totaal|totaalbedrag|som|budget)|(?:le|ce) (?:montant|total|budget)|la somme|(?:金額|総額|予算)[はをが]?)";
/** At the end of a clause: `Ann has the amount`, `Ina hat den Betrag`, `Le montant n'est`. */
const ENDS_IN_SUM = new RegExp(
  `(?<!\\p{L})${THE_SUM}(?: (?:is|was|has|have|been|ist|wurde|war|werd|est|n['’]est|a été))* *$`,
  "iu",
);
/** After the words of approval: `Ann has not yet approved it.` */
const BEGINS_WITH_SUM = new RegExp(`^ (?:it|this|that|${THE_SUM})(?!\\p{L})`, "iu");
/** At the end of a clause: `Orders that are not approved stay red` is about the product. */
const NOT_APPROVED = new RegExp(
  `(?<!(?:if|when|unless|wenn|falls|indien|als|si) )(?:${[
    "(?<!\\p{L})not (?:yet )?(?:been )?(?:approved|signed off)(?: yet)?",
    "(?<!\\p{L})(?:noch )?nicht (?:genehmigt|freigegeben|bewilligt)",
    "(?<!\\p{L})(?:nog )?niet goedgekeurd",
    "(?<!\\p{L})pas (?:encore )?(?:approuvée?s?|validée?s?|accordée?s?)",
    "未承認(?:です|だ)?|承認待ち(?:です|だ)?|(?:まだ)?承認(?:されて|して)いない",
  ].join("|")})(?=(?: (?:it|this|that|${THE_SUM})(?: yet)?)?(?:\\s?[.!?。;,)]|$))`,
  "giu",
);
const CONSENT =
  "(?:approved|signed off|genehmigt|freigegeben|bewilligt|goedgekeurd|approuvée?s?|validée?s?|accordée?s?)(?!\\p{L})";
const APPROVED = new RegExp(
  `(?<!\\p{L})${CONSENT}|(?<!未)承認(?:済み?|され(?:た|ました)|し(?:た|ました)|を得)`,
  "iu",
);
/** The past tense refuses a sum, so that it waits for nothing: `were not approved`, but not `were not yet approved`. */
const REFUSED =
  /(?<!\p{L})(?:was|were|wurden?|werd(?:en)?) not(?! yet)|(?<!\p{L})(?:wurden?|werd(?:en)?) (?:nicht|niet)/iu;

const CLAUSE = /[;:(）)–—=、。：]|[,.!?](?!\d)|\s(?:but|aber|maar|mais)\s/iu;
/** Words before `not approved` that name no other matter than the one before. */
const NO_SUBJECT =
  /^(?:\P{L}|(?:it|this|that|they|these|both|is|are|was|were|has|have|been|still|so far|now|since|but|on|in|es|das|sie|ist|sind|wurden?|jetzt|inzwischen|bisher|am|im|het|dat|ze|zijn|werd(?:en)?|nu|inmiddels|op|ce|cela|c['’]|ils?|elles?|n['’]|ne|est|sont|a|ont|été|maintenant|le|en|に)(?!\p{L}))*$/iu;
/** Who approved the sum before: `The board approved it`, `Der Vorstand hat es genehmigt`, `Le conseil l'a accordé`. */
const OBJECT_AFTER = /^ (?:it|this|that|them|both|all)(?!\p{L})/iu;
const OBJECT_BEFORE =
  /(?:(?<!\p{L})(?:es|das|dies|sie|het|dat|dit|ze)|(?<!\p{L})l['’](?:a|ont)|(?<!\p{L})les (?:a|ont)|[をは])(?: (?:am|im|op|in|le|en))? *$/iu;

const SUMS = new RegExp(SUM, "giu");
/** Lists the sums of a text by their digits, without the signs that people write between them. */
const listSums = (text: string) =>
  [...text.matchAll(SUMS)].map(({ 0: sum, index }) => {
    const start = index + sum.search(/\d/);
    const [figure = ""] =
      /^(?:\d{1,3}(?:[.,\u00a0\u202f ]\d{3})+|\d+)/.exec(text.slice(start)) ?? [];
    return figure.replaceAll(/\D/g, "");
  });

/** In UTF-16 units: how far from `not approved` its sum may stand. */
const MAX_DISTANCE = 300;
/** The most sums of a line that are looked at. */
const MAX_WAITING = 20;

type Waiting = { words: string; at: number; sum: string; isRefused: boolean };

/** Finds the sums of which a line says that they are not approved: in the same clause, or before a clause that names nothing else. */
function listUnapproved(line: string): Waiting[] {
  return [...line.matchAll(NOT_APPROVED)].slice(0, MAX_WAITING).flatMap((found) => {
    const { 0: words, index: at } = found;
    const from = Math.max(0, at - MAX_DISTANCE);
    // A cut figure is another sum.
    const before = line.slice(from, at).replace(from > 0 ? /^[\d.,]+/ : "", "");
    const clause = before.split(CLAUSE).at(-1) ?? "";
    const own = listSums(clause).at(-1);
    const isOfSum = ENDS_IN_SUM.test(clause) || BEGINS_WITH_SUM.test(line.slice(at + words.length));
    const isBare = NO_SUBJECT.test(clause) || isOfSum;
    const after =
      isBare && NO_SUBJECT.test(before)
        ? listSums(line.slice(at, at + MAX_DISTANCE))[0]
        : undefined;
    const sum = own ?? (isBare ? listSums(before).at(-1) : undefined) ?? after;
    const isRefused = REFUSED.test(clause + words);
    return sum ? [{ words, at, sum, isRefused }] : [];
  });
}

/** Whether some money in a text is not approved, so that its figures alone mislead. */
export const namesUnapproved = ({ text }: Evidence): boolean =>
  splitLines(text).some((line) => listUnapproved(line).length > 0);

/** Whether a sentence approves this sum, or, in the same text, what was named before it. */
function approves(sentence: string, sum: string, isBelow: boolean): boolean {
  const sums = listSums(sentence);
  if (approvesMoney(sentence)) return sums.includes(sum);
  const found = APPROVED.exec(sentence);
  if (!found || !isPlainStatement(sentence, found.index)) return false;
  if (sums.length > 0) return sums.includes(sum);
  const before = removeDays(sentence.slice(0, found.index));
  const after = sentence.slice(found.index + found[0].length);
  const clause = before.split(CLAUSE).at(-1) ?? "";
  const isOfSum = NO_SUBJECT.test(clause) || OBJECT_AFTER.test(after) || OBJECT_BEFORE.test(before);
  return isBelow && isOfSum && !/[:：]/.test(after);
}

/** Words of money and of consent, which any two items may share. */
const COMMON =
  /^(?:euros?|dollars?|pound|franc|franken|approv|signed|genehm|freige|bewill|goedge|approu|valid|accord|budget|board|vorsta|bestuu|comit|commit|conse|still|noch)|承認|^(?:千|万|億|円|年|月|日|未)+$/u;
const listContent = (text: string): string[] =>
  (
    removeDays(text)
      .toLowerCase()
      .match(/[\p{sc=Han}\p{sc=Kana}ー]{2,}|[\p{sc=Latin}]{5,}/gu) ?? []
  ).filter((word) => !COMMON.test(word));

/** `The board has approved it`, without a word of what */
const NAMES_NOTHING = new RegExp(
  `^(?:${[
    "\\P{L}",
    "(?:the|this|that|are|was|were|has|have|been|der|die|das|hat|ist|sind|wurden?|het|heeft|zijn|werd(?:en)?|les?|a|ont|est|sont|été)(?!\\p{L})",
    "(?:board|vorstand|bestuur|comité|committee|euros?|eur|dollars?|pounds?)(?!\\p{L})",
    CONSENT,
    "理事会|承認(?:済み?|された|しました|した)?|[をはがの円万千億月日年]",
  ].join("|")})*$`,
  "iu",
);

/** Whether an approval is of the same matter as a line: it names none, or both share a word of five letters or more. */
function isOfMatter(approval: string, title: string, said: string): boolean {
  const words = new Set(listContent(said));
  const isShared = listContent(`${title} ${approval}`).some((word) => words.has(word));
  return isShared || NAMES_NOTHING.test(removeDays(approval));
}

/** Finds the words by which a line of an item says that a sum waits for its approval; undefined if it was refused, or approved later. */
export function findWaiting(
  piece: Evidence,
  line: string,
  evidence: readonly Evidence[],
): string | undefined {
  const later = evidence.filter((each) => each !== piece && each.createdAt >= piece.createdAt);
  const isApproved = ({ sum, at }: Waiting) =>
    readSentences(piece.text.slice(piece.text.indexOf(line) + at)).some((each) =>
      approves(each, sum, true),
    ) ||
    later.some(({ title, text }) =>
      readSentences(text).some(
        (each) => approves(each, sum, false) && isOfMatter(each, title, `${piece.title} ${line}`),
      ),
    );
  const waiting = listUnapproved(line).filter((each) => !each.isRefused);
  const lastOfSums = new Map(waiting.map((each) => [each.sum, each]));
  return [...lastOfSums.values()].find((each) => !isApproved(each))?.words;
}
