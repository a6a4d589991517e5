import { countMentions, type Evidence, hasLabel } from "@/lib/ai/evidence";
import { isQuestion } from "@/lib/text/is-question";
import { extractLetters } from "@/lib/text/phrases";
import { splitPlainSentences } from "@/lib/text/plain-sentences";
import { areQuestions, isOpenMatter, isPlainStatement } from "@/lib/text/plain-statement";
import { matchWords } from "@/lib/text/words";
import { listSentences, readText } from "./fitting-passages";
import { isOpen } from "./open-points";

/** `Ann asks: who pays?` A bare name before a colon may be what the question is about: `Leeds: who pays?` */
const ASKER =
  /^\p{Lu}[\p{L}.'’-]+(?: \p{Lu}[\p{L}.'’-]+){0,2} (?:asks|asked|wonders|fragt|fragte|vraagt|vroeg|demande|a demandé)(?: \p{L}+)?\s?[:：]\s*|^[^、。]{1,12}さん(?:の質問|から)[:：]/u;
/** In letters: fewer, such as `Why now?`, can be asked of anything. */
const MIN_QUESTION = 8;

/** The letters of what is asked, without the name of who asks. */
const extractAsked = (said: string, { writer = "" }: { writer?: string }) =>
  extractLetters(
    (writer && said.startsWith(`${writer}:`) ? said.slice(writer.length) : said).replace(ASKER, ""),
  );

/** The letters of an item that only asks, without who asks; empty for others, and for one whose title says what it is about. */
function readQuestion(piece: Evidence): string {
  if (piece.type !== "context_item" || !isOpen(piece)) return "";
  const said = readText(piece);
  const letters = extractAsked(said, piece);
  const isNamed = letters.includes(extractAsked(piece.title, piece));
  const isAsked = areQuestions(splitPlainSentences(said)) && isNamed;
  return isAsked && letters.length >= MIN_QUESTION ? letters : "";
}

const QUESTION_WORDS =
  matchWords(`what|when|where|which|whose|does|will|have|should|would|could|about|with|this|that|there|from
  wann|warum|wieso|welche[rmns]?|wieviele?|wird|werden|haben|sind|soll(?:en)?|dies(?:e[rmns]?)?
  wanneer|waarom|welke|hoeveel|wordt|worden|hebben|moet|deze
  quand|quel(?:le)?s?|combien|pourquoi|comment|dans|pour|avec|cette`);
/** `The board talks about it in May`, which answers nothing. */
const ASKS = matchWords(`(?:ask|talk|discuss|wonder|debate)(?:s|ed|es|d|ing)?|raised|question
  (?:ge)?fragt?e?n?|(?:be)?sprechen|(?:be)?spricht|(?:be)?sprochen|besprach|diskutier(?:t|en)|redet?|reden
  vraagt|vragen|vroeg|gevraagd|bespreekt|bespreken|besproken|praat|praten
  demande(?:nt|r)?|demandée?s?|parle(?:nt|r|ra)?|discute(?:nt|r|ra)?|discutée?s?
  聞[いかくけ]|尋ね|質問|話し|話す|相談|議論|検討`);

/** Words of four letters and more by their beginnings, and Chinese characters. */
const listContent = (text: string) =>
  (text.toLowerCase().match(/\p{sc=Latin}{4,}|\p{sc=Han}/gu) ?? [])
    .filter((word) => !QUESTION_WORDS.test(word) && !/^[誰何時]$/u.test(word))
    .map((word) => word.slice(0, 4));

/** Whether a sentence is about the matter of a question, and says not only that it is asked. */
function isAbout(answer: string, question: string): boolean {
  const words = listContent(question);
  return !ASKS.test(answer) && listContent(answer).some((word) => words.includes(word));
}

/** Lists the questions that an item repeats and answers in the sentence after them. */
function listAnswered(piece: Evidence): string[] {
  if (piece.type !== "context_item" || isOpen(piece)) return [];
  const said = listSentences(piece);
  const all = isQuestion(piece.title) && said[0] !== piece.title ? [piece.title, ...said] : said;
  return all.flatMap((question, at) => {
    const answer = all[at + 1] ?? "";
    const isAnswer =
      hasLabel(piece, "decision") || isPlainStatement(answer)
        ? answer !== "" && !isQuestion(answer) && !isOpenMatter(answer)
        : false;
    return isQuestion(question) && isAnswer && isAbout(answer, question)
      ? extractAsked(question, piece)
      : [];
  });
}

/** Leaves out questions that a newer item repeats with their answer, and counts those who ask the same one as its mentions. */
export function settleQuestions(evidence: readonly Evidence[]): Evidence[] {
  const asked = new Map<string, Evidence[]>();
  for (const piece of evidence) {
    const question = readQuestion(piece);
    if (question !== "") asked.set(question, [...(asked.get(question) ?? []), piece]);
  }
  if (asked.size === 0) return [...evidence];
  const dropped = new Set<Evidence>();
  for (const piece of evidence)
    for (const answered of listAnswered(piece))
      for (const question of asked.get(answered) ?? [])
        if (piece.createdAt >= question.createdAt) dropped.add(question);
  const counts = new Map<Evidence, number>();
  for (const pieces of asked.values()) {
    const left = pieces.filter((piece) => !dropped.has(piece));
    const kept = left.find(({ scope }) => scope === "initiative") ?? left[0];
    if (!kept || left.length < 2) continue;
    counts.set(
      kept,
      left.reduce((sum, piece) => sum + countMentions(piece), 0),
    );
    for (const piece of left) if (piece !== kept) dropped.add(piece);
  }
  return evidence
    .filter((piece) => !dropped.has(piece))
    .map((piece) => {
      const mentions = counts.get(piece);
      return mentions && piece.type === "context_item" ? { ...piece, mentions } : piece;
    });
}
