import type { EDIT_MODES } from "./documents";
import {
  type Audience,
  type DocumentStatus,
  type DocumentType,
  type GoalType,
  LABEL_MEANINGS,
  type Scope,
  type SourceType,
} from "./enums";

export const GOAL_TYPE_MEANINGS: Record<GoalType, string> = {
  business_outcome: "revenue, growth",
  user_outcome: "what people are able to do",
  success_metric: "KPI, metric, a number from and to",
  general: "any other",
  constraint: "a limit to keep",
};

export const MODE_MEANINGS: Record<(typeof EDIT_MODES)[number], string> = {
  replace: "the whole text",
  append: "add at the end",
  patch: "change one passage",
};

export const AUDIENCE_MEANINGS: Record<Audience, string> = {
  engineering: "the people who build it",
  executive: "the board, leadership",
  sales: "the people who sell it",
  customer_success: "support",
};

const DOCUMENT_TYPE_MEANINGS: Record<DocumentType, string> = {
  business_case: "whether it is worth its cost",
  prd: "what to build and why, product requirements",
  epic: "a large piece of work that stories share",
  user_story: "one thing that one kind of user wants",
  launch_plan: "how and when it reaches the market",
  release_notes: "what is new, for users",
  executive_summary: "one page for those who decide",
  competitive_battlecard: "how to sell against a competitor",
  okrs: "objectives and key results",
  ai_implementation_spec: "how an AI feature is built",
  ai_test_plan: "how an AI feature is tested",
  retrospective: "what went well and what did not",
  decision_log: "what was decided and why",
  risk_register: "risks with their countermeasures",
};

const STATUS_MEANINGS: Record<DocumentStatus, string> = {
  draft: "still being written",
  in_review: "others are asked to read it",
  approved: "agreed",
  archived: "put away",
};

const SCOPE_MEANINGS: Record<Scope, string> = {
  initiative: "for one initiative, with its initiative_id",
  workspace: "for every initiative, everybody",
};

const SOURCE_TYPE_MEANINGS: Record<SourceType, string> = {
  initiative: "a project",
  context_item: "a note, decision, risk …",
  goal: "a goal or KPI",
  document: "a PRD, plan …",
  upload: "an uploaded file",
};

const LISTS: readonly Readonly<Record<string, string>>[] = [
  LABEL_MEANINGS,
  GOAL_TYPE_MEANINGS,
  MODE_MEANINGS,
  AUDIENCE_MEANINGS,
  DOCUMENT_TYPE_MEANINGS,
  STATUS_MEANINGS,
  SCOPE_MEANINGS,
  SOURCE_TYPE_MEANINGS,
];

/** Writes `value: clause; value: clause`. */
export const listMeanings = (meanings: Readonly<Record<string, string>>): string =>
  Object.entries(meanings)
    .map(([value, clause]) => `${value}: ${clause}`)
    .join("; ");

/** Explains the values of a closed list. */
export function explainValues(values: readonly unknown[]): string | undefined {
  const found = LISTS.find(
    (meanings) =>
      Object.keys(meanings).length === values.length &&
      values.every((value) => Object.hasOwn(meanings, String(value))),
  );
  return found && listMeanings(found);
}
