import { GAP } from "@/lib/ai/classifier/lines/marks";
import type { Line } from "@/lib/ai/classifier/lines/read-lines";

/** Minimum length of a wrapped line. */
const MIN_WRAPPED = 50;
/** In UTF-16 units of the first line, which each line below it reads again. */
const MAX_READ = 1000;
const SENTENCE_END = /[.!?:)。]$/;
const SENTENCE_BEGINNING = /^["“„«「]?\s?[\p{Lu}\p{Lo}\d]/u;
const HAS_END = new RegExp(`[.!?]$|${GAP}`, "u");
const CLOSED_QUOTE = /“$|["”»][^"”»]{0,60}$/;

/** Plain lines without a blank line: whether those that do not end a sentence were wrapped, or all are of one paragraph, broken anywhere. */
export type Block = { to: number; isWrapped: boolean; isBroken: boolean };

export function measureBlock(lines: readonly Line[], from: number): Block {
  let to = from + 1;
  while (lines[to]?.kind === "plain") to++;
  const block = lines.slice(from, to).map(({ said }) => said);
  const width = block.reduce((most, { length }) => Math.max(most, length), 0);
  /** Whether the first word of the next line had no room. */
  const isFull = (said: string, next: string | undefined) =>
    next === undefined || said.length + 1 + next.search(/\s|$/) > width;
  const areFull = block.every((said, at) => SENTENCE_END.test(said) || isFull(said, block[at + 1]));
  const endsSentence = SENTENCE_END.test(block.at(-1) ?? "");
  // `lunch at 12?` below `the map stays off` is the next message of one who writes without capitals
  const isSentence = endsSentence && !/^\p{Ll}/u.test(block[0] ?? "");
  const isBroken =
    /[.!?]$/.test(block.at(-1) ?? "") && block.slice(1).every((said) => /^\p{Ll}/u.test(said));
  return { to, isWrapped: areFull && (isSentence || block.length > 2), isBroken };
}

/** Whether a line continues a wrapped one. */
export function isRest(line: Line, { said }: Line, first: Line, block: Block): boolean {
  // `We are not` above `moving this year.` is one sentence, wherever it was broken.
  const isOpen =
    /^(?!TODO )\p{Lu}/u.test(first.said) && /[^.!?:;)"”»]$/.test(said) && !endsInLink(said);
  if (isOpen && /^\p{Ll}/u.test(line.said)) {
    const areLong = Math.min(said.length, line.said.length) >= MIN_WRAPPED;
    if (block.isBroken || HAS_END.test(line.said)) return true;
    if (areLong && HAS_END.test(first.said.slice(0, MAX_READ))) return true;
  }
  if (!block.isWrapped || said.length < MIN_WRAPPED || endsInLink(said)) return false;
  if (!SENTENCE_BEGINNING.test(line.said)) return !/[.!?]["”»“]?$/.test(said);
  const isEnded = SENTENCE_END.test(said) || CLOSED_QUOTE.test(said.slice(-80));
  return !isEnded && !/^["“„«「]/.test(line.said);
}

const endsInLink = (said: string) => /https?:\/\/\S/.test(said.split(/\s/).at(-1) ?? "");
