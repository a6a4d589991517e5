import { LANGUAGES, type Language } from "@/lib/text/languages";
import { escapePattern } from "@/lib/text/words";
import { DRAFT_NOTES, NOTE_FOLLOWING } from "./draft-notes";

/** The title of an item, in emphasis. In UTF-16 units, longer than any. */
const TITLE = "\\*(?:\\\\.|[^*\\\\\\n]){1,1000}\\*";
const CITED = `${TITLE} \\[\\^E?\\d`;

const describeCheck = (language: Language) => {
  const { unplaced, noOwner, unshipped, apart, manyApart, noWish } = NOTE_FOLLOWING[language];
  const ends = [apart, manyApart].map(escapePattern).join("|");
  return `${DRAFT_NOTES[language].check}\\s?(?:${[
    CITED,
    escapePattern(unplaced),
    escapePattern(noOwner),
    escapePattern(noWish),
    escapePattern(unshipped),
    `${TITLE}(?:[^*\\n]{1,5}${TITLE})?(?:${ends})`,
  ].join("|")})`;
};

/** Describes the notes of a draft by more than their beginnings, with which people may begin a quotation: `Check before you send: the stamp.` */
const describeNotes = (language: Language) => {
  const { assembled, instructions, nothingFound, named, said, ungrounded } = DRAFT_NOTES[language];
  const { sources, withoutSources } = NOTE_FOLLOWING[language];
  return [
    `${assembled}(?:${escapePattern(sources)}\\d|${escapePattern(withoutSources)})`,
    `${instructions}[ \\r]*(?:\\n|$)`,
    `\\*\\*(?:${nothingFound}|${ungrounded}[^*\\n]{0,60})\\*\\*`,
    `(?:${named}|${said})\\s?${CITED}`,
    describeCheck(language),
  ].join("|");
};

/** A note that a draft in any language contains about itself. */
export const DRAFT_NOTE = new RegExp(LANGUAGES.map(describeNotes).join("|"));
/** A note that asks to check items. */
export const CHECK_NOTE = new RegExp(LANGUAGES.map(describeCheck).join("|"));
