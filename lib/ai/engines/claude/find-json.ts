import { cleanText } from "./fence";

/** How often the length of the text is read at most: brackets that never close would make it quadratic. */
const PASSES = 16;

/**
 * The JSON objects and arrays in what a model wrote, in their order, whatever stands around them: code
 * fences, greetings, remarks. Their strings are cleaned.
 */
export function* findJson(text: string): Generator<unknown> {
  const bracket = /[{[]/g;
  let budget = PASSES * text.length;
  for (let match = bracket.exec(text); match && budget > 0; match = bracket.exec(text)) {
    const end = endOfValue(text, match.index);
    budget -= (end ?? text.length) - match.index;
    const parsed = end === undefined ? undefined : parse(text.slice(match.index, end));
    if (end === undefined || parsed === undefined) continue;
    yield parsed;
    bracket.lastIndex = end;
  }
}

/** Where the value ends that begins at `start`, or nothing: counts brackets outside of strings. */
function endOfValue(text: string, start: number) {
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
