import { instructionText, QUOTE_RULE } from "@/lib/ai/advisors/shared/instructions";
import { quoteFinder } from "@/lib/ai/advisors/shared/quotes";
import { sectionAt, sectionStarts } from "@/lib/ai/advisors/shared/sections";
import type { Inquiry } from "@/lib/ai/inquiry";
import type { ReviewOptions } from "./reading";
import { criticise } from "./rules";
import { PrdCriticAnswer, type PrdCriticFindings, SEVERITIES } from "./schemas";

export { PrdCriticFindings } from "./schemas";

const TASK = `You review a product document the way its most demanding reader would: the engineer who has to build from it and the executive who has to pay for it. Find the places where they would have to ask, guess or argue, and say what to write instead.`;

const RULES = [
  "Look for: requirements nobody can test; goals without number, starting point or date; claims about users or the market that rest on nothing; questions without an owner and a date; work that nobody is named for; sentences that contradict each other or the evidence; cases left out (errors, limits, who it is not for).",
  "Give 4 to 12 findings, the most severe first, and fewer when the document is good. One finding for one problem: where it occurs several times, quote the worst place and name the others.",
  "An issue says what a reader cannot know or would get wrong. A suggestion gives the sentence, number, date or name to write; take these from the evidence where it has them and name its title, else say who can tell.",
  "Leave alone: style, grammar, layout, and what people are quoted as saying.",
  QUOTE_RULE,
  "A finding stands and falls with its quote. For something that is missing, quote the heading it belongs under.",
];

/** Reads a document as its most demanding reader would, and says what to write instead. */
export const prdCritic: Inquiry<ReviewOptions, PrdCriticAnswer, PrdCriticFindings> = {
  name: "prd_critic",
  answer: PrdCriticAnswer,
  instructions: () => instructionText(TASK, RULES),
  rules: criticise,
  check({ summary, suggestions }, { text }) {
    const find = quoteFinder(text);
    const starts = sectionStarts(text);
    let removed_quotes = 0;
    const kept = suggestions.flatMap(({ quote, severity, issue, suggestion }) => {
      const found = find(quote);
      if (!found) removed_quotes++;
      if (!found || issue === "") return [];
      const section = sectionAt(starts, found.offset);
      return [{ quote: found.quote, section, severity, issue, suggestion }];
    });
    const rank = ({ severity }: { severity: (typeof SEVERITIES)[number] }) =>
      SEVERITIES.indexOf(severity);
    return {
      summary,
      suggestions: kept.sort((one, other) => rank(one) - rank(other)),
      removed_quotes,
    };
  },
};
