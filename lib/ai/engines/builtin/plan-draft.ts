import { DRAFT_WORDS } from "@/lib/ai/draft-words/draft-words";
import type { Brief } from "@/lib/ai/engine";
import { type Evidence, findInitiative, hasLabel, readFacts } from "@/lib/ai/evidence";
import type { Block } from "@/lib/ai/reading/evidence-blocks";
import { isForLeftOut } from "@/lib/ai/reading/section-kinds";
import { splitRecords } from "@/lib/ai/reading/split-records";
import type { Outline, Section } from "@/lib/document-types/definition";
import type { Foreseen } from "@/lib/schemas/coverage";
import { dropEmphasis } from "@/lib/text/phrases";
import { joinSentences, splitPlainSentences } from "@/lib/text/plain-sentences";
import { extractWords } from "@/lib/text/words";
import { dropInternal } from "./drop-internal";
import { type FileParts, takeParts } from "./file-parts";
import { nameFile, readPieceBlocks, readText } from "./fitting-passages";
import { keepForCustomers } from "./for-customers";
import { placePieces, type SectionPieces } from "./place-pieces";
import { countSections, type Quotation, quoteDocuments } from "./quote-documents";
import { quoteFile } from "./quote-files";
import { isOutgrown, isQuoted, listStatements, QuotedText } from "./quoted-text";
import { readDescription } from "./read-description";
import { dropRepeatedRisks } from "./repeated-risks";
import { separateOwner } from "./risk-table";
import { settleQuestions } from "./settle-questions";
import { splitRisks } from "./split-risks";

export type SectionContent = {
  section: Section;
  /** The description of the initiative. */
  lead: readonly Block[];
  pieces: SectionPieces;
  quotations: readonly Quotation[];
};

export const isApproved = (piece: Evidence) =>
  piece.type === "document" && piece.status === "approved";

export const isEmpty = ({ lead, pieces, quotations }: SectionContent) =>
  lead.length + quotations.length + Object.values(pieces).flat().length === 0;

/** Whether a section only names items that a reader has to check. */
export const hasOnlyChecks = ({ lead, pieces, quotations }: SectionContent) =>
  pieces.unsure.length > 0 &&
  lead.length + quotations.length + pieces.laidOut.length + pieces.listed.length === 0;

/**
 * Chooses the content of each section. `template` is a document of the same type, `left` has its headings that fit no section,
 * `others` are further documents of that type.
 */
export function planDraft(brief: Brief) {
  const { outline, documentType } = brief;
  const whole = dropInternal(documentType, dropOtherCompetitors(brief))
    .flatMap(splitRecords)
    .map(separateOwner)
    .map(clearTitle)
    .map(nameFile);
  const { files, evidence: pieces } = separateParts(outline, whole);
  const evidence = dropRepeatedRisks(settleQuestions(pieces).flatMap(splitRisks));
  const initiative = findInitiative(evidence);
  const opens = outline.find(({ initiative }) => initiative) ?? outline[0];
  const omits = outline.find(isForLeftOut);
  const targets = placePieces(outline, evidence, readOwnTitle(brief, initiative));
  const { opening, dates, people, leftOut } = readDescription(initiative, outline);
  const said = new QuotedText();
  for (const piece of targets.flatMap(({ pieces }) => [...pieces.laidOut, ...pieces.listed])) {
    said.addText([piece.title, readText(piece), ...Object.values(readFacts(piece))].join(" "));
  }
  for (const block of opening) said.add(block);
  const documents = evidence.filter(({ type }) => type === "document");
  const ofType = documents.filter((piece) => hasLabel(piece, documentType));
  const template = chooseTemplate(outline, ofType);
  const quoted = quoteDocuments(outline, documents, template, said);
  const quotations = [...quoted.quotations];
  for (const file of files) quotations.push(...quoteFile(outline, file, quotations, said));
  const sections = targets.map((target): SectionContent => {
    const { section } = target;
    const all = quotations.filter((each) => each.section === section);
    const { quotations: own, pieces } = keepForCustomers(target, all, template);
    const more = [
      ...(section.dates ? dates : []),
      ...(section.people ? people : []),
      ...(section === omits ? leftOut : []),
    ];
    const lead = [...(section === opens ? opening : []), ...dropQuoted(more, own)];
    return { section, lead, pieces: nameQuoted(pieces, own), quotations: own };
  });
  const others = ofType.filter((piece) => piece !== template);
  const placed = new Set(
    targets.flatMap(({ pieces }) =>
      Object.values(pieces)
        .flat()
        .map(({ ref }) => ref),
    ),
  );
  const leftFiles = files.flatMap(({ rest, left, others }) => {
    const isRead = placed.has(rest.ref) || quotations.some(({ piece }) => piece === rest);
    return isRead ? [{ piece: rest, headings: left, others }] : [];
  });
  return { sections, evidence, initiative, template, others, left: quoted.left, leftFiles };
}

/** Reads what a title says besides the names of the type and the initiative, of which a default title consists; "" if that is nothing. */
function readOwnTitle(brief: Brief, initiative: Evidence | undefined): string {
  const { title, typeName, documentType, language } = brief;
  const names = [typeName, DRAFT_WORDS[language].kind(documentType), initiative?.title ?? ""];
  const rest = names.reduce(
    (text, name) => (name === "" ? text : text.toLowerCase().replaceAll(name.toLowerCase(), " ")),
    title,
  );
  return extractWords(rest).size > 0 ? rest : "";
}

/** Separates the parts of files that have a section of their own from what else is in them. */
function separateParts(outline: Outline, whole: readonly Evidence[]) {
  const files: FileParts[] = [];
  const evidence = whole.flatMap((piece) => {
    const parts = piece.type === "upload" ? takeParts(outline, piece) : null;
    if (!parts) return [piece];
    files.push(parts);
    return readPieceBlocks(parts.rest).some(({ kind }) => kind !== "heading") ? [parts.rest] : [];
  });
  return { files, evidence };
}

/**
 * Chooses an approved document, else the newest that has at least half of the sections of the one with most: another page of
 * the type may be newer than the document that people wrote. A page without any of the sections is none.
 */
function chooseTemplate(outline: Outline, documents: readonly Evidence[]): Evidence | undefined {
  const approved = documents.find(isApproved);
  if (approved) return approved;
  const counts = documents.map((piece) => countSections(outline, piece));
  const most = Math.max(1, ...counts);
  return documents.find((_, index) => 2 * (counts[index] ?? 0) >= most);
}

/** Drops the marks of emphasis from a title, and a title that the text has outgrown. */
function clearTitle(piece: Evidence): Evidence {
  if (piece.type !== "context_item") return piece;
  const named = dropEmphasis(piece.title);
  const title = isOutgrown(named, readText(piece)) ? "" : named;
  return title === piece.title ? piece : { ...piece, title };
}

function dropQuoted(said: readonly Block[], quotations: readonly Quotation[]): Block[] {
  const quoted = new QuotedText();
  for (const block of quotations.flatMap(({ blocks }) => blocks)) quoted.add(block);
  return said.flatMap((block): Block[] => {
    if (block.kind !== "paragraph") return quoted.leaveOut([block]);
    const left = splitPlainSentences(block.text).filter((sentence) => !quoted.has(sentence));
    return left.length > 0 ? [{ ...block, text: joinSentences(left) }] : [];
  });
}

/** Moves items that a quotation repeats, or has as a heading or a table, to `said`. */
function nameQuoted(pieces: SectionPieces, quotations: readonly Quotation[]): SectionPieces {
  const blocks = quotations.flatMap((quotation) => quotation.blocks);
  const quoted = new QuotedText();
  for (const block of blocks) quoted.add(block);
  const isRepeated = (piece: Evidence) => {
    const statements = readPieceBlocks(piece).flatMap(listStatements);
    return statements.length > 0 && statements.every((statement) => quoted.has(statement));
  };
  const said = pieces.listed.filter(
    (piece) => piece.title !== "" && (isQuoted(piece, blocks) || isRepeated(piece)),
  );
  return { ...pieces, listed: pieces.listed.filter((piece) => !said.includes(piece)), said };
}

/** Tells which sections a draft would have, and the document whose text it would keep. */
export function foreseeDraft(brief: Brief): Foreseen {
  const { sections, template } = planDraft(brief);
  return {
    sections: sections.map((each) => {
      const { heading } = each.section;
      return { heading, present: !isEmpty(each), toCheck: hasOnlyChecks(each) };
    }),
    follows: template ? { title: template.title, approved: isApproved(template) } : null,
  };
}

/** Removes the other competitors if the title or the instructions of a battlecard name one. */
function dropOtherCompetitors(brief: Brief): readonly Evidence[] {
  const { documentType, title, instructions, evidence } = brief;
  if (documentType !== "competitive_battlecard") return evidence;
  const asked = extractWords(`${title} ${instructions}`);
  const isCompetitor = (piece: Evidence) => hasLabel(piece, "key_competitors");
  // A competitor's name is the first word of its title, and begins with a capital letter.
  const names = evidence.filter(isCompetitor).flatMap(({ title }) => {
    const [, name = ""] = /^(\p{Lu}[\p{L}\p{N}]+)/u.exec(title) ?? [];
    return [...extractWords(name)].filter((word) => asked.has(word));
  });
  if (names.length === 0) return evidence;
  return evidence.filter((piece) => {
    const words = extractWords(`${piece.title} ${piece.text}`);
    return !isCompetitor(piece) || names.some((name) => words.has(name));
  });
}
