import type { Language } from "@/lib/text/languages";

/** Puts a text in the quotation marks of a language. A Japanese text has other marks within these, and no full stop before the end. */
export const QUOTE_IN: Readonly<Record<Language, (text: string) => string>> = {
  en: (text) => `“${text}”`,
  de: (text) => `„${text}“`,
  nl: (text) => `“${text}”`,
  fr: (text) => `« ${text} »`,
  ja: (text) => `「${text.replaceAll("「", "『").replaceAll("」", "』").replace(/。$/, "")}」`,
};

const HAS_END = /[.!?…。！？]["'”’“‘)）」』»\s]*$/;

/** Quotes a text as the end of a sentence: with a full stop after the marks, unless it has an end itself. */
export function quoteAtEnd(text: string, language: Language): string {
  const quoted = QUOTE_IN[language](text);
  if (language === "ja") return `${quoted}。`;
  return HAS_END.test(text) ? quoted : `${quoted}.`;
}
