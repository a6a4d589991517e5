import { MAX_TITLE } from "./bounds";
import type { Role, SourceType } from "./enums";

/** Kept apart from the definitions of document types, which import this file and are too large for browsers. */
const ABBREVIATIONS = new Map([
  ["ai", "AI"],
  ["okrs", "OKRs"],
  ["prd", "PRD"],
]);

/** A value of an enumeration as words: `ai_test_plan` → "AI test plan". */
export const spell = (value: string): string =>
  value
    .split("_")
    .map((word) => ABBREVIATIONS.get(word) ?? word)
    .join(" ");

export function humanize(value: string): string {
  const words = spell(value);
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** As in a sentence: "a context item". */
export const TYPE_WITH_ARTICLE: Record<SourceType, string> = {
  initiative: "an initiative",
  document: "a document",
  context_item: "a context item",
  goal: "a goal",
  upload: "an uploaded file",
};
export const ROLE_WITH_ARTICLE: Record<Role, string> = {
  owner: "an owner",
  admin: "an admin",
  member: "a member",
};

/** In place of the name of a person who has left. */
export const FORMER_MEMBER = "A former member";

export const makeDefaultTitle = (typeName: string, initiativeTitle: string, colon = ": "): string =>
  [...(typeName + colon + initiativeTitle)].slice(0, MAX_TITLE).join("").trimEnd();
