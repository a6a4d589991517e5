import type { Caller } from "@/lib/access/caller";
import { dropNotes } from "@/lib/ai/grounding/own-words";
import { createSectionFinder } from "@/lib/ai/reading/section-names";
import { BUILT_IN_TYPES } from "@/lib/document-types/built-in-types";
import { generateDocument } from "@/lib/domain/generation/generate";
import { getDocumentEvidence } from "@/lib/domain/generation/groundings";
import { type Sentence, splitSentences } from "@/lib/text/sentences";
import { fold, hasWords } from "./matching";
import type { DocumentReference } from "./reference";

/** A repeated sentence is at least this long, so that names and numbers may recur. */
const REPEATED = 40;

/** The result of one generated document, compared with its reference. */
export type DocumentScore = {
  type: string;
  points: number;
  found: number;
  sentences: number;
  wrong: number;
  misplaced: number;
  repeated: number;
  /** Points that were not found, and sentences that count against the document. */
  remarks: string[];
};

/** The sections of a reference are those of the outline: `## `. A model may divide them further. */
const dropInnerHeadings = (markdown: string) => markdown.replaceAll(/^#{3,6} .*$/gm, "");

/** Generates the document and judges it sentence by sentence, without its notes about itself. References name sections in English. */
export async function scoreDocument(
  caller: Caller,
  initiativeId: string,
  reference: DocumentReference,
): Promise<DocumentScore> {
  const { document } = await generateDocument(caller, {
    initiative_id: initiativeId,
    document_type: reference.type,
  });
  const { sources } = await getDocumentEvidence(caller, document);
  const titles = new Map(sources.map(({ footnote, title }) => [String(footnote), title]));
  const findSection = createSectionFinder(BUILT_IN_TYPES[reference.type].outline);
  const sentences = splitSentences(dropInnerHeadings(dropNotes(document.content_markdown))).map(
    (sentence) => ({
      ...sentence,
      section: findSection(sentence.section)?.heading ?? sentence.section,
    }),
  );
  const remarks: string[] = [];
  const count = (kind: string, isBad: (sentence: Sentence, index: number) => boolean) => {
    const bad = sentences.filter(isBad);
    remarks.push(...bad.map(({ section, text }) => `${kind} in ${section}: ${text}`));
    return bad.length;
  };
  const missing = reference.points.filter(
    ({ words, sections }) => !isSaid(sentences, words, sections),
  );
  remarks.push(...missing.map(({ point }) => `not said: ${point}`));
  return {
    type: reference.type,
    points: reference.points.length,
    found: reference.points.length - missing.length,
    sentences: sentences.length,
    wrong: count("wrong", (sentence) =>
      reference.wrong.some(
        ({ says, sections }) =>
          hasWords(sentence.text, says) && (!sections || sections.includes(sentence.section)),
      ),
    ),
    misplaced: count("misplaced", ({ citations, section }) => {
      const cited = citations.flatMap((label) => titles.get(label) ?? []);
      return cited.length > 0 && !cited.some((title) => mayStand(reference, title, section));
    }),
    repeated: count("repeated", ({ text }, index) => isRepeated(sentences, text, index)),
    remarks,
  };
}

/** A point may take up a paragraph or a row, so the rest of a sentence's block counts. */
function isSaid(sentences: Sentence[], words: readonly string[], sections?: readonly string[]) {
  return sentences.some(
    ({ text, rest, section }) =>
      hasWords(`${text} ${rest}`, words) && (!sections || sections.includes(section)),
  );
}

function mayStand({ belongs }: DocumentReference, title: string, section: string): boolean {
  const sections = belongs[title];
  return sections === "anywhere" || (sections?.includes(section) ?? false);
}

function isRepeated(sentences: Sentence[], text: string, index: number): boolean {
  const folded = fold(text);
  if (folded.length < REPEATED) return false;
  return sentences.slice(0, index).some((earlier) => fold(earlier.text).includes(folded));
}
