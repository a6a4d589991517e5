import { claimTester } from "@/lib/ai/advisors/shared/claims";
import { counted, joinWords } from "@/lib/ai/advisors/shared/content-words";
import { citedEvidence } from "@/lib/ai/advisors/shared/footnotes";
import { matcher } from "@/lib/ai/advisors/shared/matches";
import { type Sentence, sentencesOf } from "@/lib/ai/advisors/shared/sentences";
import type { Material } from "@/lib/ai/inquiry";
import { claimsIn } from "./claims";
import type { AssumptionMapAnswer, STATUSES } from "./schemas";
import { type Weighed, weigh } from "./weigh";

type Assumption = AssumptionMapAnswer["assumptions"][number];

const MAX_CLAIMS = 12;
/** More than any document that people read has. */
const MAX_SENTENCES = 5000;
/** What would hurt comes first. */
const ORDER = ["risky", "unvalidated", "validated"] as const satisfies (typeof STATUSES)[number][];

/** The claims of a document by their wording, each held against the evidence by shared words and numbers. */
export function mapAssumptions({
  text,
  evidence,
  subject,
}: Material<unknown>): AssumptionMapAnswer {
  const others = evidence.filter(
    ({ id, type, title }) => id !== subject.id && type !== "initiative" && title !== subject.title,
  );
  const matches = matcher(others);
  const footnotes = citedEvidence(text, others);
  const testOf = claimTester();
  const claims = claimsIn(sentencesOf(text).slice(0, MAX_SENTENCES));
  const strongest = claims.toSorted((one, other) => other.weight - one.weight).slice(0, MAX_CLAIMS);
  const assumptions = claims
    .filter((claim) => strongest.includes(claim))
    .map(({ sentence }) => {
      const cited = sentence.citations.flatMap((label) => footnotes.get(label) ?? []);
      return assumptionOf(sentence, weigh(cited, matches(sentence.text)), testOf);
    });
  const ordered = ORDER.flatMap((status) => assumptions.filter((each) => each.status === status));
  return { summary: summaryOf(text, ordered), assumptions: ordered };
}

function assumptionOf(
  { text }: Sentence,
  { status, pieces }: Weighed,
  testOf: (claim: string) => string,
): Assumption {
  const title = pieces[0]?.title ?? "";
  const how_to_test = {
    validated: () =>
      `Look again when “${title}” is out of date or was drawn from other users than these.`,
    risky: () =>
      `Settle the risk “${title}” first: name who watches it, the sign that it comes true, and what is done then.`,
    unvalidated: () => testOf(text),
  }[status]();
  return {
    statement: statementOf(text),
    quote: text,
    status,
    evidence: pieces.map(({ ref }) => ref),
    how_to_test,
  };
}

/** The sentence without its Markdown marks and without the words that only say it is believed. */
function statementOf(text: string): string {
  const bare = text.replace(/\*\*|__|`|\[\^\w{1,20}\]/g, "").replace(/\s+/g, " ");
  const claim = bare.replace(
    /^(?:we|i|the team) (?:\w+ly )?(?:believe|think|assume|expect|hope|guess|suppose|feel|suspect|anticipate)(?: that)? /i,
    "",
  );
  return claim.charAt(0).toUpperCase() + claim.slice(1);
}

function summaryOf(text: string, assumptions: readonly Assumption[]): string {
  if (text.trim() === "") return "The document is empty: it assumes nothing yet.";
  const [first] = assumptions;
  if (!first) {
    return "No sentence reads like an assumption. The rules see only what is written: ask what would have to be true for the plan to work.";
  }
  const counts = ORDER.flatMap((status) => {
    const count = assumptions.filter((each) => each.status === status).length;
    return count > 0 ? [`${count} ${status}`] : [];
  });
  const total = counted(assumptions.length, "assumption");
  return first.status === "validated"
    ? `${total}, all with evidence in the workspace.`
    : `${total}: ${joinWords(counts)}. Test first: “${first.statement}”`;
}
