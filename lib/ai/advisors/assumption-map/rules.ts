import { readSentences } from "@/lib/ai/advisors/shared/read-sentences";
import { nameTitles } from "@/lib/ai/advisors/shared/wording";
import { type Evidence, type Goal, hasLabel } from "@/lib/ai/evidence";
import { openChecks } from "@/lib/ai/grounding/own-words";
import type { Material } from "@/lib/ai/inquiry";
import { FINDINGS } from "@/lib/document-types/definition";
import { dropBelief } from "@/lib/text/beliefs";
import { extractContentWords } from "@/lib/text/content-words";
import { cutText } from "@/lib/text/cut-text";
import { listMonths, removeDays } from "@/lib/text/dates";
import { REFERENCE } from "@/lib/text/footnotes";
import { MONEY } from "@/lib/text/money";
import { capitalize, countNoun, dropEmphasis, joinWords } from "@/lib/text/phrases";
import { isPlainStatement } from "@/lib/text/plain-statement";
import { type Sentence, splitSentences } from "@/lib/text/sentences";
import { isTableRow, splitRow } from "@/lib/text/tables";
import { findSharedWords } from "@/lib/text/words";
import { type Answer, type AssumptionMapOptions, STATUSES } from "./contract";
import { findClaims, readBoldHeadings } from "./find-claims";
import { hasFiguresOf, hasShare, haveSameMeasure, listNumbers } from "./read-figures";

type Assumption = Answer["assumptions"][number];

const MAX_SENTENCES = 5000;
const MAX_DATE = 150;
const ORDER = STATUSES.toReversed();

export function applyRules({
  text,
  evidence,
  subject,
  options,
}: Material<AssumptionMapOptions>): Answer {
  const others = evidence.filter((piece) => piece.title !== subject.title);
  const known = others.filter((piece) => hasLabel(piece, ...FINDINGS, "risk", "target_users"));
  const goals = evidence.filter((piece) => piece.type === "goal");
  const read = openChecks(text);
  const sentences = readBoldHeadings(splitSentences(read).slice(0, MAX_SENTENCES));
  const recorded = new Set(others.flatMap((piece) => readSentences(piece.text)));
  const isQuoted = (claim: string) => recorded.has(stripMarks(claim));
  const { beliefs, targets, dates } = findClaims(sentences, read, options.today, isQuoted);
  const assumptions = [
    ...beliefs.map((claim) => toBelief(claim.text, findProofs(claim.text, known, MIN_OF_BELIEF))),
    ...targets.map(({ text }) => {
      const proofs = findProofs(text, known, MIN_OF_TARGET);
      const goal = proofs.length > 0 ? undefined : findGoal(text, goals);
      return toTarget(text, proofs, goal);
    }),
    ...dates.map(toDates),
  ];
  const ordered = ORDER.flatMap((status) => assumptions.filter((each) => each.status === status));
  const plain = ordered.map((each) => ({ ...each, how_to_test: dropEmphasis(each.how_to_test) }));
  return { summary: summarize(text, plain), assumptions: plain };
}

/** A sentence about a claim; `shared` counts the claim's words in it and in the title of its piece. */
type Proof = { piece: Evidence; text: string; shared: number; isNear: boolean; isSame: boolean };

/** Minimum share of a claim's words in a proof. A target needs more, since its words name its measure. */
const MIN_OF_BELIEF = 0.4;
const MIN_OF_TARGET = 0.6;
const hasMoney = (text: string) => MONEY.test(text);
/** The kinds of figures, the most telling first. */
const MEASURES = [hasMoney, hasShare, (text: string) => /\d/.test(text)];

/**
 * Finds sentences with the same figure and unit, or with the same kind of figure and at least the share `least` of the claim's
 * words, nearest first. For an amount of money, one shared word is enough if the title also shares one.
 */
function findProofs(claim: string, known: readonly Evidence[], least: number): Proof[] {
  const wanted = extractContentWords(claim);
  const countShared = (text: string) => findSharedWords(wanted, extractContentWords(text)).length;
  const said = stripMarks(claim);
  const measures = MEASURES.find((test) => test(claim)) ?? (() => true);
  return known
    .flatMap((piece) => {
      const isNamed = measures === hasMoney && countShared(piece.title) > 0;
      return readSentences(piece.text)
        .filter((text) => text !== said)
        .map((text) => {
          const shared = countShared(`${piece.title} ${text}`);
          const isEnough = isNamed || shared >= wanted.size * least;
          const isNear = isEnough && measures(text) && countShared(text) > 0;
          return { piece, text, shared, isNear, isSame: haveSameMeasure(said, text) };
        })
        .filter(({ isNear, isSame }) => isNear || isSame);
    })
    .sort((one, other) => Number(other.isSame) - Number(one.isSame) || other.shared - one.shared);
}

/** Minimum of words that a risk must share with a belief to count as a risk of that belief. */
const RISK_WORDS = 3;

function toBelief(text: string, proofs: readonly Proof[]): Assumption {
  const belief = { statement: toStatement(text), quote: text };
  const risk = proofs.find(({ piece, shared }) => hasLabel(piece, "risk") && shared >= RISK_WORDS);
  if (risk) {
    const how_to_test = `Read it with the risk “${risk.piece.title}”, which uses the same words: write down the first sign of that risk, and what you will do then.`;
    return { ...belief, status: "risky", evidence: [risk.piece.ref], how_to_test };
  }
  const shown = proofs.find((each) => each.isNear && shows(each, text));
  if (shown) {
    const how_to_test = `Look again when “${shown.piece.title}” is out of date or is about other users.`;
    return { ...belief, status: "validated", evidence: [shown.piece.ref], how_to_test };
  }
  const how_to_test = `${tellToRead(proofs, text)} ${suggestTest(text)}`;
  return { ...belief, status: "unvalidated", evidence: referNearest(proofs), how_to_test };
}

/** How to test a claim, by the pattern that matches it. */
const TESTS: readonly (readonly [RegExp, string])[] = [
  [
    /\b(?:gdpr|legal(?:ly)?|lawful|consents?|regulat\w*|complian\w*|privacy|personal data|dsgvo|datenschutz\w*|betriebsrat|avg|ondernemingsraad|rgpd|cnil)\b|個人情報|法令/i,
    "Put the question in writing to legal or the data protection officer, and record the answer as a decision with its date.",
  ],
  [
    /\b(?:will pay|would pay|buy(?:s|ing)?|upgrades?|renew\w*|kaufen|zahlen|kopen|betalen|achèter\w*|paier\w*|payer)\b|買う|購入/i,
    "Ask ten buyers to commit, by a signed order or a paid trial, and count those who do.",
  ],
  [
    /[€$£] ?\d|\d ?[€円%]|\b(?:revenue|costs?|pays? (?:back|for itself)|churn|umsatz|omzet|recettes?)\b|割|売上/i,
    "Work the number out with whoever keeps the figures, and set the value at which the decision changes.",
  ],
  [
    /\b(?:users?|customers?|buyers?|people|teams?|nobody|everybody|everyone|nutzer|kunden|menschen|leute|gebruikers|klanten|mensen|leden|utilisateurs|clients|habitants|gens)\b|利用者|会員|お客/iu,
    "Ask five of the people that this is about what they did the last time. Decide beforehand how many answers would refute it.",
  ],
];

export const suggestTest = (claim: string): string =>
  TESTS.find(([pattern]) => pattern.test(claim))?.[1] ??
  "Look at ten real cases of it, and decide beforehand how many exceptions would refute it.";

/** Whether research supports a claim: one sentence has its figures, and both or neither are plain statements. */
const shows = ({ piece, text }: Proof, claim: string): boolean =>
  hasLabel(piece, "market_research", "user_feedback") &&
  hasFiguresOf(claim, text) &&
  isPlainStatement(text) === isPlainStatement(claim);

const referNearest = ([proof]: readonly Proof[]) => (proof ? [proof.piece.ref] : []);

const tellToRead = ([proof]: readonly Proof[], claim: string) =>
  proof
    ? `First read “${proof.piece.title}”, which says: “${stripMarks(proof.text)}”`
    : `No feedback, research, note or risk ${/\d/.test(claim) ? "with such a figure" : "in the same words"} was found.`;

/**
 * Finds the goal that has the target's figures, one of them not only in its baseline, at least the share `MIN_OF_TARGET` of
 * its words (of words that any plan has, one), and no other month.
 */
function findGoal(target: string, goals: readonly Goal[]): Goal | undefined {
  const wanted = extractContentWords(target);
  const numbers = listNumbers(removeDays(target));
  const months = listMonths(target);
  return goals.find(({ title, text, goal: { keyResult, baseline, timeframe } }) => {
    const named = `${title}\n${keyResult ?? ""}`;
    const shared = findSharedWords(wanted, extractContentWords(`${named}\n${text}`)).length;
    const before = listNumbers(removeDays(baseline ?? ""));
    const said = listNumbers(removeDays(named));
    const dates = listMonths(timeframe ?? "");
    const due = dates.length > 0 ? dates : listMonths(named);
    const isOfMonth = months.some((month) => due.includes(month));
    return (
      numbers.every((number) => said.includes(number) || before.includes(number)) &&
      numbers.some((number) => said.includes(number) && !before.includes(number)) &&
      (wanted.size > 0
        ? shared >= Math.max(1, wanted.size * MIN_OF_TARGET)
        : shareWord(target, named)) &&
      (due.length !== 1 || months.length === 0 || isOfMonth)
    );
  });
}

const listLongWords = (text: string) =>
  (text.toLowerCase().match(/\p{L}{5,}/gu) ?? []).filter((word) => listMonths(word).length === 0);
const shareWord = (one: string, other: string) =>
  listLongWords(one).some((word) => listLongWords(other).includes(word));

const nameGoal = ({ title, goal: { baseline } }: Goal) =>
  `The goal “${title}” has this target${baseline ? `, with the baseline “${baseline}”` : ""}, but no basis for it.`;

const toTarget = (text: string, proofs: readonly Proof[], goal: Goal | undefined): Assumption => ({
  statement: `“${readWords(text)}” can be reached. Its own line gives no basis for the number.`,
  quote: text,
  status: "unvalidated",
  evidence: goal ? [goal.ref] : referNearest(proofs),
  how_to_test: `${goal ? nameGoal(goal) : tellToRead(proofs, text)} Unless the document gives it elsewhere, add the basis for the number: an earlier result, a trial or a count.`,
});

function toDates(dates: readonly Sentence[]): Assumption {
  const named = nameTitles(
    dates.map(({ text }) => ({ title: cutText(readWords(text), MAX_DATE) })),
  );
  return {
    statement: `${named}: ${dates.length > 1 ? "these dates will hold. Their own lines do" : "this date will hold. Its own line does"} not give a reason for the timing.`,
    quote: dates[0]?.text ?? "",
    status: "unvalidated",
    evidence: [],
    how_to_test:
      "Ask those who do the work what has to be finished first, and write next to the date why it is this one.",
  };
}

const readWords = (text: string) =>
  (isTableRow(text) ? splitRow(text) : [text])
    .map((cell) => stripMarks(cell).replace(/\.$/, ""))
    .filter(Boolean)
    .join(", ");

const MARKS = new RegExp(`\\*\\*|__|\`|${REFERENCE}`, "g");
const stripMarks = (text: string) => text.replace(MARKS, "").replace(/\s+/g, " ").trim();

const toStatement = (text: string) => capitalize(dropBelief(stripMarks(text)));

function summarize(text: string, assumptions: readonly Assumption[]): string {
  if (text.trim() === "") return "The document is empty: it assumes nothing yet.";
  const [first] = assumptions;
  if (!first) {
    return "The rules looked for sentences that call themselves beliefs, for targets in parts on goals, and for dates in parts on the plan, and found none without its reason. Assumptions in other words stay hidden from them: ask what would have to be true for the plan to work.";
  }
  const all = assumptions.length;
  const counts = ORDER.flatMap((status) => {
    const count = assumptions.filter((each) => each.status === status).length;
    if (count === 0) return [];
    const share = count < all ? count : all > 1 && "all";
    return [share ? `${share} ${status}` : status];
  });
  const counted = `${countNoun(all, "assumption")}, ${joinWords(counts)}.`;
  return first.status === "validated" ? counted : `${counted} Test first: ${first.statement}`;
}
