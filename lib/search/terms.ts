import { query } from "@/lib/db/pool-query";
import { findCostVerb } from "./asked-facts";
import { findCorrections, listCorrections, type Row, SHORT, splitCompound } from "./corrections";
import { OPEN_LABEL } from "./cut";
import { isDateWord } from "./date-words";
import { COMMON, EXPAND, TITLE } from "./expand-words.sql";
import { findFunctionWords } from "./function-words";
import { listMissing } from "./missing-words";
import { findOpenWords } from "./open-words";
import { FIELDS, pairSynonyms, readPlanningWords } from "./synonyms";
import { findIdentifiers, tokenize } from "./tokens";
import {
  isCode,
  isFound,
  isJoined,
  isPhrase,
  mapParts,
  pairJoined,
  withoutStrayParts,
  withoutUnknownPhrases,
  withoutUnknownSpellings,
} from "./word-forms";

/** Weighs 1 for each time that the query has the word, and less as an alternative; a group represents one word. */
export type Term = {
  lexeme: string;
  weight: number;
  group: number;
  isStop: boolean;
  /** The fields of the index that count, if not all do. */
  fields?: string;
};

export type Terms = {
  terms: Term[];
  /** Words that have a term, without stop words and words that only ask; an identifier is one word. */
  found: number;
  unknown: number;
  /** Words as the query has them that no text has, not even in another form, without those that name nothing. */
  missing: string[];
  corrections: ReturnType<typeof findCorrections>;
  isUnfinished: boolean;
};

/** Distinct words sent to the database, which keeps the informative ones. */
const MAX_SENT = 300;
/** Most words that count: the rarest. */
const MAX_WORDS = 24;
/** Words in `COMMON` chunks count only if the query has no others, and then this many of them. */
const MAX_COMMON = 4;
const WEIGHT = {
  known: 1,
  stop: 0.2,
  asking: 0.2,
  synonym: 0.7,
  lastCompletion: 0.25,
  completion: 0.8,
  compound: 0.6,
  oneEdit: 0.7,
  twoEdits: 0.5,
};

const OTHERS = new Map<string, number>([
  [FIELDS.label, WEIGHT.known],
  [FIELDS.form, WEIGHT.completion],
  [FIELDS.joined, WEIGHT.known],
]);

/** The last word is complete: a mark, a quotation mark or a bracket follows it. */
const ENDED = /[\p{Po}\p{Pe}\p{Pi}\p{Pf}]\s*$/u;

/**
 * Looks up words in the workspace's own vocabulary, which no other influences. `isTyped`: the last word may be half typed,
 * unless a mark ends the query.
 */
export async function lookUpTerms(
  workspaceId: string,
  text: string,
  isTyped = true,
): Promise<Terms> {
  const tokens = tokenize(text);
  const times = new Map<string, number>();
  for (const { word } of tokens) times.set(word, (times.get(word) ?? 0) + 1);
  const words = [...times].slice(0, MAX_SENT);
  if (words.length === 0)
    return { terms: [], found: 0, unknown: 0, missing: [], corrections: [], isUnfinished: false };
  const planning = await readPlanningWords();
  const { names } = planning;
  const spellings = new Map(tokens.flatMap(({ word, of }) => (of ? [[word, of]] : [])));
  const toPlain = (word: string) => spellings.get(word) ?? word;
  const openWords = findOpenWords(text, tokens, planning.asking);
  const verbAt = findCostVerb(text);
  const costVerb = tokens.find(({ start }) => start === verbAt)?.word;
  const synonyms = [
    ...pairSynonyms(
      planning,
      words.map(([word]) => word),
      openWords,
    ),
    ...pairJoined(text, tokens),
  ];
  const written = tokens.filter(({ word, of }) => !(of || isDateWord(word)));
  const open = (isTyped && !ENDED.test(text) && written.at(-1)?.word) || null;
  const expanded = await query(EXPAND, {
    workspaceId,
    words: words.map(([word]) => word),
    times: words.map(([, count]) => count),
    open,
    light: [...findFunctionWords(text, tokens)],
    related: synonyms.map(({ stem }) => stem),
    synonyms: synonyms.map(({ synonym }) => synonym),
    fields: synonyms.map(({ fields }) => fields),
  });
  const joinedWords = new Set(expanded.filter(isJoined).map(({ lexeme }) => lexeme));
  const asking = new Set([...planning.asking].filter((stem) => !joinedWords.has(stem)));
  const identifiers = findIdentifiers(tokens.slice(0, MAX_SENT));
  const joined = identifiers.filter((one) => !isPhrase(one) || isCode(one));
  const wholes = mapParts(joined);
  const partsOfCodes = mapParts(identifiers.filter(isCode));
  // The parts of an unknown day are still words.
  const named = withoutUnknownSpellings(expanded, spellings).filter(
    ({ word, chunks }) => chunks > 0 || !isDateWord(word),
  );
  const all = named.map((row) => ({
    ...row,
    corrections:
      (partsOfCodes.has(row.word) && row.word.length <= SHORT) ||
      row.synonyms.some(([, fields]) => fields === FIELDS.form || fields === FIELDS.joined)
        ? []
        : listCorrections(row).filter(({ isForm }) => isForm || !names.has(row.word)),
  }));
  const rows = withoutUnknownPhrases(all, identifiers.filter(isPhrase));
  const known = withoutStrayParts(rows.filter(isFound), { joined, tokens, open });
  const isInformative = ({ isStop, lexeme }: Row) => !isStop && !asking.has(lexeme);
  const isNonsense =
    known.every(({ isStop }) => isStop) || (rows.some(isInformative) && !known.some(isInformative));
  const picked = isNonsense ? [] : pickRarest(withoutCommon(known), asking).flatMap(splitCompound);
  const light = new Set([
    ...asking,
    ...rows.flatMap(({ word, lexeme }) =>
      openWords.light.has(word) || word === costVerb ? lexeme : [],
    ),
  ]);
  return {
    terms: picked.flatMap((row, at) => {
      const plain = spellings.get(row.word);
      const group = picked.findIndex(({ word }) => word === plain);
      return weighAlternatives(row, group < 0 ? at : group, light);
    }),
    found: new Set(
      picked
        .filter((row) => isInformative(row) && !isDateWord(row.word))
        .map(({ word }) => toPlain(word))
        .map((word) => wholes.get(word) ?? word),
    ).size,
    unknown: rows
      .filter((row) => !row.isStop && !isFound(row))
      .reduce((sum, row) => sum + row.times, 0),
    missing: listMissing(
      text,
      tokens,
      rows.flatMap((row) => (isInformative(row) && !isFound(row) ? row.word : [])),
    ),
    corrections: findCorrections(tokens, rows),
    isUnfinished: words.length > 1 && rows.some(isHalfTyped),
  };
}

function withoutCommon(rows: Row[]): Row[] {
  const rare = rows
    .map((row) => ({ ...row, synonyms: row.synonyms.filter(([, , chunks]) => chunks < COMMON) }))
    .filter(isFound);
  const telling = rare.filter(({ chunks }) => chunks < COMMON);
  if (telling.length > 0) return telling;
  return (rare.length > 0 ? rare : rows).slice(0, MAX_COMMON);
}

function pickRarest(rows: Row[], asking: ReadonlySet<string>): Row[] {
  if (rows.length <= MAX_WORDS) return rows;
  const weigh = ({ isStop, lexeme, chunks, times }: Row) =>
    (isStop || asking.has(lexeme) ? COMMON : 0) + (chunks / times || COMMON); // unknown ones last
  return rows.toSorted((a, b) => weigh(a) - weigh(b)).slice(0, MAX_WORDS);
}

/** The last word begins other words, and is itself unknown or short. */
const isHalfTyped = ({ isOpen, completions, isStop, chunks, lexeme }: Row) =>
  isOpen && completions.length > 0 && !isStop && (chunks === 0 || lexeme.length <= 3);

function weighAlternatives(row: Row, group: number, light: ReadonlySet<string>): Term[] {
  const { lexeme, times, isStop, chunks, completions, compounds, corrections, synonyms } = row;
  const weights = new Map<string, number>();
  const add = (one: string, weight: number) =>
    weights.set(one, Math.max(weight, weights.get(one) ?? 0));
  const isWhole = chunks > 0 || isStop;
  if (chunks > 0) add(lexeme, isStop ? WEIGHT.stop : WEIGHT.known);
  for (const [, stem] of completions)
    add(stem, isWhole ? WEIGHT.lastCompletion : WEIGHT.completion);
  for (const [, stem] of compounds) add(stem, WEIGHT.compound);
  const [correction] = completions.length + compounds.length === 0 ? corrections : [];
  if (correction) add(correction.stem, correction.edits === 1 ? WEIGHT.oneEdit : WEIGHT.twoEdits);
  const each = times * (light.has(lexeme) ? WEIGHT.asking : 1);
  const own = [...weights].map(([one, weight]) => ({
    lexeme: one,
    weight: weight * each,
    ...(isStop && { fields: TITLE }),
  }));
  const others = synonyms
    .filter(([one, fields]) => fields === FIELDS.label || !weights.has(one))
    .map(([one, fields]) => ({
      lexeme: one,
      weight: (one === OPEN_LABEL ? times : each) * (OTHERS.get(fields) ?? WEIGHT.synonym),
      fields,
    }));
  return [...own, ...others].map((term) => ({ ...term, group, isStop }));
}

export const isSynonym = ({ fields }: Term) => fields === FIELDS.synonym;

export const toTsquery = ({ lexeme, fields }: Term) =>
  `'${lexeme.replaceAll("\\", "\\\\").replaceAll("'", "''")}'${fields ? `:${fields}` : ""}`;
