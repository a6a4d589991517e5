/** Beginnings of the notes that drafts contain about themselves; `own-words.ts` drops the notes by them. */
export const DRAFT_NOTES = {
  assembled: "Assembled without AI",
  instructions: "Instructions are for a model and were not carried out:",
  nothingFound: "No evidence was found for this section.",
  check: "Check before you send:",
  named: "Also on record, without their text:",
  said: "Items on the same subject:",
  ungrounded: "No evidence in this workspace for what follows:",
} as const;
