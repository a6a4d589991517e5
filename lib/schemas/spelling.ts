import type { DocumentType } from "./enums";

/** Document types with a spelling of their own. Not in `lib/document-types`, since browsers load this file. */
const SPELLINGS: Readonly<Record<string, string>> = {
  prd: "PRD",
  okrs: "OKRs",
  ai_implementation_spec: "AI implementation spec",
  ai_test_plan: "AI test plan",
} satisfies Partial<Record<DocumentType, string>>;

/** A value within a sentence: `target_users` is "target users", `prd` is "PRD". */
export const spell = (value: string): string => SPELLINGS[value] ?? value.replaceAll("_", " ");

/** A value as a name: `target_users` is "Target users". */
export function humanize(value: string): string {
  const words = spell(value);
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** The default title of a generated document, at most 200 characters. */
export const defaultTitle = (typeName: string, initiativeTitle: string): string =>
  [...`${typeName}: ${initiativeTitle}`].slice(0, 200).join("");
