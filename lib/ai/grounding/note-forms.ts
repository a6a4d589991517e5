import { DRAFT_WORDS, type DraftWords } from "@/lib/ai/draft-words/draft-words";

/** The title of an item, in emphasis. In UTF-16 units, longer than any. */
const TITLE = "\\*(?:\\\\.|[^*\\\\\\n]){1,1000}\\*";
const CITED = `${TITLE} \\[\\^E?\\d`;

const escapePattern = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, "\\$&");

/** What follows the names of parts of a story: `shares no words with the ability.` */
const listEnds = ({ apart }: DraftWords) =>
  [["0"], ["0", "0"]].map((names) => escapePattern(apart(names).split("0").at(-1) ?? ""));

const describeCheck = (words: DraftWords) =>
  `${words.notes.check}\\s?(?:${[
    CITED,
    escapePattern(words.checkNotes),
    escapePattern(words.noOwner.start),
    `${TITLE}(?:[^*\\n]{1,5}${TITLE})?(?:${listEnds(words).join("|")})`,
  ].join("|")})`;

/** Describes the notes of a draft by more than their beginnings, with which people may begin a quotation: `Check before you send: the stamp.` */
const describeNotes = (words: DraftWords) => {
  const { assembled, instructions, nothingFound, named, said, ungrounded } = words.notes;
  const [beforeCount = ""] = words.fromSources(2).split("2");
  return [
    `${assembled}(?:${escapePattern(beforeCount)}\\d|${escapePattern(words.withoutSources)})`,
    `${instructions}[ \\r]*(?:\\n|$)`,
    `\\*\\*(?:${nothingFound}|${ungrounded}[^*\\n]{0,60})\\*\\*`,
    `(?:${named}|${said})\\s?${CITED}`,
    describeCheck(words),
  ].join("|");
};

const ALL_WORDS = Object.values(DRAFT_WORDS);

/** A note that a draft in any language contains about itself. */
export const DRAFT_NOTE = new RegExp(ALL_WORDS.map(describeNotes).join("|"));
/** A note that asks to check items. */
export const CHECK_NOTE = new RegExp(ALL_WORDS.map(describeCheck).join("|"));
