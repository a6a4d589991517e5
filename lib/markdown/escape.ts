import { splitLines } from "@/lib/text/line-ends";

/** One or several without a space. Bounded, since any position may start a match. */
const ADDRESS =
  /((?:(?:[a-z][a-z\d+.-]{0,20}:\/\/|www\.|mailto:)[^\s`|]+|[\p{L}\p{N}_.+-]{1,64}@[\p{L}\p{N}_-]{1,63}(?:\.[\p{L}\p{N}_-]{1,63}){1,8})+)/giu;
const MARK = /[\\`*[\]<>|~]|&(?=#?\w{1,31};)|(?<![\p{L}\p{N}])_|_(?![\p{L}\p{N}])|(?<!\S)#/gu;
const BEGINNING = /^(?:[-+=:]|\d{1,9}(?=[.)]))/;

/** Escapes text that follows other marks, such as those of a heading or a link. Addresses do not become code. */
export const escapeWords = (text: string) =>
  text.replaceAll(/\s+/g, " ").trim().replaceAll(MARK, "\\$&");

/** Escapes text to read the same line by line: marks have no effect, nothing loads or links. Addresses become code. */
export const escapeLines = (text: string) =>
  splitLines(text)
    .map((line) => escapeLine(line.trim()))
    .join("\n");

export const escapeMarkdown = (text: string) => escapeLine(text.replaceAll(/\s+/g, " ").trim());

const escapeLine = (line: string) =>
  line
    .split(ADDRESS)
    .map((part, index) => (index % 2 === 1 ? `\`${part}\`` : part.replaceAll(MARK, "\\$&")))
    .join("")
    .replace(BEGINNING, (mark) => (/\d/.test(mark) ? `${mark}\\` : `\\${mark}`));
