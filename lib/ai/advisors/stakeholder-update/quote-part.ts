import type { Evidence } from "@/lib/ai/evidence";
import { cutText } from "@/lib/text/cut-text";
import { findLatestDate, namesTime } from "@/lib/text/dates";
import { decapitalize } from "@/lib/text/phrases";
import { splitSentences } from "@/lib/text/sentences";
import { isTableRow, splitRow } from "@/lib/text/tables";
import type { PiecePart } from "./audience-plans";

/** Maximum length of the quoted part, in UTF-16 units. */
const MAX_QUOTED = 420;
const FIGURE = /[€$£]|\d ?%|\d{1,3},\d{3}|\b\d+ (?:of \d|\p{Ll}{3})/u;
const EFFECT = /^(?:effect|likelihood|impact|probability)\b/i;
/** `6 November 2026, Nora Willems with Tom Verhoeven.`, the usual beginning of a decision. */
const DATELINE = /^(?:on )?\d{1,2} \p{L}{3,9} 20\d\d\b/iu;
const ENDS_QUOTE = /["”»][.,]?$/;

/** Quotes the wanted part of a piece in its own sentences; empty if it has none. */
export function quotePart(piece: Evidence, part: PiecePart, today: string): string {
  if (piece.type === "goal") return quoteGoal(piece);
  const sentences = [
    ...splitSentences(piece.text)
      .filter(({ kind, text }) => kind !== "row" && !isTableRow(text))
      .map(({ text }) => text.replace(/\s+/g, " ")),
    ...quoteTable(piece.text),
  ];
  return cutText(chooseSentences(sentences, part, today).join(" "), MAX_QUOTED);
}

function chooseSentences(
  sentences: readonly string[],
  part: PiecePart,
  today: string,
): readonly string[] {
  switch (part) {
    case "whole":
      return sentences;
    case "start":
      return sentences.slice(0, 2);
    case "point":
      return sentences
        .filter((sentence) => !DATELINE.test(sentence))
        .slice(0, 1)
        .map(closeQuote);
    case "figures":
      return sentences
        .filter((each, at) => FIGURE.test(each) && !isSignature(sentences, at))
        .slice(0, 2);
    case "effect": {
      const effects = sentences.filter((sentence) => EFFECT.test(sentence));
      return effects.length > 0 ? effects : sentences.slice(0, 2);
    }
    case "record":
      return [`Decided: ${sentences.find((each) => DATELINE.test(each)) ?? "no date on record."}`];
    case "dates":
      return sentences.filter(
        (each) => namesTime(each) && (findLatestDate(each) ?? today) >= today,
      );
  }
}

const isSignature = (sentences: readonly string[], at: number) =>
  ENDS_QUOTE.test(sentences[at - 1] ?? "");

const closeQuote = (sentence: string) =>
  sentence.startsWith('"') && !sentence.slice(1).includes('"') ? `${sentence}"` : sentence;

function quoteGoal({ text, goal }: Extract<Evidence, { type: "goal" }>): string {
  const facts = [
    `Target: ${goal.keyResult || "none set"}`,
    goal.baseline && `baseline: ${goal.baseline}`,
    goal.timeframe && `timeframe: ${goal.timeframe}`,
  ].filter(Boolean);
  return cutText([`${facts.join("; ")}.`, text].join(" "), MAX_QUOTED);
}

/** Limits for the rows that are quoted, and for the text that is searched, in UTF-16 units. */
const MAX_ROWS = 4;
const MAX_READ = 20_000;
const DELIMITER = /^[\s|:-]*-[\s|:-]*$/;

/** Writes the first rows of a Markdown table as sentences: `Conflicts: 18 last week, 11 this week.` */
function quoteTable(text: string): string[] {
  const lines = text.slice(0, MAX_READ).split(/\r\n|\r|\n/);
  const at = lines.findIndex(
    (line, index) => index > 0 && line.includes("|") && DELIMITER.test(line),
  );
  const [, ...heads] = splitRow(lines[at - 1] ?? "");
  if (at < 0 || heads.length === 0) return [];
  const end = lines.findIndex((line, index) => index > at && !line.includes("|"));
  const rows = lines.slice(at + 1, end < 0 ? lines.length : end).slice(0, MAX_ROWS);
  return rows.flatMap((row) => {
    const [name, ...cells] = splitRow(row);
    const quoted = heads.flatMap((head, index) => {
      const cell = cells[index];
      return cell ? [head ? `${cell} ${decapitalize(head)}` : cell] : [];
    });
    return name && quoted.length > 0 ? [`${name}: ${quoted.join(", ")}.`] : [];
  });
}
