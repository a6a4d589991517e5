import { LRUCache } from "lru-cache";
import { query } from "@/lib/db/pool-query";
import { statement } from "@/lib/db/statement";
import { SOURCE_TYPES } from "@/lib/schemas/enums";
import type { Hit } from "./rank";
import { selectSearchable } from "./searchable";
import type { Term } from "./terms";
import { dropGeneratedParts, readPlainText, splitAtHeadings, toProse } from "./to-plain-text";
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
  const texts = hits.map((hit) => ({ hit, title: toWords(hit.title), ...readBody(hit.body) }));
  const find = await createFinder(
    texts.flatMap(({ title, body }) => [title, body]),
    lexemes,
  );
  const passages = texts.map(({ body, prose }) => {
    const found = countDistinct(find(body));
    if (found === 0) return undefined;
    return countDistinct(find(prose)) < found ? body : prose;
  });
  const without = hits.filter((_, n) => !passages[n]);
  const below = await readBelowHeadings(without, lexemes);
  const beginnings = await readBeginnings(
    workspaceId,
    without.flatMap(({ id }) => (below.has(id) ? [] : id)),
  );
  return texts.map(({ hit, body, title }, n) => {
    const other = below.get(hit.id) ?? beginnings.get(hit.id);
    const passage = passages[n] ?? (other ? toWords(other) : body);
    const titleHighlights = find(title).map(toPlaces(hit.title));
    return { ...hit, titleHighlights, ...cut(passage.text, find(passage)) };
  });
}

/** Chunks that were shown last: while somebody types, each query finds much of what the one before has found. */
const read = new LRUCache<string, { body: Words; prose: Words }>({ max: 500 });

function readBody(markdown: string) {
  const before = read.get(markdown);
  if (before) return before;
  const { text, prose } = readPlainText(markdown);
  const body = toWords(text);
  const now = { body, prose: prose === text ? body : toWords(prose) };
  read.set(markdown, now);
  return now;
}

type Words = { text: string; tokens: Token[] };
const countDistinct = (tokens: readonly Token[]) => new Set(tokens.map(({ word }) => word)).size;
const toWords = (text: string): Words => ({ text, tokens: tokenize(text) });

const NONE = { prose: "", text: "" };

/** The first sentences below a heading that has the query's words, or of a chunk that was found by meaning. */
async function readBelowHeadings(
  hits: readonly Hit[],
  lexemes: ReadonlySet<string>,
): Promise<Map<string, string>> {
  const texts = hits.map(({ id, match, body }) => ({
    id,
    whole: match === "meaning" ? body : "",
    sections: splitAtHeadings(body).map(({ heading, text }) => ({
      ...toWords(heading),
      below: text,
    })),
  }));
  const find = await createFinder(
    texts.flatMap(({ sections }) => sections),
    lexemes,
  );
  const found = texts.map(({ id, whole, sections }) => {
    const first = sections.findIndex((heading) => find(heading).length > 0);
    // A heading can stand directly above another one.
    const below = first < 0 ? [] : sections.slice(first).map((section) => section.below);
    const parts = [...below, whole].map(readPlainText).filter(({ text }) => text !== "");
    // Below a document's title, a table of facts is skipped; below another heading, a table is shown.
    const isTitle = sections[first]?.text.startsWith("# ");
    const { prose, text } =
      (isTitle && parts.find((part) => part.prose !== "")) || parts[0] || NONE;
    return [id, prose || text] as const;
  });
  return new Map(found.filter(([, prose]) => prose !== ""));
}

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
  return new Map(rows.map(({ id, text }) => [id, toProse(dropGeneratedParts(text))]));
}

const STEM = statement(
  `SELECT word, tsvector_to_array(to_tsvector('english', word)) AS stems FROM unnest($1::text[]) AS word`,
  ["text[]"],
  { word: "text", stems: "text[]" },
);
/** Stems of words, which are the same in every workspace. */
const known = new LRUCache<string, readonly string[]>({ max: 20_000 });

/** Creates a function that finds the tokens of a text that have one of `lexemes`, which becomes their word. */
async function createFinder(texts: readonly Words[], lexemes: ReadonlySet<string>) {
  const beginnings = new Set([...lexemes].map((lexeme) => lexeme.slice(0, STEM_BEGINNING)));
  const matches = new Map<string, string>();
  const unknown = new Set<string>();
  const match = (word: string, stems: readonly string[]) => {
    const lexeme = stems.find((stem) => lexemes.has(stem));
    if (lexeme !== undefined) matches.set(word, lexeme);
  };
  for (const { tokens } of texts)
    for (const { word } of tokens) {
      if (lexemes.has(word)) matches.set(word, word);
      else if (beginnings.has(word.slice(0, STEM_BEGINNING))) {
        const stems = known.get(word);
        if (stems) match(word, stems);
        else unknown.add(word);
      }
    }
  const rows = unknown.size === 0 ? [] : await query(STEM, [[...unknown]]);
  for (const { word, stems } of rows) {
    known.set(word, stems);
    match(word, stems);
  }
  return ({ tokens }: Words) => {
    const found: Token[] = [];
    for (const token of tokens) {
      const lexeme = matches.get(token.word);
      if (lexeme !== undefined) found.push({ ...token, word: lexeme });
    }
    return withoutOverlap(found);
  };
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

function toPlaces(text: string, shift = 0) {
  const isPlain = !/[\ud800-\udfff]/.test(text);
  const toPlace = (index: number) =>
    isPlain ? index + shift : [...text.slice(0, index + shift)].length;
  return ({ start, end }: Token): [number, number] => [toPlace(start), toPlace(end)];
}

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
