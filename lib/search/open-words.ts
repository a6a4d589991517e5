import { isOpenMatter } from "@/lib/text/plain-statement";
import { FUNCTION_WORDS } from "@/lib/text/words";
import { mayBeFunctionWord } from "./function-words";
import { namesQuestions } from "./leaves-open";
import { findIdentifiers, type Token } from "./tokens";

/** In words, of a question before the words that say open, and of these. */
const MAX_LEAD = 8;
const MAX_NAME = 6;
/** As in `決まっていませんか`, which asks. */
const ASKS_AT_END = /(?<=ません|ない|です)か$/;
/** A single word, which says more with the next: `open data`, `question of price`. */
const SINGLE = /^\p{sc=Latin}+$/u;

/** Both as the query has them. Those that are `light` say open only together: one alone, like `decided`, says another thing. */
export type OpenWords = { named: ReadonlySet<string>; light: ReadonlySet<string> };

/**
 * Finds the words of a query that ask for what is open, after nothing but function words and `asking` ones: those of `What is still open
 * about prices?` are `still open`. `Is the gate still open?` has a noun before them, and a Japanese query its subject.
 */
export function findOpenWords(
  query: string,
  tokens: readonly Token[],
  asking: ReadonlySet<string>,
): OpenWords {
  const text = dropMarksAtEnd(query).replace(ASKS_AT_END, "").toLowerCase();
  const leading = tokens.slice(0, MAX_LEAD + MAX_NAME);
  const wholes = new Set(findIdentifiers(leading).map(({ whole }) => whole.word)); // of `qu'est-ce`, whose parts come first
  let found: OpenWords = { named: new Set(), light: listLight(tokens) };
  for (const [from, { word, start }] of tokens.slice(0, MAX_LEAD).entries()) {
    const rest = text.slice(start);
    const range = tokens.slice(from, from + MAX_NAME);
    const isOpen = ({ end }: Token) =>
      isOpenMatter(rest.slice(0, end - start)) && isOpenMatter(rest);
    const isName = ({ end }: Token) => {
      const name = rest.slice(0, end - start);
      return namesQuestions(name) && !(SINGLE.test(name) && name !== rest);
    };
    const matter = range.find(isOpen);
    const last = matter ?? (found.named.size === 0 ? range.findLast(isName) : undefined);
    if (last) {
      const within = range.filter(({ end }) => end <= last.end);
      const named = new Set(within.map((token) => token.word));
      found = { named, light: matter ? named : found.light };
    }
    if (/\p{sc=Latin}/u.test(word) && !isLead(word, asking) && !wholes.has(word)) break;
  }
  return found;
}

/** A pattern that ends with `$` would be tried from each of many marks. */
function dropMarksAtEnd(query: string): string {
  let end = query.length;
  while (/[?？\s]/.test(query.charAt(end - 1))) end--;
  return query.slice(0, end);
}

const isLead = (word: string, asking: ReadonlySet<string>) =>
  mayBeFunctionWord(word) || FUNCTION_WORDS.has(word) || asking.has(word);

const OPEN = "open";

/** The `open` of a query, if each is that of `open questions`: few notes with questions say it, and others open boxes. */
function listLight(tokens: readonly Token[]): ReadonlySet<string> {
  const after = tokens.flatMap(({ word }, at) =>
    word === OPEN ? [tokens[at + 1]?.word ?? ""] : [],
  );
  const isOfQuestions = after.length > 0 && after.every((word) => /^questions?$/.test(word));
  return new Set(isOfQuestions ? [OPEN] : []);
}
