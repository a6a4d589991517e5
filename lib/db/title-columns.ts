/** The column with the title of each resource. */
export const TITLE_COLUMNS = {
  initiative: "title",
  document: "title",
  context_item: "title",
  goal: "title",
  upload: "filename",
} as const;
