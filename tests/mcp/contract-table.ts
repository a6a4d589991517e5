import { CONTEXT_LABELS, DOCUMENT_TYPES, GOAL_TYPES, SOURCE_TYPES } from "@/lib/schemas/enums";

/** The 20 tools of `docs/contract/interface.md#mcp-server` with their arguments as listed there; `!` marks required ones. */
export const CONTRACT: Record<string, string[]> = {
  create_initiative: ["title!", "description"],
  // `source_url` is additive, here and in the items of create_context_items.
  create_context_item: ["scope!", "initiative_id!", "label!", "title!", "content!", "source_url"],
  // `baseline` and `timeframe` are additive.
  create_goal: [
    "scope!",
    "initiative_id!",
    "goal_type!",
    "title!",
    "description",
    "key_result",
    "baseline",
    "timeframe",
  ],
  generate_document: ["initiative_id!", "document_type!", "title!", "instructions!"],
  list_initiatives: ["archived", "limit", "offset"],
  list_documents: ["initiative_id", "limit", "offset"],
  // `section` and `offset` are additive: a long document comes in pieces.
  get_document: ["id!", "section", "offset"],
  list_context_items: ["scope", "initiative_id", "limit", "offset"],
  list_goals: ["scope", "initiative_id", "limit", "offset"],
  search_workspace: ["q!", "types", "initiative_id", "limit"],
  advisor_prd_critic: ["document_id!"],
  advisor_assumption_map: ["document_id!"],
  advisor_launch_readiness: ["initiative_id!"],
  advisor_prioritization: ["initiative_id!"],
  advisor_stakeholder_update: ["initiative_id!", "audience!"],
  advisor_competitive_battlecard: ["initiative_id!", "competitor_name!"],
  check_context_coverage: ["initiative_id!", "document_type!"],
  classify_context: ["initiative_id!", "blob!", "target_labels"],
  create_context_items: ["initiative_id!", "items!"],
  relabel_context_item: ["item_id!", "label!"],
};

const ID = { type: "string", format: "uuid" };
const TITLE = { type: "string", minLength: 1, maxLength: 200 };
const LIMIT = { type: "integer", minimum: 1, maximum: 100, default: 20 };
const OFFSET = { type: "integer", minimum: 0, default: 0 };
const LABEL = { type: "string", enum: [...CONTEXT_LABELS] };
const SCOPE = { type: "string", enum: ["initiative", "workspace"] };
const NULLABLE_ID = { anyOf: [ID, { type: "null" }] };

/** Bounds, enums and defaults of the arguments, where the contract gives them. */
export const BOUNDS: Record<string, Record<string, object>> = {
  create_initiative: { title: TITLE, description: { type: "string", maxLength: 10_000 } },
  create_context_item: {
    scope: SCOPE,
    initiative_id: NULLABLE_ID,
    label: LABEL,
    title: TITLE,
    content: { type: "string", minLength: 1, maxLength: 100_000 },
  },
  create_goal: {
    scope: SCOPE,
    initiative_id: NULLABLE_ID,
    goal_type: { type: "string", enum: [...GOAL_TYPES] },
    title: TITLE,
    description: { type: "string", maxLength: 20_000 },
    key_result: { type: "string", maxLength: 2000 },
  },
  generate_document: {
    initiative_id: ID,
    document_type: { type: "string", enum: [...DOCUMENT_TYPES] },
    title: TITLE,
    instructions: { type: "string", maxLength: 10_000 },
  },
  list_initiatives: { archived: { type: "boolean" }, limit: LIMIT, offset: OFFSET },
  list_documents: { initiative_id: ID, limit: LIMIT, offset: OFFSET },
  get_document: { id: ID },
  list_context_items: {
    scope: { ...SCOPE, default: "workspace" },
    initiative_id: ID,
    limit: LIMIT,
    offset: OFFSET,
  },
  list_goals: {
    scope: { ...SCOPE, default: "workspace" },
    initiative_id: ID,
    limit: LIMIT,
    offset: OFFSET,
  },
  search_workspace: {
    q: { type: "string", minLength: 2 },
    types: { type: "array", items: { type: "string", enum: [...SOURCE_TYPES] } },
    initiative_id: ID,
    limit: { type: "integer", minimum: 1, maximum: 50, default: 20 },
  },
  advisor_prd_critic: { document_id: ID },
  advisor_assumption_map: { document_id: ID },
  advisor_launch_readiness: { initiative_id: ID },
  advisor_prioritization: { initiative_id: ID },
  advisor_stakeholder_update: {
    initiative_id: ID,
    audience: {
      type: "string",
      enum: ["engineering", "executive", "sales", "customer_success"],
    },
  },
  advisor_competitive_battlecard: { initiative_id: ID, competitor_name: { type: "string" } },
  classify_context: {
    initiative_id: ID,
    blob: { type: "string", minLength: 1, maxLength: 50_000 },
    target_labels: { type: "array", items: LABEL },
  },
  check_context_coverage: { initiative_id: ID, document_type: { type: "string" } },
  create_context_items: {
    initiative_id: ID,
    items: {
      type: "array",
      minItems: 1,
      maxItems: 20,
      items: {
        type: "object",
        properties: { label: LABEL, title: TITLE, content: { type: "string" } },
        required: ["label", "title", "content"],
      },
    },
  },
  relabel_context_item: { item_id: ID, label: LABEL },
};
