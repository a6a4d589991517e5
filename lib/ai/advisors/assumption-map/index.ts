import { instructionText, QUOTE_RULE, REFERENCE_RULE } from "@/lib/ai/advisors/shared/instructions";
import { quoteFinder } from "@/lib/ai/advisors/shared/quotes";
import { resolve } from "@/lib/ai/advisors/shared/references";
import type { Inquiry } from "@/lib/ai/inquiry";
import { mapAssumptions } from "./rules";
import { AssumptionMapAnswer, type AssumptionMapFindings } from "./schemas";

export { AssumptionMapFindings } from "./schemas";

const TASK = `You find what a product document takes for true without saying so, or says without showing it, and hold each assumption against the evidence of the workspace. The reader will decide by your list what to test before money is spent.`;

const RULES = [
  "Look at five kinds: that users have the problem and want it solved this way; that they will find, understand and keep using it; that somebody pays, or that it saves what is claimed; that it can be built with these people by this date; that law, partners and competitors let it happen.",
  "Give 4 to 12 assumptions. Leave out what the team can simply decide, and what nobody would act on if it were false. One assumption a statement.",
  "Call an assumption validated only when a piece of evidence shows this very thing for these users, by a measurement, an interview or a result. A plan, a target or an opinion shows nothing. Call it risky when evidence speaks against it, or when a known risk would hit it and is not countered.",
  REFERENCE_RULE,
  QUOTE_RULE,
  "Give null for an assumption that no sentence states, rather than the nearest sentence.",
];

/** Lists what a document takes for true, and says what of it has been shown. */
export const assumptionMap: Inquiry<unknown, AssumptionMapAnswer, AssumptionMapFindings> = {
  name: "assumption_map",
  answer: AssumptionMapAnswer,
  instructions: () => instructionText(TASK, RULES),
  rules: mapAssumptions,
  check({ summary, assumptions }, { text, evidence, subject }) {
    const find = quoteFinder(text);
    // A document is no evidence for itself.
    const others = evidence.filter(({ id }) => id !== subject.id);
    let removed_quotes = 0;
    let removed_references = 0;
    const kept = assumptions.flatMap(({ quote, status, evidence: refs, ...rest }) => {
      const found = quote === null ? null : find(quote);
      if (quote !== null && !found) removed_quotes++;
      const { sources, removed } = resolve(refs, others);
      removed_references += removed;
      if (rest.statement === "") return [];
      const isUnshown = status === "validated" && sources.length === 0;
      return [
        {
          statement: rest.statement,
          quote: found?.quote ?? null,
          status: isUnshown ? ("unvalidated" as const) : status,
          evidence: sources,
          how_to_test: rest.how_to_test,
        },
      ];
    });
    return { summary, assumptions: kept, removed_quotes, removed_references };
  },
};
