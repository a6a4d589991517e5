import { cutText } from "@/lib/text/cut-text";

/** In UTF-16 units. */
const MAX_ORIGIN = 1000;
/** The last line of an item that the classifier proposed. Below a quotation one without `›` may name the speaker. */
const ORIGIN = /(?:(?<!["'”’»])\n\n— [^\n]*|\n\n— [^\n]* › [^\n]*)$/;
/** A time of day, also after a date and before a dash, as chats are exported: `[14/11/2026, 09:05:03]`. */
export const TIME =
  "\\[?(?:\\d{1,4}[./-]\\d{1,2}[./-]\\d{1,4},? )?\\d{1,2}:\\d{2}(?::\\d{2})?(?: ?[ap]m)?\\]?(?:\\s[-–](?=\\s))?";
/** Only before the name of a speaker: other times, as of a schedule, are what is said. */
const TIMES = new RegExp(`^${TIME}\\s+(?=\\p{L}[^:：\\n]{0,58}[:：]\\s)`, "gimu");

/** Adds where a passage was found: its day and customer in a sheet, its headings. */
export function addOrigin(content: string, found: readonly string[]): string {
  if (found.length === 0) return content;
  return `${content}\n\n— ${cutText(found.join(" › "), MAX_ORIGIN)}`;
}

/** Reads what an item says, without where it was found and the times of a chat. */
export const dropOrigin = (content: string) => content.replace(ORIGIN, "").replaceAll(TIMES, "");

/** Whether an item is from an exported chat, so that its title may begin with who wrote it. */
export const isOfChat = (content: string) => content.search(TIMES) === 0;
