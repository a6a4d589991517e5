export type Editing = {
  /** Undefined if no Markdown would read as the document. */
  readText(): Promise<string | undefined>;
  /** Reads the text without the intent to store it. */
  peekText(): Promise<string | undefined>;
  /** `sent` was stored; `now` differs from it if others' changes were merged in. */
  noteStored(sent: string, now: string): Promise<boolean>;
};
