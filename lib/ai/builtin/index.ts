import type { Engine } from "@/lib/ai/engine";
import { answerByRules, draftByRules } from "@/lib/ai/rules-thread";

/** Drafts and answers by written rules, in milliseconds and without a provider. */
export const builtinEngine: Engine = {
  name: "builtin",
  method: "rules",
  draft: async (brief) => ({ markdown: await draftByRules(brief), spent: null }),
  answer: async (inquiry, material) => ({
    answer: await answerByRules(inquiry, material),
    spent: null,
  }),
  converse: null,
};
