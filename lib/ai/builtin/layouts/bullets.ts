import { escapeInline } from "@/lib/ai/builtin/escape";
import { excerptOf } from "@/lib/ai/builtin/excerpt";
import type { Evidence, GoalFacts } from "@/lib/ai/evidence";
import { type Layout, MOST_BULLETS, refer, upTo } from "./layout";

const isStop = (text: string) => /[.!?:…]["'”’)]*$/.test(text);
/** A text that ends with a stop; none stays none. */
export const asSentence = (text: string) => (text === "" || isStop(text) ? text : `${text}.`);

/** A title in bold that ends like a sentence; empty for none. */
const boldTitle = (title: string) => {
  const text = escapeInline(title);
  return text === "" ? "" : `**${asSentence(text)}**`;
};

const STOP = /^[.!?:]/;
const CUT = /\s?(?:…|\.{3})$/;

/**
 * A title in bold and the text beside it; where the text begins with the title, as a sentence or cut
 * short, that is said once.
 */
export function titled(title: string, text: string): string {
  const name = title.replace(/\s+/g, " ").trim();
  const start = name.replace(CUT, "").replace(/[.!?:]$/, "");
  const rest = text.slice(start.length);
  const [end] = CUT.test(name) ? (/^\S*/.exec(rest) ?? [""]) : (STOP.exec(rest) ?? [""]);
  const isSaid = text.slice(0, start.length).toLowerCase() === start.toLowerCase();
  const isWhole = rest === end || end !== "" || CUT.test(name);
  const parts =
    start !== "" && isSaid && isWhole
      ? [boldStart(start + end, rest === end), escapeInline(rest.slice(end.length))]
      : [boldTitle(name), escapeInline(text)];
  return parts.filter((part) => part !== "").join(" ");
}

/** The beginning of a text in bold, with a stop where it is all of it. */
const boldStart = (text: string, isAll: boolean) =>
  isAll ? boldTitle(text) : `**${escapeInline(text)}**`;

/** What a goal's figures say, in words. */
export const factsText = ({ keyResult, baseline, timeframe }: GoalFacts) =>
  [
    ["Key result", keyResult],
    ["Baseline", baseline],
    ["By", timeframe],
  ]
    .flatMap(([name, value]) => (value ? [asSentence(`${name}: ${excerptOf(value, 200)}`)] : []))
    .join(" ");

/** A list item: bold title, plain text, reference. */
export const bullet = (piece: Evidence, text: string) =>
  ["-", titled(piece.title, text), refer(piece)].filter((part) => part !== "").join(" ");

/** All that a draft says of a piece beside its title. */
const sayingOf = (piece: Evidence) => {
  const text = excerptOf(piece.text);
  return piece.type === "goal" ? `${asSentence(text)} ${factsText(piece.goal)}`.trim() : text;
};

/** Each piece as an item of a list, with what it says at its beginning. */
export const bullets: Layout = {
  isPart: false,
  takes: () => true,
  hasRoom: upTo(MOST_BULLETS),
  write: (pieces) => pieces.map((piece) => bullet(piece, sayingOf(piece))).join("\n"),
};
