import { invalid } from "@/lib/errors";

/** `JSON.parse` of 4 MiB of brackets would block the process for a second. */
const MAX_DEPTH = 64;
export const MAX_VALUES = 20_000;

/** The number of values that the JSON texts read with it may still hold together. */
export type ValuesLeft = { values: number };

/** Bounds are checked before anything is built. @throws 400 `VALIDATION_ERROR`, or `SyntaxError` if malformed */
export function parseJson(text: string, left?: ValuesLeft): unknown {
  if (left || !isSlight(text)) requireBounds(text, left ?? { values: MAX_VALUES });
  return JSON.parse(text);
}

function isSlight(text: string): boolean {
  if (text.length >= 2 * MAX_VALUES) return false;
  let levels = 0;
  for (const bracket of "[{") {
    for (let at = text.indexOf(bracket); at >= 0; at = text.indexOf(bracket, at + 1)) levels++;
    if (levels > MAX_DEPTH) return false;
  }
  return true;
}

const SPACE = 0x20;
const QUOTE = 0x22;
const COMMA = 0x2c;
const BACKSLASH = 0x5c;
const isOpening = (code: number) => code === 0x5b || code === 0x7b;
const isClosing = (code: number) => code === 0x5d || code === 0x7d;

/** A value follows each comma, and each bracket that is not closed at once. */
function requireBounds(text: string, left: ValuesLeft) {
  left.values--;
  let depth = 0;
  let previous = 0;
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at);
    if (code <= SPACE) continue;
    if (code === COMMA || (isOpening(previous) && !isClosing(code))) left.values--;
    if (left.values < 0) throw tooMany();
    if (code === QUOTE) at = findEndOfString(text, at + 1);
    else if (isClosing(code)) depth--;
    else if (isOpening(code) && ++depth > MAX_DEPTH) throw tooDeep();
    previous = code;
  }
}

function findEndOfString(text: string, start: number): number {
  for (let quote = text.indexOf('"', start); quote >= 0; quote = text.indexOf('"', quote + 1)) {
    let before = quote - 1;
    while (text.charCodeAt(before) === BACKSLASH) before--;
    if ((quote - before) % 2 === 1) return quote;
  }
  return text.length;
}

const tooDeep = () =>
  invalid("", `The JSON is nested deeper than ${MAX_DEPTH} levels. Send a flatter value.`);
const tooMany = () =>
  invalid(
    "",
    `The JSON holds more than ${MAX_VALUES.toLocaleString("en")} values. Send fewer in one request.`,
  );
