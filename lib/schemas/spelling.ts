import type { DocumentType } from "./enums";

const SPELLINGS: Readonly<Record<string, string>> = {
  prd: "PRD",
  okrs: "OKRs",
  ai_implementation_spec: "AI implementation spec",
  ai_test_plan: "AI test plan",
} satisfies Partial<Record<DocumentType, string>>;

export const spell = (value: string): string => SPELLINGS[value] ?? value.replaceAll("_", " ");

export function humanize(value: string): string {
  const words = spell(value);
  return words.charAt(0).toUpperCase() + words.slice(1);
}

export const makeDefaultTitle = (typeName: string, initiativeTitle: string): string =>
  [...`${typeName}: ${initiativeTitle}`].slice(0, 200).join("");
