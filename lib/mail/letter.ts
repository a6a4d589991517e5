import { config } from "@/lib/config";
import type { Mail } from "./mail";

/** What a mail says, before it is plain text or HTML. */
export type Letter = {
  subject: string;
  paragraphs: string[];
  action?: { label: string; url: string };
  /** Why it came, and what to do if something is wrong. */
  closing: string;
};

export type LetterOf<Kind extends Mail["kind"]> = (mail: Extract<Mail, { kind: Kind }>) => Letter;

/** In full, for a path of the app. */
export const at = (path: string) => config().APP_URL + path;
const moment = new Intl.DateTimeFormat("en-GB", {
  dateStyle: "long",
  timeStyle: "short",
  timeZone: "UTC",
});
export const when = (time: string) => `${moment.format(new Date(time))} UTC`;

const LONGEST_NAME = 100;
/** Marks that turn the direction of writing, and those that hide in a word; not those that join letters or emoji. */
const UNSEEN = /[\u00ad\u061c\u200b\u200e\u200f\u202a-\u202e\u2060-\u206f\ufeff]/g;

/**
 * What somebody has named, on one line and of a bounded length, without marks that turn the direction of writing; no
 * mail program makes a link of what is in it, since a word joiner (which nobody sees) follows what holds an address together.
 */
export function named(name: string): string {
  const visible = name.replaceAll(UNSEEN, "");
  const line = visible.replaceAll(/[\p{Cc}\p{Zl}\p{Zp}\s]+/gu, " ").trim();
  const characters = [...line];
  const cut =
    characters.length > LONGEST_NAME ? `${characters.slice(0, LONGEST_NAME - 1).join("")}…` : line;
  return cut.replaceAll(/[.:/@](?=\S)/g, "$&\u2060");
}

export const AS = { owner: "an owner", admin: "an admin", member: "a member" };
