import { hasLabel } from "@/lib/ai/evidence";
import { countNoun, joinWords } from "@/lib/text/phrases";
import { extractWords, findSharedWords } from "@/lib/text/words";
import type { Detector } from "./reading";

const RISKS = /risk|risik|risico|risque|リスク|懸念/i;
const MAX_NAMED = 3;
/** A shorter text is a part of a document, or a note. */
const MIN_HEADINGS = 4;

export const findUnnamedRisk: Detector = ({ headings, material }) => {
  const { text, evidence, isTextCut } = material;
  if (headings.length < MIN_HEADINGS || isTextCut || !/\p{sc=Latin}{3}/u.test(text)) return [];
  const said = extractWords(text);
  const unnamed = evidence.filter((piece) => {
    if (!hasLabel(piece, "risk") || piece.scope !== "initiative") return false;
    const words = extractWords(piece.title);
    return words.size > 1 && findSharedWords(words, said).length <= words.size / 3;
  });
  const place = headings.find(({ title }) => RISKS.test(title)) ?? headings[0];
  if (!place || unnamed.length === 0) return [];
  const titles = unnamed.slice(0, MAX_NAMED).map(({ title }) => `“${title}”`);
  const quote = text.slice(place.offset).split(/\r\n|\r|\n/, 1)[0] ?? "";
  return [
    {
      quote,
      offset: place.offset,
      severity: "medium",
      issue: `${countNoun(unnamed.length, "risk")} on record for this initiative ${unnamed.length === 1 ? "is" : "are"} not found here by the words of the title: ${joinWords(titles)}.`,
      suggestion: "Name it with what is done about it, or say why it does not matter here.",
    },
  ];
};
