import type { EDIT_MODES } from "@/lib/schemas/documents";
import type {
  Audience,
  ContextLabel,
  DocumentStatus,
  DocumentType,
  GoalType,
  Scope,
  SourceType,
} from "@/lib/schemas/enums";

type Value =
  | ContextLabel
  | GoalType
  | DocumentType
  | DocumentStatus
  | (typeof EDIT_MODES)[number]
  | Audience
  | SourceType
  | Scope;

const VALUES: Partial<Record<Value, readonly string[]>> = {
  target_users: ["user", "persona", "audience", "customer"],
  key_competitors: ["competitor", "competition", "rival", "competitor analysis"],
  market_research: ["research", "study", "statistic"],
  user_feedback: ["feedback", "customer feedback", "complaint", "quote", "interview", "pain point"],
  feature_idea: ["idea", "feature", "feature request", "suggestion", "enhancement"],
  technical_constraint: ["constraint", "limitation", "technical limitation"],
  external_link: ["link", "url", "article"],
  general_note: ["note", "general", "other", "misc", "fact", "meeting note"],
  company_info: ["company", "about us"],
  tech_stack: ["technology", "stack", "architecture"],
  target_market: ["market", "segment"],
  brand_guidelines: ["brand", "style guide", "tone of voice"],
  compliance_requirements: ["compliance", "legal", "regulation", "privacy", "gdpr"],
  risk: ["threat", "concern", "worry"],
  business_outcome: ["business", "business goal", "revenue", "growth"],
  user_outcome: ["user", "user goal", "customer outcome"],
  success_metric: [
    "metric",
    "kpi",
    "key result",
    "measure",
    "target",
    "north star",
    "north star metric",
  ],
  general: ["goal", "objective", "okr", "other"],
  constraint: ["limit", "guardrail"],
  prd: ["product requirements document", "product requirements", "requirements"],
  launch_plan: ["launch", "go to market plan", "gtm plan", "go to market", "gtm"],
  release_notes: ["changelog"],
  okrs: ["objectives and key results", "objectives"],
  executive_summary: ["exec summary"],
  competitive_battlecard: ["battlecard", "battle card"],
  ai_implementation_spec: ["implementation spec"],
  ai_test_plan: ["test plan"],
  retrospective: ["retro", "post mortem", "postmortem"],
  decision_log: ["decision record", "adr"],
  risk_register: ["risk log"],
  in_review: ["review"],
  approved: ["approve"],
  archived: ["archive"],
  replace: ["overwrite", "rewrite"],
  append: ["add"],
  engineering: ["engineer", "developer", "dev"],
  executive: ["exec", "ceo", "leadership", "management", "board", "c level", "c suite"],
  customer_success: ["support", "customer support", "cs"],
  context_item: ["context", "note"],
  upload: ["file", "attachment"],
  document: ["doc"],
  initiative: ["project"],
  workspace: ["global", "organization"],
};

const ARGUMENTS = {
  initiative_id: ["initiative", "project id"],
  item_id: ["context item id"],
  items: ["context items"],
  q: ["query", "search query", "search", "keyword"],
  types: ["kind", "source type"],
  label: ["type", "category", "kind", "tag"],
  target_labels: ["label"],
  goal_type: ["type", "category", "kind"],
  document_type: ["type", "doc type", "kind"],
  title: ["name"],
  content: ["text", "body", "content markdown", "new text", "new string", "new str"],
  find: ["old text", "old string", "old str"],
  expected_version: ["version", "current version", "base version"],
  blob: ["text", "content", "notes", "transcript"],
  description: ["summary"],
  key_result: ["target", "metric"],
  baseline: ["current value", "current"],
  timeframe: ["deadline", "due date", "target date"],
  instructions: ["prompt"],
  section: ["heading"],
  competitor_name: ["competitor", "rival"],
  source_url: ["url", "link"],
  limit: ["max results", "page size", "per page", "top k"],
} as const;

/**
 * Words that models send for a value of a closed list, or for the name of an argument; see `docs/mcp.md`. A word counts
 * if it fits one value of the list, or one argument of the tool, and no other.
 */
export const KNOWN_WORDS: Readonly<Record<string, readonly string[]>> = { ...VALUES, ...ARGUMENTS };

/** Ignores case, `camelCase`, hyphens, quotes, plurals, a leading article, an abbreviation in parentheses, and "team" at the end. */
const normalize = (text: string) =>
  text
    .replace(/\([^()]*\)/g, " ")
    .replace(/^[\s"'`]+|[\s"'`.]+$/g, "")
    .replace(/(?<=[a-z])(?=[A-Z][a-z])/g, " ")
    .toLowerCase()
    .replace(/^(?:the|an?) /, "")
    .split(/[\s_-]+/)
    .map((word) => word.replace(/ies$/, "y").replace(/(?<=[^s])s$/, ""))
    .join(" ")
    .replace(/ team$/, "");

const NORMALIZED = new Map(
  Object.entries(KNOWN_WORDS).map(([meant, words]) => [meant, new Set(words.map(normalize))]),
);
const MAX_WORD = 64;

/** Finds the one of `candidates` that a word means. */
export function findMeant(word: string, candidates: readonly string[]): string | undefined {
  if (word.length > MAX_WORD) return undefined;
  const wanted = normalize(word);
  const spelled = candidates.filter((candidate) => normalize(candidate) === wanted);
  const meant = candidates.filter((candidate) => NORMALIZED.get(candidate)?.has(wanted));
  const found = spelled.length > 0 ? spelled : meant;
  return found.length === 1 ? found[0] : undefined;
}
