import { NOTE_FOLLOWING } from "@/lib/ai/grounding/draft-notes";
import { spell } from "@/lib/schemas/spelling";
import { countNoun, joinWords } from "@/lib/text/phrases";
import type { OwnWords } from "./draft-words";

const FOLLOWING = NOTE_FOLLOWING.en;

export const ENGLISH_WORDS: OwnWords = {
  heads: {
    goal: "Goal",
    keyResult: "Key result",
    baseline: "Baseline",
    by: "By",
    decision: "Decision",
    date: "Date",
    decidedBy: "Decided by",
    risk: "Risk",
  },
  story: { As: "As:", "I want": "I want:", "So that": "So that:" },
  openQuestions: "Open questions",
  see: "See",
  also: "Also:",
  mentions: (count) => `(${count} mentions)`,
  join: joinWords,
  more: (count) => `${count} more`,
  colon: ": ",
  end: ".",
  fromSources: (count) => `${FOLLOWING.sources}${countNoun(count, "source")}.`,
  asDrafted: "As drafted, ",
  empty: (headings, all) =>
    `${headings.length} of ${countNoun(all, "section")} ${headings.length === 1 ? "has" : "have"} nothing: ${joinWords(headings)}.`,
  emptyStart: "(?:As drafted, )?\\d{1,4} of \\d{1,4} sections? ha(?:s|ve) nothing: ",
  onlyToCheck: (headings) => `Only items to check: ${joinWords(headings)}.`,
  onlyToCheckStart: "Only items to check: ",
  unsaid: (own) => own,
  check: (own) => own ?? "A document says what is wanted. Ask whether it includes these ideas.",
  unshipped: `${FOLLOWING.unshipped} Promise only what a buyer can use today.`,
  noOwner: {
    start: FOLLOWING.noOwner,
    all: "any of these risks",
    advice: " Name one person or team for each, like `Owner: Ann Lee`.",
  },
  template: (name, isApproved) =>
    `This initiative already has ${isApproved ? "an approved document" : "a document"} of this type: ${name}.`,
  kept: "Its text is kept, under the sections that match its headings.",
  leftOut: "Left out, because no section fits:",
  notInFull: "Others of this type are not kept in full:",
  approved: " (approved)",
  confidential: (count) =>
    `${countNoun(count, "item")} marked as confidential ${count === 1 ? "is" : "are"} left out. Put what the readers may know into an item without that mark.`,
  notFollowed: (names) =>
    `Documents of this type of which nothing is kept, because no heading is that of a section: ${names}.`,
  verify: "check it before you rely on it.",
  kind: (kind) => (kind === "workspace_goal" ? "goal of the whole workspace" : spell(kind)),
  item: (title) => `the item ${title}`,
};
