import { sampleWorkspace } from "@/prisma/sample";

/** A model's answers to each advisor: sound parts, and parts that must be left out. */

const prd = sampleWorkspace.initiatives
  .flatMap(({ documents }) => documents)
  .findLast(({ type }) => type === "prd");

/** Words from the product requirements of the sample. */
export const QUOTE = /^[A-Z][^.\n]{40,120}(?=\. )/m.exec(prd?.content_markdown ?? "")?.[0] ?? "";

/** The verdict is ready in spite of a warning, and one piece of evidence was never sent. */
export const READINESS = {
  summary: "The launch plan is approved; one risk stands open.",
  verdict: "ready",
  score: 72,
  checks: [
    {
      area: "Risks",
      status: "warn",
      finding: "One risk has no owner.",
      evidence: ["E3", "E999"],
      action: "Name an owner.",
    },
    { area: "Launch documents", status: "pass", finding: "The plan is approved.", evidence: "E1" },
  ],
  blockers: [],
};

/** The order differs from the scores. `ref` is a feature idea. */
export const priorities = (ref: string) => ({
  summary: "The window first.",
  items: [
    {
      title: "Arrival window by text message",
      evidence: [ref, "E4"],
      reach: 5,
      impact: 4,
      confidence: 4,
      effort: 2,
      rationale: "It serves the goal of highest priority.",
    },
    {
      title: "Map link",
      evidence: [ref],
      reach: 2,
      impact: 2,
      confidence: 2,
      effort: 4,
      rationale: "Few asked for it.",
    },
  ],
  sequence: ["Map link", "Arrival window by text message"],
});

/** Has a link from nowhere, and a risk without evidence. */
export const UPDATE = {
  summary: "Plus starts on 1 December.",
  subject_line: "Arrival updates start on 1 December",
  body_markdown:
    "## News\n\n- Plus starts on 1 December [^E2].\n- Read [more](https://evil.example/x).",
  highlights: [{ text: "Plus starts on 1 December.", evidence: ["E2"] }],
  risks: [{ text: "Nobody said this.", evidence: [] }],
  asks: [{ text: "Send the German templates again.", evidence: ["E3"] }],
};

/** `ref` is a piece of evidence that names the competitor. */
export function battlecard(ref: string) {
  const evidence = [ref];
  const points = (text: string) => [{ text, evidence }];
  return {
    summary: "We win on words, they win on the map.",
    positioning: points("Dispatch for firms of up to 50 technicians."),
    strengths: points("The map link shows in the first minute."),
    weaknesses: points("No window without a map."),
    our_advantages: points("Windows of one hour."),
    objections: [{ objection: "They have a map.", response: "Most people want a time.", evidence }],
    gaps: ["No item says what the renewal costs. Add it."],
  };
}

/** Has a quote that is not in the document. */
export const CRITIQUE = {
  summary: "It names no owner.",
  suggestions: [
    { quote: QUOTE, severity: "high", issue: "Who does it?", suggestion: "Name the owner." },
    { quote: "Words that nobody wrote.", severity: "low", issue: "Invented", suggestion: "" },
  ],
};

/** One assumption is called validated without evidence. */
export const ASSUMPTIONS = {
  summary: "People may not read the message.",
  assumptions: [
    {
      statement: "Customers read text messages.",
      quote: QUOTE,
      status: "risky",
      evidence: ["E2"],
      how_to_test: "Ask five.",
    },
    { statement: "The provider keeps its price.", status: "validated", evidence: [] },
  ],
};

const decision = {
  label: "decision",
  title: "Start with Plus",
  content: "## Decisions\nWe agreed to start with Plus.",
};

/** A good proposal, one with an unknown label, one without content. */
export const PROPOSALS = {
  proposals: [decision, { ...decision, label: "gossip" }, { ...decision, content: " " }],
};
