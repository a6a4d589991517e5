/** Addresses that some renderer makes a link of; the parts are bounded, as any place may be a beginning. */
const ADDRESS =
  /((?:[a-z][a-z\d+.-]{0,20}:\/\/|www\.|mailto:)[^\s`|]+|[\p{L}\p{N}_.+-]{1,64}@[\p{L}\p{N}_-]{1,63}(?:\.[\p{L}\p{N}_-]{1,63}){1,8})/giu;
/** Marks that mean something anywhere, and entities. */
const MARK = /[\\`*[\]<>|~]|&(?=#?\w{1,31};)|(?<![\p{L}\p{N}])_|_(?![\p{L}\p{N}])|(?<!\S)#/gu;
/** Marks that make a list, a heading or a table of a line which begins with them. */
const BEGINNING = /^(?:[-+=:]|\d{1,9}(?=[.)]))/;

/**
 * Plain text as Markdown that reads the same, line by line: no mark in it counts, nothing in it loads
 * or leads anywhere. Addresses become code.
 */
export const escapeLines = (text: string) =>
  text
    .split(/\r\n?|\n/)
    .map((line) => escapeLine(line.trim()))
    .join("\n");

/** The same on one line, for a heading, a list item or a cell. */
export const escapeMarkdown = (text: string) => escapeLine(text.replaceAll(/\s+/g, " ").trim());

const escapeLine = (line: string) =>
  line
    .split(ADDRESS)
    .map((part, index) => (index % 2 === 1 ? `\`${part}\`` : part.replaceAll(MARK, "\\$&")))
    .join("")
    .replace(BEGINNING, (mark) => (/\d/.test(mark) ? `${mark}\\` : `\\${mark}`));
