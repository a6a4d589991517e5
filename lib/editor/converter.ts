import { type Opened, open } from "./open";
import { save } from "./save";
import { schema } from "./schema";

export type DocJson = unknown;

type Converter = {
  /** Makes the text the base. Undefined if it is nested too deeply for the parser. */
  open(markdown: string): DocJson | undefined;
  /** Converts a pasted text; the base stays. */
  read(markdown: string): DocJson | undefined;
  /** Undefined if no text would read as the document. */
  write(doc: DocJson): string | undefined;
  /** Makes the stored text the base; one that is nested too deeply leaves the old base. */
  settle(markdown: string): void;
};

/** The base stays the stored text, so that an edit that is undone before saving leaves no trace. */
export function makeConverter(): Converter {
  let base: Opened | undefined;
  let written: Opened | undefined;
  return {
    open(markdown) {
      const opened = tryOpen(markdown);
      base = opened ?? base;
      return opened?.doc.toJSON();
    },
    read: (markdown) => tryOpen(markdown)?.doc.toJSON(),
    write(doc) {
      written = base && save(base, schema.nodeFromJSON(doc));
      return written?.markdown;
    },
    settle(markdown) {
      base = written?.markdown === markdown ? written : (tryOpen(markdown) ?? base);
    },
  };
}

function tryOpen(markdown: string): Opened | undefined {
  try {
    return open(markdown);
  } catch (error) {
    if (error instanceof RangeError) return undefined;
    throw error;
  }
}
