import { LRUCache } from "lru-cache";
import { query } from "@/lib/db/pool-query";
import { statement } from "@/lib/db/statement";
import { SOURCE_TYPES } from "@/lib/schemas/enums";
import { findAskedFact } from "./asked-facts";
import {
  choosePassage,
  countNew,
  type Find,
  nameHeading,
  type Passage,
  readBody,
  toWords,
  type Words,
} from "./choose-passage";
import { cutSnippet, type Places, toPlaces } from "./cut-snippet";
import { isDateWord } from "./date-words";
import type { Hit } from "./rank";
import { selectSearchable } from "./searchable";
import { isSynonym, type Term } from "./terms";
import {
  dropGeneratedParts,
  listBelow,
  readPlainText,
  splitAtHeadings,
  toProse,
} from "./to-plain-text";
import { STEM_BEGINNING, splitWords, type Token } from "./tokens";

export type Snippet = { snippet: string; highlights: Places; titleHighlights: Places };

const BEGINNING = 2000;

/**
 * Adds the passage with the query's words, or what stands below a heading with them, else the first sentences. `asked` is the
 * query, whose `Who` is a word of a table's column.
 */
export async function addSnippets(
  workspaceId: string,
  hits: readonly Hit[],
  { asked, terms }: { asked: string; terms: readonly Term[] },
): Promise<(Hit & Snippet)[]> {
  const lexemes = nameGroups(terms);
  const texts = hits.map((hit) => ({ hit, title: toWords(hit.title), ...readBody(hit.body) }));
  const find = await createFinder(
    texts.flatMap(({ title, body, rows, sections }) => [
      ...[title, body],
      ...rows.map(({ columns }) => columns),
      ...sections.map(({ heading }) => heading),
    ]),
    lexemes,
  );
  const named = new Set(splitWords(asked));
  const fact = findAskedFact(asked);
  const passages = texts.map((text) => choosePassage(text, find, named, fact));
  const without = hits.filter((_, n) => !passages[n]);
  const { below, findInHeading } = await readBelowHeadings(without, lexemes);
  const beginnings = await readBeginnings(
    workspaceId,
    without.flatMap(({ id }) => (below.has(id) ? [] : id)),
  );
  return texts.map(({ hit, body, title }, n) => {
    const titleHighlights = find(title).map(toPlaces(hit.title));
    const other = below.get(hit.id) ?? beginnings.get(hit.id);
    const { words, from }: Passage = passages[n] ?? { words: other ? toWords(other) : body };
    const found = below.has(hit.id) ? findInHeading(words) : find(words);
    return { ...hit, titleHighlights, ...cutSnippet(words.text, found, from) };
  });
}

/** Names each lexeme by the word of the query that it stands for: `cost` and `price` are one word of a query for prices. */
function nameGroups(terms: readonly Term[]): ReadonlyMap<string, string> {
  const telling = terms.filter(({ isStop }) => !isStop);
  const [own, others] = [telling.filter((term) => !isSynonym(term)), telling.filter(isSynonym)];
  return new Map([...others, ...own].map(({ lexeme, group }) => [lexeme, String(group)]));
}

/** The first sentences below a heading that has the query's words, or of a chunk that was found by meaning. */
async function readBelowHeadings(
  hits: readonly Hit[],
  lexemes: ReadonlyMap<string, string>,
): Promise<{ below: Map<string, string>; findInHeading: Find }> {
  const texts = hits.map(({ id, match, title, body }) => ({
    id,
    title: toWords(title),
    whole: match === "meaning" ? body : "",
    sections: splitAtHeadings(body).map((section) => ({
      ...section,
      words: toWords(section.heading),
    })),
  }));
  const find = await createFinder(
    texts.flatMap(({ title, sections }) => [title, ...sections.map(({ words }) => words)]),
    lexemes,
  );
  const found = texts.map(({ id, title, whole, sections }) => {
    const first = sections.findIndex(
      ({ words }, index) => find(words).length > 0 && listBelow(sections, index).length > 0,
    );
    const named = sections[first];
    const below = first < 0 ? [] : listBelow(sections, first);
    // Below a document's title, a table of facts is skipped; below another heading, a table is shown.
    const isTitle = named?.heading.startsWith("# ");
    const shown = (isTitle && below.find(({ text }) => toProse(text) !== "")) || below[0];
    const { prose, text } = readPlainText(shown?.text ?? whole);
    const said = prose || text;
    const isSaid = !named || said === "" || countNew(find(named.words), find(title)) === 0;
    return [id, isSaid ? said : nameHeading(named.heading, said)] as const;
  });
  return { below: new Map(found.filter(([, prose]) => prose !== "")), findInHeading: find };
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

/** Creates a function that finds the tokens of a text that have one of `lexemes`, whose name becomes their word. */
async function createFinder(
  texts: readonly Words[],
  lexemes: ReadonlyMap<string, string>,
): Promise<Find> {
  const beginnings = new Set([...lexemes.keys()].map((lexeme) => lexeme.slice(0, STEM_BEGINNING)));
  const matches = new Map<string, string>();
  const unknown = new Set<string>();
  const match = (word: string, stems: readonly string[]) => {
    const lexeme = stems.find((stem) => lexemes.has(stem));
    if (lexeme !== undefined) matches.set(word, lexemes.get(lexeme) ?? lexeme);
  };
  for (const { tokens } of texts)
    for (const { word } of tokens) {
      const named = lexemes.get(word);
      if (named !== undefined) matches.set(word, named);
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
  return ({ tokens }) => {
    const found = tokens.filter(({ word }) => matches.has(word));
    return withoutOverlap(withoutStrayParts(found)).map((token) => ({
      ...token,
      word: matches.get(token.word) ?? token.word,
    }));
  };
}

/** Next to the day that a query names, its figure and its month alone say something else: `6%` and `12 January`. */
function withoutStrayParts(tokens: readonly Token[]): readonly Token[] {
  const days = tokens.filter(({ word }) => isDateWord(word));
  if (days.length === 0) return tokens;
  const isPart = (token: Token) =>
    days.some(({ start, end }) => token.start >= start && token.end <= end);
  const parts = new Set(tokens.filter(isPart).map(({ word }) => word));
  return tokens.filter((token) => isPart(token) || !parts.has(token.word));
}

function withoutOverlap(tokens: readonly Token[]): Token[] {
  const kept: Token[] = [];
  for (const token of tokens.toSorted((a, b) => a.start - b.start)) {
    const last = kept.at(-1);
    if (!last || token.start >= last.end) kept.push(token);
    else if (token.end > last.end) kept[kept.length - 1] = { ...last, end: token.end };
  }
  return kept;
}
