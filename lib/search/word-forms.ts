import type { Expanded, Row } from "./corrections";
import { FIELDS, type Pair } from "./synonyms";
import type { Identifier, Token } from "./tokens";

const list = (words: string) => new Set(words.split(" "));
/** Left out are `in` and `over`, which begin other words: `form` is not `inform`, nor are `all teams` `overall`. */
const FIRST = list("no non on off up down out under pre re co e multi");
const LAST = list("in on up out off down over");
/** In letters. */
const LEAST = 3;

/** Pairs a word with what it is joined to where a query has both apart: `no shows` also finds `noshows` and `no-shows`, `log in` `login`. */
export const pairJoined = (text: string, tokens: readonly Token[]): Pair[] =>
  tokens.flatMap((token, at) => {
    const next = tokens[at + 1];
    if (!next || text.slice(token.end, next.start) !== " ") return [];
    const [main] = [
      ...(FIRST.has(token.word) ? [next] : []),
      ...(LAST.has(next.word) ? [token] : []),
    ];
    if (!main || main.word.length < LEAST || !/^\p{L}+$/u.test(main.word)) return [];
    return [{ stem: main.word, synonym: token.word + next.word, fields: FIELDS.joined }];
  });

/** Then the word names something: the `shows` of `no shows` asks for nothing. */
export const isJoined = ({ synonyms }: Expanded) =>
  synonyms.some(([, fields]) => fields === FIELDS.joined);

export const isFound = ({ chunks, completions, compounds, corrections, synonyms }: Row) =>
  chunks + completions.length + compounds.length + corrections.length + synonyms.length > 0;

/** Of `Sörensen`, which is also `soerensen`, keeps the spellings that the workspace has, or the first if it has none. */
export function withoutUnknownSpellings(
  rows: readonly Expanded[],
  spellings: ReadonlyMap<string, string>,
): Expanded[] {
  const known = new Set(rows.flatMap(({ word, chunks }) => (chunks > 0 ? word : [])));
  const replaced = new Set([...spellings].flatMap(([word, of]) => (known.has(word) ? of : [])));
  return rows.filter(({ word }) => known.has(word) || !(spellings.has(word) || replaced.has(word)));
}

export const isCode = ({ whole: { word } }: Identifier) =>
  /\p{L}/u.test(word) && /\p{N}/u.test(word);

/** Separated parts like those of `sign-up/onboarding` are words of their own. */
export const isPhrase = ({ whole, parts }: Identifier) =>
  parts.some(({ start, end }) => start > whole.start || end < whole.end);

export const mapParts = (identifiers: readonly Identifier[]) =>
  new Map(identifiers.flatMap(({ whole, parts }) => parts.map(({ word }) => [word, whole.word])));

/** Drops the joined form of `no-show` if only its words are known. */
export function withoutUnknownPhrases(rows: Row[], phrases: readonly Identifier[]): Row[] {
  const words = new Set(rows.filter(isFound).map(({ word }) => word));
  const unknown = phrases.filter(
    ({ whole, parts }) => !words.has(whole.word) && parts.every(({ word }) => words.has(word)),
  );
  const wholes = new Set(unknown.map(({ whole }) => whole.word));
  return rows.filter(({ word }) => !wholes.has(word));
}

/** Parts of an unknown name count if they are at least this share of it: `mitarbeiter` of `MitarbeiterInnen`. */
const NAMED = 0.6;

/**
 * Drops parts of an unknown code or name, like the `81` of `zx81`, unless most of them, and of its characters, are known. A
 * word that also stands alone stays, and so do the parts of a name that is still typed (`open`).
 */
export function withoutStrayParts(
  known: Row[],
  {
    joined,
    tokens,
    open,
  }: { joined: readonly Identifier[]; tokens: readonly Token[]; open: string | null },
): Row[] {
  const words = new Set(known.map(({ word }) => word));
  const stray = new Set<Token>();
  for (const identifier of joined) {
    const { whole, parts } = identifier;
    const isTyped = whole.word === open && !isCode(identifier);
    if (words.has(whole.word) || isTyped) continue;
    const long = parts.filter(({ word }) => word.length > 1);
    const found = long.filter(({ word }) => words.has(word));
    const share = found.reduce((sum, { word }) => sum + word.length, 0) / whole.word.length;
    const isMostlyKnown = isCode(identifier)
      ? found.length * 2 > long.length && share > 0.5
      : share >= NAMED;
    if (isMostlyKnown) continue;
    for (const part of parts) stray.add(part);
  }
  const own = new Set(tokens.filter((token) => !stray.has(token)).map(({ word }) => word));
  return known.filter(({ word }) => own.has(word));
}
