import { NUMBERED_DEFINITIONS, NUMBERED_REFERENCES } from "@/lib/text/footnotes";
import { CHECK_NOTE, DRAFT_NOTE } from "./note-forms";

const QUOTE = /(?:^ {0,3}>[^\n]*\n?)+/gm;
const TABLE = /(?:^ {0,3}\|[^\n]*\n?)+/gm;

/** Drops the notes of a draft. Words that somebody wrote before a note in its block stay. */
export const dropNotes = (markdown: string) =>
  markdown.replaceAll(QUOTE, (quote) => {
    const start = quote.search(DRAFT_NOTE);
    const own = start < 0 ? quote : quote.slice(0, start);
    return start < 0 || /[\p{L}\p{N}]/u.test(own) ? own : "";
  });

/** The mark of a quotation before an item of a list. */
const QUOTED_ITEM = /^ {0,3}> ?(?=[ \t]*[-*] )/gm;

/** Takes the lists of the notes on items to check out of their quotation: they are the workspace's own words. */
export const openChecks = (markdown: string) =>
  markdown.replaceAll(QUOTE, (quote) =>
    CHECK_NOTE.test(quote) ? quote.replaceAll(QUOTED_ITEM, "") : quote,
  );

/** Removes a generated document's notes, footnotes and tables with references; other tables are people's own. */
export const extractOwnWords = (markdown: string) =>
  dropNotes(
    markdown.replaceAll(TABLE, (table) => (table.search(NUMBERED_REFERENCES) < 0 ? table : "")),
  )
    .replaceAll(NUMBERED_DEFINITIONS, "")
    .replaceAll(NUMBERED_REFERENCES, "");

/** A heading, and below it the line that an outline has there: the purpose of the section. */
const PURPOSE =
  /((?<![^\n]) {0,3}#{1,6}[^\S\r\n][^\n]*\n(?:\s*\n)?)[^\S\n]*_[^_\n]+_[^\S\n]*(?:\n|$)/g;
/** The instructions of an outline come before its sections. */
const INSTRUCTIONS = /^\s*## Instructions[ \r]*\n[\s\S]*?\n(?=## )/;

/** Removes the texts of an outline: the instructions before its sections, and the purpose of each section. */
export const dropOutline = (markdown: string) =>
  markdown.replace(INSTRUCTIONS, "").replaceAll(PURPOSE, "$1");

/** Whether a document says anything: with only headings, purposes and a draft's notes, it counts as absent. */
export const hasOwnWords = (markdown: string) =>
  dropNotes(dropOutline(markdown))
    .replaceAll(NUMBERED_DEFINITIONS, "")
    .split("\n")
    .some((line) => !/^ {0,3}#{1,6}\s/.test(line) && /[\p{L}\p{N}]/u.test(line));
