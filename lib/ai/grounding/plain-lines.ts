const REFERENCE = /(\[\^\d{1,4}\])/;
const BEGINNING = /^(\s{0,3}(?:#{1,6}|[-*+]|\d{1,9}[.)]|>)\s)?(.*)$/;

/**
 * Words as they are, with nothing in them that any renderer takes for an address or for markup:
 * every mark is escaped. References to evidence stay.
 */
const asPlainText = (text: string) =>
  text
    .split(REFERENCE)
    .map((part, index) => (index % 2 === 1 ? part : escapeMarks(part)))
    .join("");

/** Text without anything that leads elsewhere; headings, list items and quotes stay what they are. */
export const asPlainLines = (text: string) =>
  text
    .split("\n")
    .map((line) => {
      const [, beginning = "", words = ""] = BEGINNING.exec(line) ?? [];
      return beginning + asPlainText(words);
    })
    .join("\n");

// GitHub's markdown links these even when their marks are escaped.
const escapeMarks = (text: string) =>
  text
    .replace(/https?:\/\//gi, "")
    .replaceAll("://", " ")
    .replace(/www\./gi, "www ")
    .replaceAll("@", " (at) ")
    .replace(/[!-/:-@[-`{-~]/g, (mark) => `\\${mark}`);
