import { createMentionFinder, type Mention } from "@/lib/ai/advisors/shared/find-mentions";
import { type Evidence, hasLabel } from "@/lib/ai/evidence";
import type { Material } from "@/lib/ai/inquiry";
import { cutText } from "@/lib/text/cut-text";
import { capitalize, countNoun, joinWords } from "@/lib/text/phrases";
import { type Sentence, splitSentences } from "@/lib/text/sentences";
import { isTableRow, splitRow } from "@/lib/text/tables";
import { extractWords } from "@/lib/text/words";
import type { Answer, AssumptionMapOptions, STATUSES } from "./contract";
import { type Claim, findClaims } from "./find-claims";
import { createTestFinder } from "./suggest-test";

type Assumption = Answer["assumptions"][number];

const MAX_SENTENCES = 5000;
const MAX_STATEMENT = 600;
const ORDER = ["risky", "unvalidated", "validated"] as const satisfies (typeof STATUSES)[number][];

export function applyRules({
  text,
  evidence,
  subject,
  options,
}: Material<AssumptionMapOptions>): Answer {
  const findRelated = createRelatedFinder(evidence.filter(({ title }) => title !== subject.title));
  const suggestTest = createTestFinder();
  const sentences = splitSentences(text).slice(0, MAX_SENTENCES);
  const assumptions = findClaims(sentences, text, options.today).map((claim) => {
    const { sentence, kind } = claim;
    if (kind === "date" || kind === "limit") return toGroup(claim, kind);
    const related = findRelated(sentence.text);
    return kind === "target"
      ? toTarget(sentence, related)
      : toBelief(sentence, related, suggestTest);
  });
  const ordered = ORDER.flatMap((status) => assumptions.filter((each) => each.status === status));
  return { summary: summarize(text, ordered), assumptions: ordered };
}

type Related = Mention & { piece: Evidence };

const MAX_RELATED = 3;

/** Finds sentences on record that share words with a claim, the nearest first. */
function createRelatedFinder(evidence: readonly Evidence[]): (claim: string) => Related[] {
  const findMention = createMentionFinder(evidence);
  const known = evidence.filter((piece) =>
    hasLabel(piece, "market_research", "user_feedback", "general_note", "risk"),
  );
  return (claim) => {
    const find = findMention(claim);
    return known
      .flatMap((piece) => {
        const mention = find(piece);
        return mention ? [{ ...mention, piece }] : [];
      })
      .sort((one, other) => other.words.length - one.words.length)
      .slice(0, MAX_RELATED);
  };
}

const toAssumption = (
  statement: string,
  quote: string,
  related: readonly Related[],
  how_to_test: string,
): Assumption => ({
  statement: cutText(statement, MAX_STATEMENT),
  quote,
  status: "unvalidated",
  evidence: related.map(({ piece }) => piece.ref),
  how_to_test,
});

/** Minimum of words that a risk must share with a belief to be said to hit it. */
const RISK_WORDS = 3;

function toBelief(
  { text }: Sentence,
  related: readonly Related[],
  suggestTest: (claim: string) => string,
): Assumption {
  const judged = (how: string, { piece }: Related, status: Assumption["status"]): Assumption => ({
    ...toAssumption(
      toStatement(text),
      text,
      related,
      how.replace("%", () => `“${piece.title}”`),
    ),
    status,
  });
  const risk = related.find(
    ({ piece, words }) => hasLabel(piece, "risk") && words.length >= RISK_WORDS,
  );
  if (risk)
    return judged(
      "Read it with the risk %, which uses the same words: name the sign that it comes true, and what is done then.",
      risk,
      "risky",
    );
  const shown = related.find((each) => shows(each, text));
  if (shown)
    return judged(
      "Look again when % is out of date or was drawn from other users than these.",
      shown,
      "validated",
    );
  return toAssumption(
    toStatement(text),
    text,
    related,
    [...related.slice(0, 1).map(tellToRead), suggestTest(text)].join(" "),
  );
}

/** Research shows a claim if one sentence of it has all numbers of the claim. */
function shows({ piece, sentence }: Related, claim: string): boolean {
  const numbers = [...extractWords(claim)].filter(isSignificantNumber);
  const said = extractWords(sentence);
  const isResearch = hasLabel(piece, "market_research", "user_feedback");
  return isResearch && numbers.length > 0 && numbers.every((number) => said.has(number));
}

/** Years and integers below 10 are in many sentences. */
const isSignificantNumber = (word: string) => /^\d/.test(word) && !/^(?:\d|20\d\d)$/.test(word);

const tellToRead = ({ piece, sentence }: Related) =>
  sentence === piece.title
    ? `First read “${piece.title}”.`
    : `First read “${piece.title}”, which says: “${stripMarks(sentence)}”`;

const toTarget = ({ text }: Sentence, related: readonly Related[]): Assumption =>
  toAssumption(
    `“${readWords(text)}” can be reached. Its own line does not say what the number rests on.`,
    text,
    related,
    [
      ...related.slice(0, 1).map(tellToRead),
      "Unless the document says it elsewhere, write there what the number rests on: an earlier result, a trial or a count.",
    ].join(" "),
  );

const GROUPS = {
  date: {
    noun: "date",
    verb: "kept",
    missing: "a reason for the timing",
    test: "Ask those who do the work what has to be finished first, and write beside the date why it is this one.",
  },
  limit: {
    noun: "limit",
    verb: "met",
    missing: "a basis for the number",
    test: "Ask those who build it whether the number can be met, measure today's value, and write beside it where the number comes from.",
  },
} as const;
const MAX_NAMED = 3;

function toGroup({ sentence, others }: Claim, kind: keyof typeof GROUPS): Assumption {
  const { noun, verb, missing, test } = GROUPS[kind];
  const named = [sentence, ...others].slice(0, MAX_NAMED).map(({ text }) => `“${readWords(text)}”`);
  const rest = 1 + others.length - named.length;
  const all = joinWords(rest > 0 ? [...named, countNoun(rest, `other ${noun}`)] : named);
  const lines = others.length > 0 ? "Their own lines do" : "Its own line does";
  const statement = `${all} can be ${verb}. ${lines} not give ${missing}.`;
  return toAssumption(statement, sentence.text, [], test);
}

const readWords = (text: string) =>
  isTableRow(text)
    ? splitRow(text)
        .map(stripMarks)
        .filter((cell) => cell !== "")
        .join(", ")
    : stripMarks(text).replace(/\.$/, "");

const stripMarks = (text: string) =>
  text.replace(/\*\*|__|`|\[\^\w{1,20}\]/g, "").replace(/\s+/g, " ");

const toStatement = (text: string) =>
  capitalize(
    stripMarks(text).replace(
      /^(?:we|i|the team) (?:\w+ly )?(?:believe|think|assume|expect|hope|guess|suppose|suspect|anticipate)(?: that)? /i,
      "",
    ),
  );

function summarize(text: string, assumptions: readonly Assumption[]): string {
  if (text.trim() === "") return "The document is empty: it assumes nothing yet.";
  const [first] = assumptions;
  if (!first) {
    return "No belief, bare target or bare date was found. The rules see only words: ask what would have to be true for the plan to work.";
  }
  const counts = ORDER.flatMap((status) => {
    const count = assumptions.filter((each) => each.status === status).length;
    return count > 0 ? [`${count} ${status}`] : [];
  });
  const total = countNoun(assumptions.length, "assumption");
  return first.status === "validated"
    ? `${total}, each with evidence in the workspace.`
    : `${total}, ${assumptions.every(({ status }) => status === "unvalidated") ? "none validated" : joinWords(counts)}. Test first: ${first.statement}`;
}
