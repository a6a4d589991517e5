import type {
  Audience,
  ContextLabel,
  DocumentStatus,
  DocumentType,
  GoalType,
  Scope,
  SourceType,
} from "@/lib/schemas/enums";
import { isObject } from "@/lib/schemas/is-object";
import { plain } from "@/lib/schemas/plain-line";

type Json = Record<string, unknown>;
type Choice =
  | ContextLabel
  | GoalType
  | DocumentType
  | DocumentStatus
  | Audience
  | SourceType
  | Scope;

/** Words that models send for a value. A value is taken if no other of its list has the word; see `docs/mcp.md`. */
export const SYNONYMS: Partial<Record<Choice, readonly string[]>> = {
  target_users: ["user", "persona", "audience", "customer"],
  key_competitors: ["competitor", "competition", "rival"],
  market_research: ["research", "study", "statistic"],
  user_feedback: ["feedback", "customer feedback", "complaint", "quote", "interview"],
  feature_idea: ["idea", "feature", "feature request", "suggestion"],
  technical_constraint: ["constraint", "limitation", "technical limitation"],
  external_link: ["link", "url", "article"],
  general_note: ["note", "general", "other", "misc"],
  company_info: ["company", "about us"],
  tech_stack: ["technology", "stack", "architecture"],
  target_market: ["market", "segment"],
  brand_guidelines: ["brand", "style guide", "tone of voice"],
  compliance_requirements: ["compliance", "legal", "regulation", "privacy"],
  risk: ["threat", "concern"],
  business_outcome: ["business", "business goal"],
  user_outcome: ["user", "user goal", "customer outcome"],
  success_metric: ["metric", "kpi", "key result", "measure"],
  general: ["goal", "objective", "other"],
  prd: ["product requirements document", "product requirements", "requirements"],
  okrs: ["objectives and key results", "objectives"],
  competitive_battlecard: ["battlecard"],
  ai_implementation_spec: ["implementation spec"],
  ai_test_plan: ["test plan"],
  retrospective: ["retro"],
  in_review: ["review"],
  approved: ["approve"],
  archived: ["archive"],
  engineering: ["engineer", "developer"],
  executive: ["exec", "leadership", "management", "board"],
  customer_success: ["support", "customer support"],
  context_item: ["context", "note"],
  upload: ["file", "attachment"],
  document: ["doc"],
  initiative: ["project"],
  workspace: ["global", "organization"],
};

const normalize = (text: string) =>
  text
    .trim()
    .replace(/(?<=[a-z])(?=[A-Z][a-z])/g, " ")
    .toLowerCase()
    .split(/[\s_-]+/)
    .map((word) => word.replace(/ies$/, "y").replace(/(?<=[^s])s$/, ""))
    .join(" ")
    .replace(/ team$/, "");

const NORMALIZED = new Map(
  Object.entries(SYNONYMS).map(([choice, words]) => [choice, new Set(words.map(normalize))]),
);
const MAX_WORD = 64;
const MAX_LIST = 100;

export function findChoice(word: string, choices: readonly string[]): string | undefined {
  if (word.length > MAX_WORD) return undefined;
  const wanted = normalize(word);
  const spelled = choices.filter((choice) => normalize(choice) === wanted);
  const meant = choices.filter((choice) => NORMALIZED.get(choice)?.has(wanted));
  const found = spelled.length > 0 ? spelled : meant;
  return found.length === 1 ? found[0] : undefined;
}

/** Replaces words by values (`docs/contract/additions.md#arguments-of-tools`). `taken` has a sentence for each. */
export function replaceSynonyms(schema: Json, args: Json): { args: Json; taken: string[] } {
  const taken = new Set<string>();
  const replace = (of: unknown, value: unknown, name: string): unknown => {
    if (!isObject(of)) return value;
    if (Array.isArray(value)) {
      return value.length > MAX_LIST ? value : value.map((item) => replace(of.items, item, name));
    }
    if (isObject(value) && isObject(of.properties)) return replaceAll(of.properties, value);
    if (typeof value !== "string" || !Array.isArray(of.enum) || of.enum.includes(value)) {
      return value;
    }
    const choice = findChoice(value, of.enum.map(String));
    if (choice === undefined) return value;
    taken.add(`${name} "${plain(value, 64)}" was taken as ${choice}.`);
    return choice;
  };
  const replaceAll = (properties: Json, values: Json): Json => {
    const known = new Map(Object.entries(properties));
    return Object.fromEntries(
      Object.entries(values).map(([name, value]) => [name, replace(known.get(name), value, name)]),
    );
  };
  const properties = isObject(schema.properties) ? schema.properties : {};
  return { args: replaceAll(properties, args), taken: [...taken] };
}
