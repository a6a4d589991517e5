/** What the page can ask of the rich editor and the Markdown editor. */
export type Editing = {
  /** The current text; undefined if no Markdown would read as the document. */
  text(): Promise<string | undefined>;
  /** Called when `sent` was stored; `now` differs if others' changes were merged into it. */
  stored(sent: string, now: string): Promise<boolean>;
};
