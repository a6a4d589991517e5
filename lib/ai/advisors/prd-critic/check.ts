import type { Material } from "@/lib/ai/inquiry";
import { findHeadings, findSection } from "@/lib/markdown/find-headings";
import { createQuoteFinder } from "@/lib/text/find-quote";
import { type Answer, type PrdCriticFindings, SEVERITIES } from "./contract";

export function checkAnswer(
  { summary, suggestions }: Answer,
  { text }: Material<unknown>,
): PrdCriticFindings {
  const find = createQuoteFinder(text);
  const headings = findHeadings(text);
  let removed_quotes = 0;
  const kept = suggestions.flatMap(({ quote, severity, issue, suggestion }) => {
    const found = find(quote);
    if (!found) removed_quotes++;
    if (!found || issue === "") return [];
    // The words of a heading may be in an earlier sentence too.
    const named = headings.find(({ title }) => title === found.quote);
    const section = named?.title ?? findSection(headings, found.offset);
    return [{ quote: found.quote, section, severity, issue, suggestion }];
  });
  const sorted = SEVERITIES.flatMap((level) => kept.filter(({ severity }) => severity === level));
  return { summary, suggestions: sorted, removed_quotes };
}
