import { DRAFT_NOTES, NOTE_FOLLOWING, type Notes } from "@/lib/ai/grounding/draft-notes";
import type { ContextLabel, DocumentStatus, DocumentType, GoalType } from "@/lib/schemas/enums";
import type { Language } from "@/lib/text/languages";
import { DUTCH_WORDS } from "./dutch-words";
import { ENGLISH_WORDS } from "./english-words";
import { FRENCH_WORDS } from "./french-words";
import { GERMAN_WORDS } from "./german-words";
import { JAPANESE_WORDS } from "./japanese-words";

/** What a source is, in its footnote. */
export type Kind =
  | ContextLabel
  | GoalType
  | DocumentType
  | DocumentStatus
  | "upload"
  | "initiative"
  | "goal"
  | "workspace_goal";
export type Kinds = Readonly<Record<Kind, string>>;

/** The words of a draft without a model that are not the evidence's, in one language. English has the longer sentences. */
export type DraftWords = {
  notes: Notes;
  heads: Readonly<
    Record<
      "goal" | "keyResult" | "baseline" | "by" | "decision" | "date" | "decidedBy" | "risk",
      string
    >
  >;
  story: Readonly<Record<"As" | "I want" | "So that", string>>;
  openQuestions: string;
  see: string;
  also: string;
  /** How often an item was said, at least twice. */
  mentions(count: number): string;
  join(names: readonly string[]): string;
  /** Names that are left out of a list, in it. */
  more(count: number): string;
  /** Between a title or a name and what is said of it. */
  colon: string;
  /** Ends a sentence. */
  end: string;
  /** The rest of the first note, after its beginning in `DRAFT_NOTES`. */
  fromSources(count: number): string;
  withoutSources: string;
  /** Before `empty` in a draft, since readers may fill the sections and the note stays. */
  asDrafted: string;
  /** Names the sections that have nothing, `all` sections being in the draft. */
  empty(headings: readonly string[], all: number): string;
  /** The beginning of `empty`, as a pattern. */
  emptyStart: string;
  onlyToCheck(headings: readonly string[]): string;
  onlyToCheckStart: string;
  /** The note of a section whose text no item states as a fact. */
  unsaid(own: string): string;
  /** What to check about the items of a section. */
  check(own: string | undefined): string;
  checkNotes: string;
  /** Parts of a story that have nothing in common with what it is about. */
  apart(names: readonly string[]): string;
  /** Said in a story without an idea that fits its title. */
  noWish: string;
  /** For a section whose ideas all do not say that they have shipped. */
  unshipped: string;
  noOwner: Readonly<Record<"start" | "all" | "advice", string>>;
  template(name: string, isApproved: boolean): string;
  kept: string;
  leftOut: string;
  notInFull: string;
  approved: string;
  /** Counts the items that are marked as confidential, and says what to do. */
  confidential(count: number): string;
  /** Names documents of the type that the draft cannot follow. */
  notFollowed(names: string): string;
  /** What to do with text that nothing supports, after its beginning in `DRAFT_NOTES`. */
  verify: string;
  kind(kind: Kind): string;
  /** Refers to an unused item by its title. */
  item(title: string): string;
  /** How to fill an empty section, and where its words may be. In English `advise-on-gap.ts` says more. */
  fill?: (near: readonly string[]) => string;
};

/** What grounding reads again in a draft is written there. */
type ReadAgain = "notes" | "withoutSources" | "checkNotes" | "apart" | "noWish";
export type OwnWords = Omit<DraftWords, ReadAgain>;

export const DRAFT_WORDS: Readonly<Record<Language, DraftWords>> = {
  en: complete("en", ENGLISH_WORDS),
  de: complete("de", GERMAN_WORDS),
  nl: complete("nl", DUTCH_WORDS),
  fr: complete("fr", FRENCH_WORDS),
  ja: complete("ja", JAPANESE_WORDS),
};

function complete(language: Language, words: OwnWords): DraftWords {
  const following = NOTE_FOLLOWING[language];
  return {
    ...words,
    notes: DRAFT_NOTES[language],
    withoutSources: following.withoutSources,
    checkNotes: following.unplaced,
    apart: (names) =>
      words.join(names) + (names.length === 1 ? following.apart : following.manyApart),
    noWish: following.noWish,
  };
}

/** Writes what is named after a beginning that ends in a word or a colon. */
export const joinLead = (lead: string, rest: string) =>
  lead.endsWith("：") ? lead + rest : `${lead} ${rest}`;
