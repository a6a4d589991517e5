import { config } from "@/lib/config";
import type { Mail } from "./mail";

export type Letter = {
  subject: string;
  paragraphs: string[];
  action?: { label: string; url: string };
  closing: string;
};

export type LetterOf<Kind extends Mail["kind"]> = (mail: Extract<Mail, { kind: Kind }>) => Letter;

export const toAddress = (path: string) => config().APP_URL + path;

const MAX_NAME_LENGTH = 100;
/** These change the direction of writing or are invisible within a word; joiners of letters or emoji are kept. */
const UNSEEN = /[\u00ad\u061c\u200b\u200e\u200f\u202a-\u202e\u2060-\u206f\ufeff]/g;

/** Makes one bounded line. Word joiners after `.`, `:`, `/` and `@` keep mail programs from making links of a name. */
export function formatName(name: string): string {
  const visible = name.replaceAll(UNSEEN, "");
  const line = visible.replaceAll(/[\p{Cc}\p{Zl}\p{Zp}\s]+/gu, " ").trim();
  const characters = [...line];
  const cut =
    characters.length > MAX_NAME_LENGTH
      ? `${characters.slice(0, MAX_NAME_LENGTH - 1).join("")}…`
      : line;
  return cut.replaceAll(/[.:/@](?=\S)/g, "$&\u2060");
}
