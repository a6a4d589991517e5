import { guessLanguage } from "./languages";
import { isJapanese } from "./phrases";

/** Forms of French in a text without its frequent words: `l'accueil`, `à midi`. Capitals may be those of a name, as in `La Paz`. */
const FRENCH =
  /(?<!\p{L})(?:(?:[LDNJSCldnjsc]|[Qq]u)['’](?=\p{Ll})|(?:le|la|(?<!\d (?:\p{L}+ )?)à(?! ?\d))(?!\p{L}))/u;

/** Whether French is typed with a space before `:` and `;`. */
export const isFrench = (text: string): boolean => {
  const language = guessLanguage(text);
  return language === "fr" || (language === undefined && FRENCH.test(text));
};

/** Begins a text with the name of what it is about: `Acme Inc.: the list is slow`, in French `Roux & Cie : la liste est lente`. */
export const joinName = (name: string, text: string): string =>
  `${name}${isFrench(`${name} ${text}`) ? " : " : ": "}${text}`;

/** Writes `Ann Lee: I wait.`, and in the ways of French and Japanese `Contexte : …` and `背景：…`. */
export function joinLabel(label: string, text: string): string {
  if (/[.?!:…。：？！]$/.test(label)) return `${label} ${text}`;
  if (isJapanese(label)) return `${label}：${text}`;
  return joinName(label, text);
}
