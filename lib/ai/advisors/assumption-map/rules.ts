import { createClaimTester } from "@/lib/ai/advisors/shared/claims";
import { createMatcher, type Match } from "@/lib/ai/advisors/shared/matches";
import type { Evidence } from "@/lib/ai/evidence";
import { hasLabel } from "@/lib/ai/evidence";
import type { Material } from "@/lib/ai/inquiry";
import { capitalize, countNoun, joinWords } from "@/lib/text/phrases";
import { type Sentence, splitSentences } from "@/lib/text/sentences";
import type { AssumptionMapAnswer, STATUSES, Status } from "./contract";
import { findClaims } from "./find-claims";

type Assumption = AssumptionMapAnswer["assumptions"][number];

const MAX_CLAIMS = 12;
/** More than any realistic document has. */
const MAX_SENTENCES = 5000;
/** The most harmful first. */
const ORDER = ["risky", "unvalidated", "validated"] as const satisfies (typeof STATUSES)[number][];

/** Finds claims by their wording, and compares each with the evidence by shared words and numbers. */
export function applyRules({ text, evidence, subject }: Material<unknown>): AssumptionMapAnswer {
  const others = evidence.filter(
    ({ id, type, title }) => id !== subject.id && type !== "initiative" && title !== subject.title,
  );
  const matches = createMatcher(others);
  const footnotes = findCitedEvidence(text, others);
  const suggestTest = createClaimTester();
  const claims = findClaims(splitSentences(text).slice(0, MAX_SENTENCES));
  const strongest = claims.toSorted((one, other) => other.weight - one.weight).slice(0, MAX_CLAIMS);
  const assumptions = claims
    .filter((claim) => strongest.includes(claim))
    .map(({ sentence }) => {
      const cited = sentence.citations.flatMap((label) => footnotes.get(label) ?? []);
      return toAssumption(sentence, weigh(cited, matches(sentence.text)), suggestTest);
    });
  const ordered = ORDER.flatMap((status) => assumptions.filter((each) => each.status === status));
  return { summary: summarize(text, ordered), assumptions: ordered };
}

function toAssumption(
  { text }: Sentence,
  { status, pieces }: Weighed,
  suggestTest: (claim: string) => string,
): Assumption {
  const title = pieces[0]?.title ?? "";
  const how_to_test = {
    validated: () =>
      `Look again when “${title}” is out of date or was drawn from other users than these.`,
    risky: () =>
      `Settle the risk “${title}” first: name who watches it, the sign that it comes true, and what is done then.`,
    unvalidated: () => suggestTest(text),
  }[status]();
  return {
    statement: toStatement(text),
    quote: text,
    status,
    evidence: pieces.map(({ ref }) => ref),
    how_to_test,
  };
}

function toStatement(text: string): string {
  const bare = text.replace(/\*\*|__|`|\[\^\w{1,20}\]/g, "").replace(/\s+/g, " ");
  const claim = bare.replace(
    /^(?:we|i|the team) (?:\w+ly )?(?:believe|think|assume|expect|hope|guess|suppose|feel|suspect|anticipate)(?: that)? /i,
    "",
  );
  return capitalize(claim);
}

function summarize(text: string, assumptions: readonly Assumption[]): string {
  if (text.trim() === "") return "The document is empty: it assumes nothing yet.";
  const [first] = assumptions;
  if (!first) {
    return "No sentence reads like an assumption. The rules see only what is written: ask what would have to be true for the plan to work.";
  }
  const counts = ORDER.flatMap((status) => {
    const count = assumptions.filter((each) => each.status === status).length;
    return count > 0 ? [`${count} ${status}`] : [];
  });
  const total = countNoun(assumptions.length, "assumption");
  return first.status === "validated"
    ? `${total}, all with evidence in the workspace.`
    : `${total}: ${joinWords(counts)}. Test first: “${first.statement}”`;
}

type Weighed = { status: Status; pieces: readonly Evidence[] };

/** Labels of evidence that validates by itself: a measurement, an interview. */
const SHOWING: readonly string[] = ["market_research", "user_feedback"];
/** Types and labels that validate only a claim that cites them or shares a number with them. */
const SHOWING_NUMBERS: readonly string[] = [
  "target_users",
  "key_competitors",
  "company_info",
  "decision",
  "success_metric",
  "user_outcome",
];
/** Minimum share of a claim's words that a piece must have. */
const SPEAKS_OF = 0.55;
/** The same for a piece that has a number of the claim. */
const SPEAKS_OF_NUMBER = 0.3;
const RISK_SPEAKS_OF = 0.35;
const MIN_WORDS = 3;
const MAX_EVIDENCE = 3;

function weigh(cited: readonly Evidence[], matches: readonly Match[]): Weighed {
  const risks = matches.filter(threatens).map(({ piece }) => piece);
  const showing = matches.filter(shows).map(({ piece }) => piece);
  const shown = [...new Set([...cited.filter(isShowing), ...showing])].slice(0, MAX_EVIDENCE);
  if (risks.length > 0) {
    return { status: "risky", pieces: [...risks, ...shown].slice(0, MAX_EVIDENCE) };
  }
  return { status: shown.length > 0 ? "validated" : "unvalidated", pieces: shown };
}

const isShowing = (piece: Evidence) => hasLabel(piece, ...SHOWING, ...SHOWING_NUMBERS);

function shows({ piece, share, words, numbers }: Match): boolean {
  if (words < MIN_WORDS) return false;
  if (numbers.length > 0 && share >= SPEAKS_OF_NUMBER) return isShowing(piece);
  return hasLabel(piece, ...SHOWING) && share >= SPEAKS_OF;
}

const threatens = ({ piece, share, words }: Match) =>
  hasLabel(piece, "risk") && words >= MIN_WORDS && share >= RISK_SPEAKS_OF;

const DEFINITION = /^\[\^(\w{1,20})\]:[ \t]*(.{1,600})/gm;

function findCitedEvidence(
  text: string,
  evidence: readonly Evidence[],
): ReadonlyMap<string, Evidence> {
  const cited = new Map<string, Evidence>();
  for (const [, label = "", note = ""] of text.matchAll(DEFINITION)) {
    const piece = evidence.find(({ url }) => note.includes(`(${url})`));
    if (piece) cited.set(label, piece);
  }
  return cited;
}
