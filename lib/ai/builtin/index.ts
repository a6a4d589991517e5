import type { Engine } from "@/lib/ai/engine";
import { assembleDraft } from "./draft";

/** Drafts and answers by written rules, in milliseconds and without a provider. */
export const builtinEngine: Engine = {
  name: "builtin",
  method: "rules",
  draft: async (brief) => ({ markdown: assembleDraft(brief), spent: null }),
  answer: async (inquiry, material) => ({ answer: inquiry.rules(material), spent: null }),
};
