import type { DocumentType } from "./enums";

/** Not in `lib/document-types`, since browsers load this file. */
const SPELLINGS: Readonly<Record<string, string>> = {
  prd: "PRD",
  okrs: "OKRs",
  ai_implementation_spec: "AI implementation spec",
  ai_test_plan: "AI test plan",
} satisfies Partial<Record<DocumentType, string>>;

/** `target_users` is "target users", `prd` is "PRD". */
export const spell = (value: string): string => SPELLINGS[value] ?? value.replaceAll("_", " ");

/** `target_users` is "Target users". */
export function humanize(value: string): string {
  const words = spell(value);
  return words.charAt(0).toUpperCase() + words.slice(1);
}

export const defaultTitle = (typeName: string, initiativeTitle: string): string =>
  [...`${typeName}: ${initiativeTitle}`].slice(0, 200).join("");
