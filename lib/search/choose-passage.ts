import { LRUCache } from "lru-cache";
import { joinName } from "@/lib/text/join-label";
import { findBounds } from "@/lib/text/plain-sentences";
import type { AskedFact } from "./asked-facts";
import { countDistinct, findRowWindow, findWindow, MAX_LENGTH } from "./cut-snippet";
import {
  findTableRows,
  readPlainText,
  splitAtHeadings,
  toPlainHeading,
  toProse,
} from "./to-plain-text";
import { type Token, tokenize } from "./tokens";

export type Words = { text: string; tokens: Token[] };
export const toWords = (text: string): Words => ({ text, tokens: tokenize(text) });

export type Find = (words: Words) => Token[];
/** `from` is where the excerpt begins, if not at the part with most of the words. */
export type Passage = { words: Words; from?: number };

type Row = { start: number; end: number; columns: Words };
/** `below` is Markdown. */
type Section = { heading: Words; below: string };
type Body = { body: Words; prose: Words; rows: Row[]; sections: Section[] };

/** Chunks that were shown last: while somebody types, each query finds much of what the one before has found. */
const read = new LRUCache<string, Body>({ max: 500 });

export function readBody(markdown: string): Body {
  const before = read.get(markdown);
  if (before) return before;
  const { text, prose } = readPlainText(markdown);
  const body = toWords(text);
  const rows = findTableRows(markdown, text).map((row) => ({
    ...row,
    columns: toWords(row.columns),
  }));
  const sections = splitAtHeadings(markdown).map(({ heading, text: below }) => ({
    heading: toWords(heading),
    below,
  }));
  const now = { body, prose: prose === text ? body : toWords(prose), rows, sections };
  read.set(markdown, now);
  return now;
}

/** What a word weighs that the title has: of parts with as many of the other words, the one with more of these is shown. */
const TITLED = 0.01;
/** A tie of a passage with sentences is won by it. */
const TIE = 0.5;

/**
 * Chooses sentences, or the row of a table that has more of the words with the names of its columns, or the text below a heading
 * that has more of them with it, or as many alone. Of as many, the row is chosen if the query has the name of a column: `| Who |
 * What |` answers "who …", and `who` is no word that is looked for. Words of the title hardly count, since all of the text is about them.
 * A `fact` of the kind that the query asks for counts where one of the words is.
 */
export function choosePassage(
  { title, body, prose, rows, sections }: Body & { title: Words },
  find: Find,
  asked: ReadonlySet<string>,
  fact?: AskedFact,
): Passage | undefined {
  const all = find(body);
  if (all.length === 0) return undefined;
  const titled = new Set(find(title).map(({ word }) => word));
  const weigh = (tokens: readonly Token[]) => {
    const words = [...new Set(tokens.map(({ word }) => word))];
    return words.reduce((sum, word) => sum + (titled.has(word) ? TITLED : 1), 0);
  };
  const said = find(prose);
  const sentences = findWindow(prose.text, said, weigh);
  const weighFact = (text: string) => (fact?.isIn(text) ? fact.gain : 0);
  const weighWindow = (text: string, { from, count }: { from: number; count: number }) =>
    count > 0 ? count + weighFact(text.slice(from, from + MAX_LENGTH)) : 0;
  let best = weighWindow(prose.text, sentences);
  let passage: Passage | undefined;
  for (const [start, end] of fact ? findStatements(prose.text) : []) {
    const own = said.filter((token) => token.start >= start && token.end <= end);
    const count = own.length > 0 ? weigh(own) + weighFact(prose.text.slice(start, end)) : 0;
    if (count > best) {
      best = count;
      passage = { words: prose, from: start };
    }
  }
  for (const { start, end, columns } of rows) {
    const own = all.filter((token) => token.start >= start && token.end <= end);
    if (own.length === 0) continue;
    const names = find(columns);
    const isAsked = columns.tokens.some(
      ({ word, start: at }) => asked.has(word) && names.every((name) => name.start !== at),
    );
    const window = findRowWindow(body.text, own, start, weigh);
    const count =
      window.count +
      weigh(listNew(names, own)) +
      (isAsked ? TIE : 0) +
      weighFact(body.text.slice(start, end));
    if (count > best) {
      best = count;
      passage = { words: body, from: window.from };
    }
  }
  for (const { heading, below } of sections) {
    const named = find(heading);
    if (weigh(named) < 1) continue;
    const text = toProse(below);
    if (text === "") continue;
    const words = toWords(nameHeading(heading.text, text));
    const beginning = words.text.length - text.length;
    const own = find(words).filter(({ start }) => start >= beginning);
    const others = listNew(own, named);
    const window = findWindow(words.text, others, weigh);
    const count =
      window.count +
      weigh(named) +
      weighFact(words.text.slice(window.from, window.from + MAX_LENGTH));
    const holdsAll = weigh(named) >= sentences.count;
    if (count + (holdsAll ? TIE : 0) > best) {
      best = count + (holdsAll ? TIE : 0);
      passage = { words, from: window.from };
    }
  }
  if (passage) return passage;
  const words = countDistinct(said) < countDistinct(all) ? body : prose;
  return { words, from: findWindow(words.text, find(words), weigh).from };
}

/** Sentences, and items of a list, which end with a mark of their own (`to-plain-text.ts`). */
function* findStatements(text: string): Generator<[number, number]> {
  for (const [start, end] of findBounds(text, 0, text.length)) {
    let from = start;
    for (const { index } of text.slice(start, end).matchAll(/; /g)) {
      yield [from, start + index];
      from = start + index + 2;
    }
    yield [from, end];
  }
}

/** Begins a text with its heading, since it may have none of the words itself. */
export function nameHeading(heading: string, below: string): string {
  const name = toPlainHeading(heading);
  return (/[\p{L}\p{N})]$/u.test(name) ? joinName(name, below) : `${name} ${below}`).trim();
}

const listNew = (tokens: readonly Token[], others: readonly Token[]) =>
  tokens.filter(({ word }) => others.every((other) => other.word !== word));

/** Counts distinct words that the others lack. */
export const countNew = (tokens: readonly Token[], others: readonly Token[]) =>
  countDistinct(listNew(tokens, others));
