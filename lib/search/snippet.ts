import { query } from "@/lib/db/read";
import { statement } from "@/lib/db/statement";
import type { Term } from "./terms";
import { toPlainText } from "./to-plain-text";
import { type Token, tokenize } from "./tokens";

/** Plain text around the matches; `highlights` are their positions in code points, end excluded. */
export type Snippet = { snippet: string; highlights: [start: number, end: number][] };

/** Most UTF-16 units of a snippet, and those before its first match. */
const MOST = 240;
const LEAD = 60;
/** Stems share at least this many leading letters with their words. */
const STEM_BEGINNING = 2;

export async function addSnippets<Hit extends { body: string }>(
  hits: Hit[],
  terms: readonly Term[],
): Promise<(Hit & Snippet)[]> {
  const lexemes = new Set(terms.map(({ lexeme }) => lexeme));
  const texts = hits.map((hit) => {
    const text = toPlainText(hit.body);
    return { hit, text, tokens: tokenize(text) };
  });
  const words = await findMatches(
    texts.flatMap(({ tokens }) => tokens.map(({ word }) => word)),
    lexemes,
  );
  return texts.map(({ hit, text, tokens }) => ({
    ...hit,
    ...cut(text, withoutOverlap(tokens.filter(({ word }) => words.has(word)))),
  }));
}

const WITH_STEM = statement(
  `SELECT word FROM unnest($1::text[]) AS word
   WHERE tsvector_to_array(to_tsvector('english', word)) && $2::text[]`,
  ["text[]", "text[]"],
  { word: "text" },
);

async function findMatches(words: string[], lexemes: ReadonlySet<string>): Promise<Set<string>> {
  const beginnings = new Set([...lexemes].map((lexeme) => lexeme.slice(0, STEM_BEGINNING)));
  const likely = [...new Set(words)].filter((word) =>
    beginnings.has(word.slice(0, STEM_BEGINNING)),
  );
  const stems = likely.filter((word) => !lexemes.has(word));
  const rows = stems.length === 0 ? [] : await query(WITH_STEM, [stems, [...lexemes]]);
  return new Set([...likely.filter((word) => lexemes.has(word)), ...rows.map(({ word }) => word)]);
}

function withoutOverlap(tokens: Token[]): Token[] {
  const kept: Token[] = [];
  for (const token of tokens.toSorted((a, b) => a.start - b.start)) {
    const last = kept.at(-1);
    if (!last || token.start >= last.end) kept.push(token);
    else if (token.end > last.end) kept[kept.length - 1] = { ...last, end: token.end };
  }
  return kept;
}

function cut(text: string, found: Token[]): Snippet {
  const { from, to } = findWindow(text, found);
  const before = from > 0 ? "… " : "";
  const snippet = `${before}${text.slice(from, to).trim()}${to < text.length ? " …" : ""}`;
  const shift = before.length - from;
  const place = (index: number) => [...snippet.slice(0, index + shift)].length;
  return {
    snippet,
    highlights: found
      .filter(({ start, end }) => start >= from && end <= to)
      .map(({ start, end }) => [place(start), place(end)]),
  };
}

function findWindow(text: string, found: Token[]): { from: number; to: number } {
  let best = { from: 0, score: -1 };
  for (const { start } of found) {
    const from = start <= LEAD ? 0 : findWordStart(text, start - LEAD);
    const inside = found.filter((token) => token.start >= from && token.end <= from + MOST);
    const score = new Set(inside.map(({ word }) => word)).size;
    if (score > best.score) best = { from, score };
  }
  return { from: best.from, to: findWordEnd(text, best.from + MOST) };
}

function findWordStart(text: string, index: number): number {
  const space = text.indexOf(" ", index);
  return space >= 0 && space - index < 20 ? space + 1 : wholeCharacter(text, index);
}

function findWordEnd(text: string, index: number): number {
  if (index >= text.length) return text.length;
  const space = text.lastIndexOf(" ", index);
  return index - space < 20 ? space : wholeCharacter(text, index);
}

const wholeCharacter = (text: string, index: number) =>
  /[\udc00-\udfff]/.test(text.charAt(index)) ? index + 1 : index;
