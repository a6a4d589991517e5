/** What the page can ask of an editor, be it for rich text or for Markdown. */
export type Editing = {
  /** The text as it stands; nothing when it cannot be written as Markdown that reads the same. */
  text(): Promise<string | undefined>;
  /** Tells that a text is stored; another one when it was merged with what others changed. */
  stored(sent: string, now: string): Promise<boolean>;
};
