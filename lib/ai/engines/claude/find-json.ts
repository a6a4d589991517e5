import { cleanText } from "./fence";

/** Maximum number of passes over the text, because unclosed brackets would make the search quadratic. */
const PASSES = 16;

/** Finds the JSON values in a model's text, in order, between fences and remarks. Their strings are cleaned. */
export function* findJson(text: string): Generator<unknown> {
  const bracket = /[{[]/g;
  let budget = PASSES * text.length;
  for (let match = bracket.exec(text); match && budget > 0; match = bracket.exec(text)) {
    const end = findEndOfValue(text, match.index);
    budget -= (end ?? text.length) - match.index;
    const parsed = end === undefined ? undefined : parse(text.slice(match.index, end));
    if (end === undefined || parsed === undefined) continue;
    yield parsed;
    bracket.lastIndex = end;
  }
}

/** Finds the end of the value at `start` by counting brackets outside strings; undefined if it has none. */
function findEndOfValue(text: string, start: number) {
  let depth = 0;
  let inString = false;
  for (let at = start; at < text.length; at++) {
    const sign = text[at];
    if (inString) {
      if (sign === "\\") at++;
      else if (sign === '"') inString = false;
    } else if (sign === '"') inString = true;
    else if (sign === "{" || sign === "[") depth++;
    else if ((sign === "}" || sign === "]") && --depth === 0) return at + 1;
  }
  return undefined;
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text, (_, value: unknown) =>
      typeof value === "string" ? cleanText(value) : value,
    );
  } catch {
    return undefined;
  }
}
