/** In the order of `docs/contract/interface.md#resources-and-their-fields`: the source for zod, OpenAPI and forms. */

export const DOCUMENT_TYPES = [
  "business_case",
  "prd",
  "epic",
  "user_story",
  "launch_plan",
  "release_notes",
  "executive_summary",
  "competitive_battlecard",
  "okrs",
  "ai_implementation_spec",
  "ai_test_plan",
  "retrospective",
  "decision_log",
  "risk_register",
] as const;
export type DocumentType = (typeof DOCUMENT_TYPES)[number];
/** Undefined for the id of a custom type and for unknown slugs. */
export const findBuiltInType = (type: string | undefined): DocumentType | undefined =>
  DOCUMENT_TYPES.find((known) => known === type);

export const DOCUMENT_STATUSES = ["draft", "in_review", "approved", "archived"] as const;
export type DocumentStatus = (typeof DOCUMENT_STATUSES)[number];

export const VERSION_SOURCES = [
  "app",
  "api",
  "mcp",
  "generation",
  "restore",
  "proposal",
  "import",
] as const;
export type VersionSource = (typeof VERSION_SOURCES)[number];

export const CONTEXT_LABELS = [
  "target_users",
  "key_competitors",
  "market_research",
  "user_feedback",
  "feature_idea",
  "technical_constraint",
  "external_link",
  "general_note",
  "company_info",
  "tech_stack",
  "target_market",
  "brand_guidelines",
  "compliance_requirements",
  "decision",
  "risk",
] as const;
export type ContextLabel = (typeof CONTEXT_LABELS)[number];

/** Read by models that choose a label, over MCP and for a pasted text; short, because the list of tools is bounded. */
export const LABEL_MEANINGS: Record<ContextLabel, string> = {
  target_users: "who it is for",
  key_competitors: "rivals",
  market_research: "studies, analysts' numbers",
  user_feedback: "what a customer said or complained about",
  feature_idea: "an idea of what to build",
  technical_constraint: "what technology can't or must do",
  external_link: "an article, a page",
  general_note: "anything else",
  company_info: "about us",
  tech_stack: "what it is built with",
  target_market: "to whom we sell",
  brand_guidelines: "how texts sound",
  compliance_requirements: "law, legal, privacy",
  decision: "what was decided or agreed",
  risk: "worries, fears, what may go wrong",
};

export const GOAL_TYPES = [
  "business_outcome",
  "user_outcome",
  "success_metric",
  "general",
  "constraint",
] as const;
export type GoalType = (typeof GOAL_TYPES)[number];

export const SCOPES = ["initiative", "workspace"] as const;
export type Scope = (typeof SCOPES)[number];

export const TIERS = ["free", "pro", "team", "consultant", "internal"] as const;
export type Tier = (typeof TIERS)[number];

export const ROLES = ["owner", "admin", "member"] as const;
export type Role = (typeof ROLES)[number];

export const ORIGINS = ["app", "api", "mcp"] as const;
export type Origin = (typeof ORIGINS)[number];

export const KEY_SCOPES = ["full", "read_only"] as const;
export type KeyScope = (typeof KEY_SCOPES)[number];

export const SOURCE_TYPES = ["initiative", "context_item", "goal", "document", "upload"] as const;
export type SourceType = (typeof SOURCE_TYPES)[number];

export const AUDIENCES = ["engineering", "executive", "sales", "customer_success"] as const;
export type Audience = (typeof AUDIENCES)[number];
