import {
  CONTEXT_LABELS,
  type ContextLabel,
  DOCUMENT_TYPES,
  type DocumentType,
  GOAL_TYPES,
  type GoalType,
} from "@/lib/schemas/enums";
import { spell } from "@/lib/schemas/spelling";
import { joinWords } from "@/lib/text/phrases";
import type { SectionKind } from "./heading-words";
import {
  type TranslatedHeading,
  type Translations,
  translateHeading,
} from "./headings/translations";

/** Guides the wording of a document and is never written into it. */
export const WORDING_LABEL = "brand_guidelines" satisfies ContextLabel;

/** What counts as a constraint of a plan: items with the label, and goals of the type. */
export const CONSTRAINTS = ["technical_constraint", "constraint"] as const;

/** The labels of limits that hold for every plan. */
export const LIMITS = ["technical_constraint", "compliance_requirements"] as const;

/** The labels of findings about people and their work. */
export const FINDINGS = ["market_research", "user_feedback", "general_note"] as const;

/** The labels of notes, which may be about several things. */
export const NOTE_LABELS = ["general_note", "user_feedback"] as const;

/** The types of goals that a plan serves; with general goals, all types but constraints. */
export const OUTCOMES = ["business_outcome", "user_outcome", "success_metric"] as const;
export const TARGETS = [...OUTCOMES, "general"] as const;

/** The types of documents that specify the wanted product. */
export const SPECIFICATIONS = ["ai_implementation_spec", "prd", "epic", "user_story"] as const;

/** The kind of a piece of evidence: its label or its type. */
type Label = ContextLabel | GoalType | DocumentType | "upload";

/** Items and goals that contain one of `words` belong to this section instead of their label's. */
type About = {
  labels: readonly (ContextLabel | GoalType)[];
  /** Word beginnings, in lower case. */
  words: readonly string[];
  /** Word beginnings that mean the opposite: items that contain one do not belong here by their words. */
  unless?: readonly string[];
};

export type Section = {
  /** In English, or as a workspace wrote it for its own type. Documents in other languages have a translation. */
  heading: string;
  /** None in a workspace's own type. */
  translations?: Translations;
  purpose: string;
  /** The criteria of a good section, in one or two sentences. */
  good: string;
  /** The labels of the section's evidence. The first section that names a label is the label's home. */
  labels?: readonly Label[];
  /** Takes the initiative's own description, or its first sentence. If no section does, the description opens the first section. */
  initiative?: true | "first sentence";
  /** The sentences of the description that name a date, apart from its first. */
  dates?: true;
  /** The sentences of the description that only name a person. No other section takes them. */
  people?: true;
  about?: About;
  /** The form of pieces that are not bullets; without a layout, goals and risks are tables. */
  layout?: "decisions" | "story";
  /** The kinds of sections of other documents whose text belongs here; without `kinds`, the kinds that the heading names. */
  kinds?: readonly SectionKind[];
  /** Takes decisions, constraints, company facts and notes whose titles are about a budget, if they name an amount of money. */
  takesBudget?: true;
  /** Takes decisions, company facts and notes whose titles name a price, if they state one, and the prices of competitors. */
  takesPrices?: true;
  /** Names the risks of which no owner was found. */
  wantsOwners?: true;
  /** Names the ideas of which no item says that they have shipped, with this advice. */
  unshipped?: string;
  /** Takes only ticked items from lists of other documents. */
  takesTicked?: true;
  /**
   * Of items with these labels, takes only the sentences with one of `words` and none of `unless`; without `words`, the other
   * sentences. Of research and ideas, only if they begin with one of `lineLabels`.
   */
  sentences?: {
    labels: readonly ContextLabel[];
    words?: readonly string[];
    unless?: readonly string[];
    lineLabels?: readonly string[];
    /** Labels of lines, and heads of lists, that begin a part of an item with two or more of them, such as a list of changes. */
    heads?: readonly string[];
  };
  /** A note at the top of a draft if this section has no text of the initiative, or no item in it states one of `words` as a fact. */
  unlessSaid?: { note: string; words?: readonly string[] };
  /** Takes only sentences and ideas that are done, by their own words: on no condition, and not on a coming day. */
  isDone?: true;
  /** Takes only the first sentences of each item, in half the space, for a reader without time. */
  isBrief?: true;
  /**
   * What it quotes at most, in UTF-16 units, for a document that has to fit a page: the first pieces that fit; the others are only
   * named. The text of an earlier document of the same type is kept whole.
   */
  room?: number;
  /** Asks the reader to check the pieces that are here only by their label; these are named, not quoted. */
  check?: string;
  /** Only pieces of the workspace have to be checked. */
  trustsOwn?: true;
  /** Only items and goals with these labels have to be checked. */
  checks?: readonly (ContextLabel | GoalType)[];
};

/** Lists the labels of all evidence of a section. */
export const listLabels = ({ labels = [], about, sentences }: Section): Label[] => [
  ...labels,
  ...(about?.labels ?? []),
  ...(sentences?.labels ?? []),
];

export type Outline = readonly Section[];

/** The names of slots and the labels that fill them, by key: a stable snake_case slug, part of the public contract. */
type Slots = Readonly<Record<string, readonly [name: string, ...labels: Label[]]>>;

export type Need = {
  /** True if the document would have to be invented without it. */
  required: boolean;
  kind: "context_label" | "goal" | "related_document" | "upload";
  /** Any of these fills it; none for uploads, which have no labels. */
  satisfiesLabels: readonly string[];
};

/** A need, with one sentence on what to add. */
export type Slot = Need & { key: string; label: string; hint: string };

export type Checklist = readonly Slot[];

/**
 * The definition of a document type: its sections, and the evidence that the workspace should have for it. Its name comes from
 * its slug (`lib/schemas/spelling.ts`), since browsers show names and must not load the definitions.
 */
export type BuiltInType = { outline: Outline; checklist: Checklist };

/** A heading without translations does not compile. */
type TypeData = Record<"required" | "optional", Slots> & {
  sections: Readonly<Partial<Record<TranslatedHeading, Omit<Section, "heading" | "translations">>>>;
};

/** Word beginnings, in lower case, written as `one, two words, three`; a list may include others. */
export const listPhrases = (text: TemplateStringsArray, ...lists: readonly string[][]) =>
  String.raw(text, ...lists.map((list) => list.join(", "))).split(/,\s+/);

const HINTS: Readonly<Record<ContextLabel | GoalType, string>> = {
  general_note: "notes from meetings and of numbers that fit no other label",
  external_link: "links to designs, guides and public sources, with what each shows",
  technical_constraint: "technical limits, with their figures",
  user_feedback: "quotes, tickets or interviews, in the users' own words",
  market_research: "measurements, surveys or studies, with source and date",
  decision: "what was decided, when, by whom and why",
  brand_guidelines: "how the company writes and what it may claim",
  compliance_requirements: "rules that have to be kept, with their source",
  target_users: "who will use it, in which situation and how often",
  target_market: "who would buy, how many there are and where the number comes from",
  key_competitors: "what others offer, at what price, and where they are strong and weak",
  feature_idea: "what it should do, one item for each capability",
  tech_stack: "languages, frameworks and services in use, with versions",
  company_info: "what the company does, its numbers and its priorities",
  risk: "what could go wrong, with cause, effect and countermeasure",
  business_outcome: "a business outcome with today's figure and a date",
  user_outcome: "a user outcome with a target and a date",
  success_metric: "a success metric with a baseline and a target",
  general: "a general goal with a target and a date",
  constraint: "a constraint that must hold: money, people, a date or a figure",
};

const getHint = (name: ContextLabel | GoalType) => HINTS[name];
const ANY_GOAL = "a goal with today's figure, a target and a date";

export const defineType = ({ sections, ...slots }: TypeData): BuiltInType => ({
  outline: Object.entries(sections).map(([heading, section]) => {
    return { heading, translations: translateHeading(heading), ...section };
  }),
  checklist: listSlots(slots),
});

export const listSlots = (slots: Record<"required" | "optional", Slots>): Checklist =>
  (["required", "optional"] as const).flatMap((need) =>
    Object.entries(slots[need]).map(([key, [label, ...labels]]) => ({
      key,
      label,
      required: need === "required",
      ...toNeed(labels),
    })),
  );

/** A hint has commas of its own, so that several hints need another separator. */
const joinHints = (hints: readonly string[]) =>
  hints.length === 1
    ? hints.join("")
    : `one of these: ${hints.slice(0, -1).join("; ")}; or ${hints.at(-1)}`;

/** A slot takes evidence of one kind. */
function toNeed(names: readonly Label[]): Pick<Slot, "kind" | "satisfiesLabels" | "hint"> {
  const { labels, goals, documents } = sortLabels(names);
  const wanted = [...labels, ...goals];
  if (wanted.length > 0) {
    const takesAny = TARGETS.every((target) => goals.includes(target));
    const hintsOfGoals = takesAny ? [ANY_GOAL] : goals.map(getHint);
    const hints = [...labels.map(getHint), ...hintsOfGoals];
    const kind = labels.length > 0 ? "context_label" : "goal";
    return { kind, satisfiesLabels: wanted, hint: `Add ${joinHints(hints)}.` };
  }
  const hint = `Write one, or edit a generated draft: ${joinWords(documents.map(spell), "or")}.`;
  if (documents.length > 0) return { kind: "related_document", satisfiesLabels: documents, hint };
  const files = "Upload interview notes, specifications or exported tables.";
  return { kind: "upload", satisfiesLabels: [], hint: files };
}

/** Sorts labels by the kind of evidence that has them. */
export function sortLabels(names: readonly Label[]) {
  const choose = <Name extends string>(from: readonly Name[]) =>
    [...new Set(names)].flatMap((name) => from.filter((label) => label === name));
  const [labels, goals] = [choose(CONTEXT_LABELS), choose(GOAL_TYPES)];
  return { labels, goals, documents: choose(DOCUMENT_TYPES), uploads: names.includes("upload") };
}
