import type { Brief } from "@/lib/ai/engine";
import { type Evidence, hasLabel } from "@/lib/ai/evidence";
import type { Outline, Section } from "@/lib/document-types/definition";
import type { Coverage } from "@/lib/schemas/coverage";
import { namesTime } from "@/lib/text/dates";
import { joinSentences, splitPlainSentences } from "@/lib/text/sentences";
import { extractWords } from "@/lib/text/words";
import { type Block, readFacts } from "./evidence-blocks";
import { readText, takePassage } from "./fitting-passages";
import { type Plan, planSections } from "./plan";
import { type Quotation, type Quotations, quoteDocuments } from "./quote-documents";
import { Said } from "./said";
import { holdsAny } from "./word-beginnings";

const MOST_OPENING = 480;

/** What a section of a draft says. If nothing, `elsewhere` are the sections that say it. */
export type SectionPlan = {
  section: Section;
  lead: readonly string[];
  plan: Plan;
  quotations: readonly Quotation[];
  elsewhere: readonly { heading: string; piece: Evidence }[];
};

export const isEmpty = ({ lead, plan, quotations, elsewhere }: SectionPlan) =>
  lead.length + quotations.length + elsewhere.length === 0 && !hasPieces(plan);

const hasPieces = (plan: Plan) => Object.values(plan).some((pieces) => pieces.length > 0);

/** Decides what each section of a draft says, without writing it. `model` is a document of the same type, `left` what of it fits no section. */
export function planDraft(brief: Brief) {
  const { outline, documentType } = brief;
  const evidence = dropOtherCompetitors(brief);
  const initiative = evidence.find(({ type }) => type === "initiative");
  const opens = outline.find(({ feed }) => feed.initiative) ?? outline[0];
  const { opening, dates, people } = readDescription(initiative, outline);
  const plans = planSections(outline, evidence);
  const said = new Said();
  for (const piece of plans.flatMap(({ plan }) => [...plan.laidOut, ...plan.listed])) {
    const facts = piece.type === "goal" ? Object.values(piece.goal) : [];
    said.addText([piece.title, readText(piece), ...facts].join(" "));
  }
  said.addText(opening);
  const planned = plans.map(({ section, plan }) => {
    const dated = section.feed.dates ? dates : "";
    const texts = [section === opens ? opening : "", dated, section.feed.people ? people : ""];
    const lead = texts.filter((text) => text !== "");
    return { section, plan, lead, isSilent: dated === "" && !hasPieces(plan) };
  });
  const silent = new Set(planned.flatMap(({ section, isSilent }) => (isSilent ? [section] : [])));
  const documents = evidence.filter(({ type }) => type === "document");
  const model = documents.find((piece) => hasLabel(piece, documentType));
  const { quoted, left } = quoteDocuments(outline, documents, { model, silent, said });
  const sections = planned.map(({ section, lead, plan, isSilent }): SectionPlan => {
    const written = quoted.get(section) ?? [];
    const quotations =
      isSilent && model && written.length === 0 ? quoteFacts(section, model) : written;
    const isBare = isSilent && lead.length + quotations.length === 0;
    return {
      section,
      lead,
      plan,
      quotations,
      elsewhere: isBare ? findElsewhere(section, quoted) : [],
    };
  });
  return { sections, initiative, model, left };
}

function quoteFacts({ heading }: Section, piece: Evidence): Quotation[] {
  const named = extractWords(heading);
  const facts = readFacts(piece.text).filter((fact) => holdsAny(fact.split(":")[0] ?? "", named));
  return facts.length > 0
    ? [{ piece, blocks: facts.map((text) => ({ kind: "paragraph", text })) }]
    : [];
}

/** Finds the sections whose lists, tables or labels (`Sign. …`) begin with the words of another section. */
const findElsewhere = ({ elsewhere = [] }: Section, quoted: Quotations) =>
  [...quoted].flatMap(([{ heading }, quotations]) => {
    const found = quotations.find(({ blocks }) =>
      blocks.some((block) => listLabels(block).some((text) => holdsAny(text, elsewhere))),
    );
    return found ? [{ heading, piece: found.piece }] : [];
  });

function listLabels(block: Block): string[] {
  if (block.kind === "list") return block.items.map(({ text }) => text);
  if (block.kind === "table") return block.rows.flat();
  return splitPlainSentences(block.text).filter((text) => /^\p{L}+(?: \p{L}+)?[.:]$/u.test(text));
}

/** Foresees which sections a draft leaves empty. */
export const foreseeSections = (brief: Brief): Coverage["sections"] =>
  planDraft(brief).sections.map((each) => {
    return { heading: each.section.heading, present: !isEmpty(each) };
  });

function readDescription(initiative: Evidence | undefined, outline: Outline) {
  const text = initiative ? readText(initiative) : "";
  const takesDates = outline.some(({ feed }) => feed.dates);
  const [first = "", ...more] = splitPlainSentences(text);
  const rest = more.filter((sentence) => !namesPeople(sentence));
  const dated = takesDates ? rest.filter(namesTime) : [];
  const others = rest.filter((sentence) => !dated.includes(sentence));
  const isWhole = !outline.some(({ feed }) => feed.initiative === "first sentence");
  const opening = joinSentences([first, ...(isWhole ? others : [])]);
  return {
    opening: takePassage(opening, [], MOST_OPENING),
    dates: takePassage(joinSentences(dated), [], MOST_OPENING),
    people: takePassage(joinSentences(more.filter(namesPeople)), [], MOST_OPENING),
  };
}

const NAMES = /(?:\p{Lu}[\p{L}.'’-]{0,30} ){1,3}\p{Lu}[\p{L}.'’-]{1,30}/u.source;
const PEOPLE = new RegExp(
  `^(?:[\\p{L} ]{2,30}: )?${NAMES}(?:(?:, | and | und | en | et | & )(?:[\\p{L} ]{2,30}: )?${NAMES}){0,9}$`,
  "u",
);

/** Whether a sentence only names people, such as `Product: Ann Lee. Engineering: Bo Ek.` */
const namesPeople = (sentence: string) => PEOPLE.test(sentence.replace(/\.$/, ""));

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
