import type { Brief } from "@/lib/ai/engine";
import { assembleDraft } from "@/lib/ai/engines/builtin/draft";
import type { Evidence, GoalFacts } from "@/lib/ai/evidence";
import { BUILT_IN_TYPES } from "@/lib/document-types/built-in-types";
import type { ContextLabel, DocumentStatus, DocumentType, GoalType } from "@/lib/schemas/enums";

let count = 0;

/** The fields of every piece; each one is newer than those before it. */
const identified = (title: string, text: string, fields: Partial<Pick<Evidence, "scope">>) => {
  count++;
  return {
    ref: `E${count}`,
    id: `00000000-0000-7000-8000-${String(count).padStart(12, "0")}`,
    scope: "initiative" as const,
    title,
    text,
    isCut: false,
    contentHash: "",
    createdAt: new Date(Date.UTC(2026, 0, 1) + count * 1000),
    url: `https://groundwork.example/${count}`,
    ...fields,
  };
};

type Fields = Partial<Pick<Evidence, "scope">>;

export const item = (
  label: ContextLabel,
  title: string,
  text: string,
  fields: Fields = {},
): Evidence => ({
  type: "context_item",
  label,
  ...identified(title, text, fields),
});

export const upload = (title: string, text: string): Evidence => ({
  type: "upload",
  label: "upload",
  ...identified(title, text, {}),
});

export const goal = (
  label: GoalType,
  title: string,
  facts: Partial<GoalFacts> = {},
  fields: Fields = {},
): Evidence => ({
  type: "goal",
  label,
  goal: { keyResult: null, baseline: null, timeframe: null, priority: null, ...facts },
  ...identified(title, "", fields),
});

export const related = (
  label: DocumentType,
  title: string,
  text: string,
  status: DocumentStatus = "draft",
): Evidence => ({
  type: "document",
  label,
  status,
  ...identified(title, text, {}),
});

export const initiative = (text: string): Evidence => ({
  type: "initiative",
  ...identified("Route planner", text, {}),
});

export const briefFor = (
  documentType: DocumentType,
  evidence: readonly Evidence[],
  fields: Partial<Brief> = {},
): Brief => ({
  documentType,
  typeName: documentType,
  outline: BUILT_IN_TYPES[documentType].outline,
  title: "Route planner",
  instructions: "",
  language: "en",
  evidence,
  ...fields,
});

export const draft = async (brief: Brief) => assembleDraft(brief);

/** Returns the text under a heading of a draft. */
export async function readSection(brief: Brief, heading: string) {
  const sections = (await draft(brief)).split(/^## /m);
  const section = sections.find((text) => text.startsWith(`${heading}\n`)) ?? "";
  return section.slice(heading.length).trim();
}
