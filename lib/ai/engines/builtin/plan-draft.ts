import type { Brief } from "@/lib/ai/engine";
import { type Evidence, hasLabel } from "@/lib/ai/evidence";
import type { Outline, Section } from "@/lib/document-types/definition";
import type { Coverage } from "@/lib/schemas/coverage";
import { namesTime } from "@/lib/text/dates";
import { splitPlainSentences } from "@/lib/text/sentences";
import { extractWords } from "@/lib/text/words";
import { turns } from "@/lib/threads/turns";
import { readText, takePassage } from "./fitting-passages";
import { type Plan, planSections } from "./plan";
import { type Quotation, quoteDocuments } from "./quote-documents";
import { Said } from "./said";

/** Maximum length of the initiative's description in its section, in UTF-16 units. */
const MOST_OPENING = 480;

/** What a section of a draft says: sentences of the initiative's description, pieces and quotations. */
export type SectionPlan = {
  section: Section;
  lead: readonly string[];
  plan: Plan;
  quotations: readonly Quotation[];
};

export const isEmpty = ({ lead, plan, quotations }: Omit<SectionPlan, "section">) =>
  lead.length + quotations.length === 0 && !hasPieces(plan);

const hasPieces = (plan: Plan) => Object.values(plan).some((pieces) => pieces.length > 0);

/** Decides what each section of a draft says, without writing it. `model` is a document of the same type. */
export function planDraft(brief: Brief) {
  const { outline, documentType } = brief;
  const evidence = dropOtherCompetitors(brief);
  const initiative = evidence.find(({ type }) => type === "initiative");
  const opens = outline.find(({ feed }) => feed.initiative) ?? outline[0];
  const { opening, dates } = readDescription(initiative, outline);
  const plans = planSections(outline, evidence);
  const said = new Said();
  for (const piece of plans.flatMap(({ plan }) => [...plan.laidOut, ...plan.listed])) {
    const facts = piece.type === "goal" ? Object.values(piece.goal) : [];
    said.addText([piece.title, readText(piece), ...facts].join(" "));
  }
  said.addText(opening);
  const planned = plans.map(({ section, plan }) => {
    const dated = section.feed.dates ? dates : "";
    const lead = [section === opens ? opening : "", dated].filter((text) => text !== "");
    return { section, plan, lead, isSilent: dated === "" && !hasPieces(plan) };
  });
  const silent = new Set(planned.flatMap(({ section, isSilent }) => (isSilent ? [section] : [])));
  const documents = evidence.filter(({ type }) => type === "document");
  const model = documents.find((piece) => hasLabel(piece, documentType));
  const quoted = quoteDocuments(outline, documents, { model, silent, said });
  const sections = planned.map(({ section, lead, plan }): SectionPlan => {
    return { section, lead, plan, quotations: quoted.get(section) ?? [] };
  });
  return { sections, initiative, model };
}

/** Foresees which sections a draft leaves empty. Reading a long piece takes up to 20 ms, so others have their turn after each. */
export async function foreseeSections(brief: Brief): Promise<Coverage["sections"]> {
  const turn = turns();
  for (const piece of brief.evidence) {
    readText(piece);
    await turn();
  }
  return planDraft(brief).sections.map((each) => {
    return { heading: each.section.heading, present: !isEmpty(each) };
  });
}

/** The description of the initiative: its beginning, and the sentences about dates if a section takes them. */
function readDescription(initiative: Evidence | undefined, outline: Outline) {
  const text = initiative ? readText(initiative) : "";
  const takesDates = outline.some(({ feed }) => feed.dates);
  const [first = "", ...rest] = splitPlainSentences(text);
  const dated = takesDates ? rest.filter(namesTime) : [];
  const opening = [first, ...rest.filter((sentence) => !dated.includes(sentence))].join(" ");
  return {
    opening: takePassage(opening, [], MOST_OPENING),
    dates: takePassage(dated.join(" "), [], MOST_OPENING),
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
