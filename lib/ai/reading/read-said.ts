import { type Evidence, hasLabel } from "@/lib/ai/evidence";
import { dropUnfinished } from "@/lib/text/cut-text";
import { splitLines } from "@/lib/text/line-ends";
import { extractLetters } from "@/lib/text/phrases";
import { splitPlainSentences } from "@/lib/text/plain-sentences";
import { formatBareTables } from "./bare-tables";
import { listMessages } from "./chat-heads";
import { dropFormCells, dropFormLines, isOfEntry } from "./form-lines";
import { dropJiraMark, readJiraMarks } from "./jira-marks";
import { dropMailFrame } from "./mail-frame";
import { markRevised } from "./mark-revised";
import {
  dropMentions,
  dropOpening,
  dropOrigin,
  dropQuestionsToPersons,
  dropTimes,
  readMentions,
  readStars,
  readWriter,
} from "./origin";

/** Drops the origins of items, because the rules read every sentence as one about the subject, and marks decisions that later ones revoke. */
export const readSaid = <Asked extends { evidence: readonly Evidence[] }>(asked: Asked): Asked => ({
  ...asked,
  evidence: markRevised(
    asked.evidence
      .map(readPiece)
      .flatMap((piece) => (isBareEntry(piece) ? [] : dropIntroduction(piece))),
  ),
});

/** In UTF-16 units: `Thanks for the quick answer.` */
const MAX_GREETING = 40;

/** Drops the last sentence of an item if it introduces a list that is not there, and an item that says no more: `We agree, but we have three doubts:` */
function dropIntroduction(piece: Evidence): Evidence[] {
  if (piece.type !== "context_item" || !/[:：]$/.test(piece.text.trimEnd())) return [piece];
  const last = splitPlainSentences(piece.text.trimEnd().split("\n").at(-1) ?? "").at(-1) ?? "";
  const text = piece.text.trimEnd().slice(0, -last.length).trimEnd();
  const title = extractLetters(piece.title);
  const isTitle = title !== "" && extractLetters(last).startsWith(title);
  return isTitle && text.length <= MAX_GREETING ? [] : [{ ...piece, text }];
}

/** Whether an item says no more than when its form was filled in. */
const isBareEntry = ({ type, title, text }: Evidence) =>
  type === "context_item" && text === "" && isOfEntry(title);

function readPiece(whole: Evidence): Evidence {
  const piece = whole.isCut ? { ...whole, text: dropUnfinished(whole.text) } : whole;
  if (piece.type === "goal") return { ...piece, text: dropOrigin(piece.text) };
  if (piece.type !== "context_item") return piece;
  const mentions = readMentions(piece.text);
  const written = readJiraMarks(splitLines(piece.text)).join("\n");
  const text = formatBareTables(listMessages(written));
  const said = readWords(text, hasLabel(piece, "user_feedback", "market_research"));
  const stars = readStars(piece.text);
  const writer = readWriter(piece.text);
  const title = dropOpening(dropTimes(dropJiraMark(piece.title), piece.text));
  return {
    ...piece,
    title,
    text: dropMailFrame(mentions === undefined ? said : dropMentions(said), title),
    ...(mentions !== undefined && { mentions }),
    ...(stars !== undefined && { stars }),
    ...(writer !== undefined && { writer }),
  };
}

/** Reads the words of an item; a form without other words keeps its cells, unless it only says when it was filled in. */
function readWords(content: string, isOfPerson: boolean): string {
  const drop = (text: string) => (isOfPerson ? dropFormLines(text) : text);
  // A customer may write to our own name: `@Velofix why can nobody see the price?`
  const text = isOfPerson ? dropOrigin(content) : dropQuestionsToPersons(dropOrigin(content));
  const said = drop(dropFormCells(text, isOfPerson));
  if (said !== "" && !isOfEntry(said)) return said;
  return isOfEntry(text.split("\n", 1)[0] ?? "") ? "" : drop(text);
}
