import type { Language } from "@/lib/text/languages";
import { DUTCH_HEADINGS } from "./dutch-headings";
import { FRENCH_HEADINGS } from "./french-headings";
import { GERMAN_HEADINGS, type TranslatedHeading } from "./german-headings";
import { JAPANESE_HEADINGS } from "./japanese-headings";

export type { TranslatedHeading };

/** A heading in the languages other than English. */
export type Translations = Readonly<Record<Exclude<Language, "en">, string>>;

const isTranslated = (heading: string): heading is TranslatedHeading =>
  Object.hasOwn(GERMAN_HEADINGS, heading);

/** Translates an English heading of a built-in type; undefined for any other text. */
export const translateHeading = (heading: string): Translations | undefined =>
  isTranslated(heading)
    ? {
        de: GERMAN_HEADINGS[heading],
        nl: DUTCH_HEADINGS[heading],
        fr: FRENCH_HEADINGS[heading],
        ja: JAPANESE_HEADINGS[heading],
      }
    : undefined;
