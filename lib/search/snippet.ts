import { query } from "@/lib/db/pool-query";
import { statement } from "@/lib/db/statement";
import { SOURCE_TYPES } from "@/lib/schemas/enums";
import { readContent } from "./content";
import type { Hit } from "./rank";
import { selectSearchable } from "./searchable";
import type { Term } from "./terms";
import { readPlainText, splitAtHeadings, toPlainText, toProse } from "./to-plain-text";
import { STEM_BEGINNING, type Token, tokenize } from "./tokens";

/** In code points, end excluded. */
type Places = [start: number, end: number][];

export type Snippet = { snippet: string; highlights: Places; titleHighlights: Places };

/** UTF-16 units of a snippet, and those before its first match. */
const MAX_LENGTH = 240;
const LEAD = 60;
const BEGINNING = 2000;

/** Adds the passage with the query's words, or below a heading with them, else the first sentences. */
export async function addSnippets(
  workspaceId: string,
  hits: readonly Hit[],
  terms: readonly Term[],
): Promise<(Hit & Snippet)[]> {
  const lexemes = new Set(terms.flatMap(({ lexeme, isStop }) => (isStop ? [] : lexeme)));
  const texts = hits.map((hit) => ({
    hit,
    ...readBody(hit.body),
    sections: splitAtHeadings(hit.body).map(({ heading, text }) => ({
      heading: toWords(heading),
      text,
    })),
    title: toWords(hit.title),
  }));
  const all = texts.flatMap(({ body, sections, title }) =>
    [body, ...sections.map(({ heading }) => heading), title].flatMap(({ tokens }) => tokens),
  );
  const lexemeOf = await findMatches(new Set(all.map(({ word }) => word)), lexemes);
  const toLexeme = (token: Token) => {
    const lexeme = lexemeOf.get(token.word);
    return lexeme === undefined ? [] : { ...token, word: lexeme };
  };
  const find = ({ tokens }: Words) => withoutOverlap(tokens.flatMap(toLexeme));
  const passages = texts.map(({ hit, body, statements, sections }) => {
    const found = countDistinct(find(body));
    if (found > 0) {
      return countDistinct(find(statements)) < found ? body : statements;
    }
    const heading = sections.findIndex(({ heading }) => find(heading).length > 0);
    // A heading can stand directly above another one.
    const below = heading < 0 ? [] : sections.slice(heading).map(({ text }) => text);
    const text =
      below.find((one) => one.trim() !== "") ?? (hit.match === "meaning" ? hit.body : "");
    const prose = toProse(text) || toPlainText(text);
    return prose === "" ? undefined : toWords(prose);
  });
  const bare = hits.filter((_, n) => !passages[n]).map(({ id }) => id);
  const beginnings = await readBeginnings(workspaceId, bare);
  return texts.map(({ hit, body, title }, n) => {
    const beginning = beginnings.get(hit.id);
    const passage = passages[n] ?? (beginning ? toWords(beginning) : body);
    const titleHighlights = find(title).map(toPlaces(hit.title));
    return { ...hit, titleHighlights, ...cut(passage.text, find(passage)) };
  });
}

function readBody(markdown: string) {
  const { text, statements } = readPlainText(markdown);
  const body = toWords(text);
  return { body, statements: statements === text ? body : toWords(statements) };
}

type Words = { text: string; tokens: Token[] };
const countDistinct = (tokens: readonly Token[]) => new Set(tokens.map(({ word }) => word)).size;
const toWords = (text: string): Words => ({ text, tokens: tokenize(text) });

const READ_BEGINNINGS = statement(
  SOURCE_TYPES.map(
    (type) => `SELECT id, left(text, ${BEGINNING}) AS text FROM (
      SELECT t.id, ${selectSearchable(type).text} FROM "${type}" t WHERE t.workspace_id = $1 AND t.id = ANY($2::uuid[])
    ) AS ${type}`,
  ).join(" UNION ALL "),
  ["uuid", "uuid[]"],
  { id: "uuid", text: "text" },
);

async function readBeginnings(workspaceId: string, ids: string[]): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map();
  const rows = await query(READ_BEGINNINGS, [workspaceId, ids]);
  return new Map(rows.map(({ id, text }) => [id, toProse(readContent(text))]));
}

const WITH_STEM = statement(
  `SELECT word, lexeme FROM unnest($1::text[]) AS word, unnest(tsvector_to_array(to_tsvector('english', word))) AS lexeme
   WHERE lexeme = ANY($2::text[])`,
  ["text[]", "text[]"],
  { word: "text", lexeme: "text" },
);

/** The lexeme of each word that has one of `lexemes`. */
async function findMatches(
  words: ReadonlySet<string>,
  lexemes: ReadonlySet<string>,
): Promise<Map<string, string>> {
  const beginnings = new Set([...lexemes].map((lexeme) => lexeme.slice(0, STEM_BEGINNING)));
  const likely = [...words].filter((word) => beginnings.has(word.slice(0, STEM_BEGINNING)));
  const stems = likely.filter((word) => !lexemes.has(word));
  const rows = stems.length === 0 ? [] : await query(WITH_STEM, [stems, [...lexemes]]);
  const same = likely.filter((word) => lexemes.has(word)).map((word) => ({ word, lexeme: word }));
  return new Map([...same, ...rows].map(({ word, lexeme }) => [word, lexeme]));
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

function cut(text: string, found: Token[]): Omit<Snippet, "titleHighlights"> {
  const { from, to } = findWindow(text, found);
  const before = from > 0 ? "… " : "";
  const snippet = `${before}${text.slice(from, to).trim()}${to < text.length ? " …" : ""}`;
  return {
    snippet,
    highlights: found
      .filter(({ start, end }) => start >= from && end <= to)
      .map(toPlaces(snippet, before.length - from)),
  };
}

const toPlaces =
  (text: string, shift = 0) =>
  ({ start, end }: Token): [number, number] => {
    const toPlace = (index: number) => [...text.slice(0, index + shift)].length;
    return [toPlace(start), toPlace(end)];
  };

function findWindow(text: string, found: Token[]): { from: number; to: number } {
  let best = { from: 0, score: -1 };
  for (const { start } of found) {
    const from = start <= LEAD ? 0 : findWordStart(text, start - LEAD);
    const inside = found.filter((token) => token.start >= from && token.end <= from + MAX_LENGTH);
    const score = countDistinct(inside);
    if (score > best.score) best = { from, score };
  }
  return { from: best.from, to: findWordEnd(text, best.from + MAX_LENGTH) };
}

function findWordStart(text: string, index: number): number {
  const space = text.indexOf(" ", index);
  return space >= 0 && space - index < 20 ? space + 1 : skipHalfCharacter(text, index);
}

function findWordEnd(text: string, index: number): number {
  if (index >= text.length) return text.length;
  const space = text.lastIndexOf(" ", index);
  return index - space < 20 ? space : skipHalfCharacter(text, index);
}

const skipHalfCharacter = (text: string, index: number) =>
  /[\udc00-\udfff]/.test(text.charAt(index)) ? index + 1 : index;
