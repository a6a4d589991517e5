import type { DocumentType } from "./enums";

/** Values of closed lists whose spelling is not their words. Apart from `lib/document-types`, because browsers load it. */
const SPELLINGS: Readonly<Record<string, string>> = {
  prd: "PRD",
  okrs: "OKRs",
  ai_implementation_spec: "AI implementation spec",
  ai_test_plan: "AI test plan",
} satisfies Partial<Record<DocumentType, string>>;

/** A value of a closed list inside of a sentence: `target_users` is "target users", `prd` is "PRD". */
export const spell = (value: string): string => SPELLINGS[value] ?? value.replaceAll("_", " ");

/** A value of a closed list as a name: `target_users` is "Target users". */
export function humanize(value: string): string {
  const words = spell(value);
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** The title of a document that nobody gave another, of 200 characters at most. */
export const defaultTitle = (typeName: string, initiativeTitle: string): string =>
  [...`${typeName}: ${initiativeTitle}`].slice(0, 200).join("");
