export type Editing = {
  /** Undefined if no Markdown would read as the document. */
  readText(): Promise<string | undefined>;
  /** `now` differs from `sent`, which was stored, if others' changes were merged into it. */
  noteStored(sent: string, now: string): Promise<boolean>;
};
