import { createClaimTester } from "@/lib/ai/advisors/shared/claims";
import { createMatcher, type Match } from "@/lib/ai/advisors/shared/matches";
import { type Evidence, hasLabel } from "@/lib/ai/evidence";
import type { Material } from "@/lib/ai/inquiry";
import { cutText } from "@/lib/text/cut-text";
import { capitalize, countNoun, joinWords } from "@/lib/text/phrases";
import { type Sentence, splitSentences } from "@/lib/text/sentences";
import { isTableRow, splitRow } from "@/lib/text/tables";
import type { Answer, AssumptionMapOptions, STATUSES, Status } from "./contract";
import { type Claim, findClaims } from "./find-claims";

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
  const others = evidence.filter(
    ({ id, type, title }) => id !== subject.id && type !== "initiative" && title !== subject.title,
  );
  const matches = createMatcher(others);
  const suggestTest = createClaimTester();
  const sentences = splitSentences(text).slice(0, MAX_SENTENCES);
  const assumptions = findClaims(sentences, text, options.today).map((claim) => {
    const { sentence, kind } = claim;
    const near = matches(sentence.text);
    if (kind === "target") return toTarget(sentence, near);
    if (kind === "date" || kind === "limit") return toGroup(claim, kind);
    const weighed = weigh(near);
    const test = weighed.status === "unvalidated" ? suggestTest(sentence.text) : "";
    return toBelief(sentence, weighed, test);
  });
  const ordered = ORDER.flatMap((status) => assumptions.filter((each) => each.status === status));
  return { summary: summarize(text, ordered), assumptions: ordered };
}

const toAssumption = (statement: string, quote: string, how_to_test: string): Assumption => ({
  statement,
  quote,
  status: "unvalidated",
  evidence: [],
  how_to_test,
});

function toBelief({ text }: Sentence, { status, pieces }: Weighed, test: string): Assumption {
  const title = pieces[0]?.title ?? "";
  const how = {
    validated: `Look again when “${title}” is out of date or was drawn from other users than these.`,
    risky: `Read it with the risk “${title}”, which uses the same words: name the sign that it comes true, and what is done then.`,
    unvalidated: test,
  }[status];
  return {
    ...toAssumption(toStatement(text), text, how),
    status,
    evidence: pieces.map(({ ref }) => ref),
  };
}

/** Minimum share of a target's words that research must have to be named as a place to start. */
const BEARS_ON = 0.3;

function toTarget({ text }: Sentence, matches: readonly Match[]): Assumption {
  const known = matches.find(
    ({ piece, share, words }) => hasLabel(piece, ...SHOWING) && share >= BEARS_ON && words > 1,
  )?.piece;
  const start = known ? `, starting from “${known.title}”` : "";
  return toAssumption(
    `“${readWords(text)}” can be reached. No basis for the number was found beside it.`,
    text,
    `Write beside it what the number rests on${start}: an earlier result, a trial or a count.`,
  );
}

const GROUPS = {
  date: {
    noun: "date",
    verb: "kept",
    missing: "reason for the timing",
    test: "Ask those who do the work what has to be finished first, and write beside the date why it is this one.",
  },
  limit: {
    noun: "limit",
    verb: "met",
    missing: "basis for the number",
    test: "Ask those who build it whether the number can be met, measure today's value, and write beside it where the number comes from.",
  },
} as const;
const MAX_NAMED = 3;

function toGroup({ sentence, others }: Claim, kind: keyof typeof GROUPS): Assumption {
  const { noun, verb, missing, test } = GROUPS[kind];
  const named = [sentence, ...others].slice(0, MAX_NAMED).map(({ text }) => `“${readWords(text)}”`);
  const rest = 1 + others.length - named.length;
  const all = joinWords(rest > 0 ? [...named, countNoun(rest, `other ${noun}`)] : named);
  const beside = others.length > 0 ? "them" : "it";
  return toAssumption(
    cutText(`${all} can be ${verb}. No ${missing} was found beside ${beside}.`, MAX_STATEMENT),
    sentence.text,
    test,
  );
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

type Weighed = { status: Status; pieces: readonly Evidence[] };

const SHOWING: readonly string[] = ["market_research", "user_feedback"];
/** Minimum share of a claim's words that a piece with its numbers must have. */
const SPEAKS_OF = 0.3;
const RISK_SPEAKS_OF = 0.35;
const MIN_WORDS = 3;
const MAX_EVIDENCE = 3;

function weigh(matches: readonly Match[]): Weighed {
  const risks = matches.filter(threatens);
  const shown = matches.filter(shows);
  const pieces = [...risks, ...shown].map(({ piece }) => piece).slice(0, MAX_EVIDENCE);
  const status = risks.length > 0 ? "risky" : "validated";
  return { status: pieces.length > 0 ? status : "unvalidated", pieces };
}

const shows = ({ piece, share, words, numbers, lacksNumber }: Match) =>
  hasLabel(piece, ...SHOWING) &&
  numbers.length > 0 &&
  !lacksNumber &&
  words >= MIN_WORDS &&
  share >= SPEAKS_OF;

const threatens = ({ piece, share, words }: Match) =>
  hasLabel(piece, "risk") && words >= MIN_WORDS && share >= RISK_SPEAKS_OF;
