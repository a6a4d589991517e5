import { createHash } from "node:crypto";

/** A piece of a thing's text, small enough to rank and to quote. */
export type Chunk = {
  /** Names it within its thing; equal texts in equal places of a list have different ones. */
  hash: string;
  isFirst: boolean;
  body: string;
};

/** Characters of a chunk at most, and from how many on it may end before a heading or after a paragraph. */
const MOST = 800;
const ENOUGH = 300;
/** Of a thing at most; what comes after is not found. A document of 500,000 characters has some 1,000. */
const MAX_CHUNKS = 2_500;
const HEADING = /^ {0,3}#{1,6}\s/;

/**
 * Cuts a text into chunks that end before a heading or after a paragraph, if they can. Where they end
 * depends on the text around that place alone, so that a change leaves the chunks elsewhere as they were.
 * A text without words has one, for the title. `identity` is part of every hash.
 */
export function chunksOf(identity: string, text: string): Chunk[] {
  const bodies = pack(text.split(/\n\s*\n|\n(?= {0,3}#{1,6}\s)/).flatMap(pieces)).slice(
    0,
    MAX_CHUNKS,
  );
  const seen = new Map<string, number>();
  return (bodies.length > 0 ? bodies : [""]).map((body, index) => {
    const nth = seen.get(body) ?? 0;
    seen.set(body, nth + 1);
    const isFirst = index === 0;
    return { hash: digest(identity, String(isFirst), String(nth), body), isFirst, body };
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

/** A paragraph that is too long, at the ends of its sentences, else between words, else anywhere. */
function pieces(paragraph: string): string[] {
  const result: string[] = [];
  let rest = paragraph;
  while (rest.length > MOST) {
    const window = rest.slice(0, MOST);
    const sentence = Math.max(
      ...[". ", "! ", "? ", "。", "\n"].map((end) => window.lastIndexOf(end)),
    );
    const place = sentence >= ENOUGH ? sentence + 1 : Math.max(window.lastIndexOf(" "), 0) || MOST;
    const cut = isLowSurrogate(rest, place) ? place + 1 : place;
    result.push(rest.slice(0, cut));
    rest = rest.slice(cut);
  }
  return [...result, rest];
}

const isLowSurrogate = (text: string, index: number) => /[\udc00-\udfff]/.test(text.charAt(index));

const digest = (...parts: string[]) =>
  createHash("sha256").update(parts.join("\0")).digest("base64url").slice(0, 22);
