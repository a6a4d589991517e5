import { createHash } from "node:crypto";

/** A piece of a thing's text, small enough to rank and to quote. */
export type Chunk = {
  /** Names it within its thing; equal texts in equal places of a list have different ones. */
  hash: string;
  body: string;
};

/** Characters of a chunk at most, and from how many on it may end before a heading or after a paragraph. */
const MOST = 800;
const ENOUGH = 300;
const HEADING = /^ {0,3}#{1,6}\s/;

/**
 * Cuts a text into chunks that end before a heading or after a paragraph, if they can. Where they end
 * depends on the text around that place alone, so that a change leaves the chunks elsewhere as they were.
 * A text without words has one, for the title. `identity` is part of every hash.
 */
export function chunksOf(identity: string, text: string): Chunk[] {
  const bodies = pack(text.split(/\n\s*\n|\n(?= {0,3}#{1,6}\s)/).flatMap(pieces));
  const seen = new Map<string, number>();
  return (bodies.length > 0 ? bodies : [""]).map((body) => {
    const nth = seen.get(body) ?? 0;
    seen.set(body, nth + 1);
    return { hash: digest(identity, String(nth), body), body };
  });
}

function pack(paragraphs: string[]): string[] {
  const chunks: string[] = [];
  let open = "";
  const close = () => {
    if (open.trim() !== "") chunks.push(open.trim());
    open = "";
  };
  for (const paragraph of paragraphs) {
    const isTooMuch = open.length + paragraph.length > MOST;
    if (isTooMuch || (HEADING.test(paragraph) && open.length >= ENOUGH)) close();
    open += `${paragraph}\n\n`;
    if (open.length >= ENOUGH && isBoundary(paragraph)) close();
  }
  close();
  return chunks;
}

/** Every other paragraph, by its words: chunks fall into step again after a change. */
const isBoundary = (paragraph: string) => (digest(paragraph).charCodeAt(0) & 1) === 1;

/** Where a long paragraph is cut: after sentences and lines, else between words, else anywhere. */
const PLACES = [/[.!?]\s|[。！？\n]/g, /\s/g, /[^\ud800-\udbff]/g];
/** Characters before a place that say how good it is. */
const CONTEXT = 16;

/** A paragraph in pieces that are small enough. */
function pieces(paragraph: string): string[] {
  const result: string[] = [];
  let start = 0;
  while (paragraph.length - start > MOST) {
    const end = start + bestPlace(paragraph.slice(start, start + MOST));
    result.push(paragraph.slice(start, end));
    start = end;
  }
  return [...result, paragraph.slice(start)];
}

/** That of the least number by the characters before it: the same one, wherever the window begins. */
function bestPlace(window: string): number {
  for (const place of PLACES) {
    let best = 0;
    let least = Number.POSITIVE_INFINITY;
    for (const { 0: text, index } of window.matchAll(place)) {
      const end = index + text.length;
      const number = end < ENOUGH ? least : numberOf(window, end - CONTEXT, end);
      if (number < least) [best, least] = [end, number];
    }
    if (best > 0) return best;
  }
  return MOST;
}

/** A number of a part of the text that any change in it changes, as good as at random (FNV-1a). */
function numberOf(text: string, start: number, end: number): number {
  let number = 0x811c9dc5;
  for (let index = start; index < end; index++) {
    number = Math.imul(number ^ text.charCodeAt(index), 0x01000193) >>> 0;
  }
  return number;
}

const digest = (...parts: string[]) =>
  createHash("sha256").update(parts.join("\0")).digest("base64url").slice(0, 22);
