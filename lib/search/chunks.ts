import { createHash } from "node:crypto";

export type Chunk = {
  /** Unique within the text: repeated bodies have different hashes. */
  hash: string;
  body: string;
};

const MAX_LENGTH = 800;
const ENOUGH = 300;
const HEADING = /^ {0,3}#{1,6}\s/;

/**
 * Cuts a text into the bodies of chunks. Each cut depends only on the text around it, so that an edit leaves distant chunks
 * unchanged.
 */
export function* cutBodies(text: string): Generator<string> {
  let open = "";
  for (const piece of cutPieces(text)) {
    const isTooMuch = open.length + piece.length > MAX_LENGTH;
    if (isTooMuch || (HEADING.test(piece) && open.length >= ENOUGH)) {
      if (open.trim() !== "") yield open.trim();
      open = "";
    }
    open += `${piece}\n\n`;
    if (open.length < ENOUGH || !isBoundary(piece)) continue;
    if (open.trim() !== "") yield open.trim();
    open = "";
  }
  if (open.trim() !== "") yield open.trim();
}

/** A text without words has one chunk, for the title. */
export function* hashChunks(identity: string, bodies: readonly string[]): Generator<Chunk> {
  const seen = new Map<string, number>();
  for (const body of bodies.length > 0 ? bodies : [""]) {
    const nth = seen.get(body) ?? 0;
    seen.set(body, nth + 1);
    yield { hash: hashParts(identity, String(nth), body), body };
  }
}

/** About every other paragraph, chosen by its content: chunk boundaries align again after an edit. */
const isBoundary = (paragraph: string) => (hashParts(paragraph).charCodeAt(0) & 1) === 1;

const CONTEXT = 16;

const GAP = /\n\s*\n|\n(?= {0,3}#{1,6}\s)/g;

function* cutPieces(text: string): Generator<string> {
  let start = 0;
  for (const { 0: gap, index } of text.matchAll(GAP)) {
    yield* cutParagraph(text.slice(start, index));
    start = index + gap.length;
  }
  yield* cutParagraph(text.slice(start));
}

function* cutParagraph(paragraph: string): Generator<string> {
  let start = 0;
  while (paragraph.length - start > MAX_LENGTH) {
    const end = start + findBestCut(paragraph.slice(start, start + MAX_LENGTH));
    yield paragraph.slice(start, end);
    start = end;
  }
  yield paragraph.slice(start);
}

const OTHER = 0;
const SPACE = 1;
const STOP = 2;
const END = 3;

const ASCII = Uint8Array.from({ length: 128 }, (_, unit) => detectKind(unit));

function detectKind(unit: number): number {
  const character = String.fromCharCode(unit);
  if (/[。！？\n]/.test(character)) return END;
  if (/[.!?]/.test(character)) return STOP;
  return /\s/.test(character) ? SPACE : OTHER;
}

/** Ranks a cut: after a sentence or line (0), between words (1), anywhere else (2), within a character (3). */
function rankCut(text: string, end: number): number {
  const last = text.charCodeAt(end - 1);
  const kind = ASCII[last] ?? (last < 0xa0 ? OTHER : detectKind(last));
  if (kind === END) return 0;
  if (kind === SPACE) return ASCII[text.charCodeAt(end - 2)] === STOP ? 0 : 1;
  return (last & 0xfc00) === 0xd800 ? 3 : 2;
}

/** Takes the cut whose context has the least hash, so that the start of the window does not matter. */
function findBestCut(window: string): number {
  let best = MAX_LENGTH;
  let rank = 2;
  let least = Number.POSITIVE_INFINITY;
  for (let end = ENOUGH; end <= window.length; end++) {
    const here = rankCut(window, end);
    if (here > rank) continue;
    if (here < rank) {
      rank = here;
      least = Number.POSITIVE_INFINITY;
    }
    const number = hashContext(window, end - CONTEXT, end);
    if (number < least) [best, least] = [end, number];
  }
  return best;
}

function hashContext(text: string, start: number, end: number): number {
  let number = 0x811c9dc5;
  for (let index = start; index < end; index++) {
    number = Math.imul(number ^ text.charCodeAt(index), 0x01000193) >>> 0;
  }
  return number;
}

const hashParts = (...parts: string[]) =>
  createHash("sha256").update(parts.join("\0")).digest("base64url").slice(0, 22);
