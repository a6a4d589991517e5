import { resolveSources } from "@/lib/ai/advisors/shared/resolve-sources";
import type { Material } from "@/lib/ai/inquiry";
import { createQuoteFinder } from "@/lib/text/find-quote";
import type { Answer, AssumptionMapFindings } from "./contract";

/** Removes quotes that are not in the document, and lowers `validated` without evidence to `unvalidated`. */
export function checkAnswer(
  { summary, assumptions }: Answer,
  { text, evidence, subject }: Material<unknown>,
): AssumptionMapFindings {
  const find = createQuoteFinder(text);
  // A document is not evidence for itself.
  const others = evidence.filter(({ id }) => id !== subject.id);
  let removed_quotes = 0;
  let removed_references = 0;
  const kept = assumptions.flatMap(({ statement, quote, status, evidence: refs, how_to_test }) => {
    const exact = find(quote)?.quote ?? null;
    if (quote !== "" && exact === null) removed_quotes++;
    const { sources, removed } = resolveSources(refs, others);
    removed_references += removed;
    if (statement === "") return [];
    const shown = status === "validated" && sources.length === 0 ? "unvalidated" : status;
    return [{ statement, quote: exact, status: shown, evidence: sources, how_to_test }];
  });
  return { summary, assumptions: kept, removed_quotes, removed_references };
}
