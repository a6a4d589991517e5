import { type Opened, open } from "./open";
import { save } from "./save";
import { schema } from "./schema";

/** A document of the editor as it is sent between threads. */
export type DocJson = unknown;

/** One open document: its text in the editor's form and back. */
export type Converter = {
  /** The text in the editor's form; nothing when no parser can follow its nesting. */
  open(markdown: string): DocJson | undefined;
  /** A text that was pasted, in the same form; the open document's text stays what it is. */
  read(markdown: string): DocJson | undefined;
  /** The edited document as text; nothing when no text reads as it should. */
  write(doc: DocJson): string | undefined;
  /** Makes a text that was written the one that later ones are compared with. */
  settle(markdown: string): void;
};

/** Keeps the text that was read as the base, so that what is undone before it is stored leaves no trace. */
export function makeConverter(): Converter {
  let base: Opened | undefined;
  let written: Opened | undefined;
  return {
    open(markdown) {
      const opened = opening(markdown);
      base = opened ?? base;
      return opened?.doc.toJSON();
    },
    read: (markdown) => opening(markdown)?.doc.toJSON(),
    write(doc) {
      written = base && save(base, schema.nodeFromJSON(doc));
      return written?.markdown;
    },
    settle(markdown) {
      base = written?.markdown === markdown ? written : open(markdown);
    },
  };
}

function opening(markdown: string): Opened | undefined {
  try {
    return open(markdown);
  } catch (error) {
    if (error instanceof RangeError) return undefined;
    throw error;
  }
}
