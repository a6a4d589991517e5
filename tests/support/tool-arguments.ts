import type { Scene } from "@/tests/support/scene";

type Arguments = Record<string, unknown>;

/** One good call of every tool. */
export const TOOL_ARGUMENTS: Record<string, (scene: Scene) => Arguments> = {
  create_initiative: () => ({ title: "Spare parts", description: "Where each part is" }),
  create_context_item: (scene) => ({
    ...inInitiative(scene),
    label: "risk",
    title: "Old phones",
    content: "No GPS",
  }),
  create_goal: () => ({
    scope: "workspace",
    initiative_id: null,
    goal_type: "constraint",
    title: "No new hardware",
    description: "Crews keep their phones",
    key_result: "0 devices bought",
  }),
  generate_document: (scene) => ({
    ...ofInitiative(scene),
    document_type: "launch_plan",
    title: "Launch in May",
    instructions: "Begin with the pilot region.",
  }),
  list_initiatives: () => ({}),
  list_documents: () => ({}),
  get_document: ({ document }) => ({ id: document.id }),
  list_context_items: () => ({}),
  list_goals: () => ({}),
  search_workspace: () => ({ q: "initiative goals", types: ["initiative", "goal"], limit: 5 }),
  advisor_prd_critic: ({ document }) => ({ document_id: document.id }),
  advisor_assumption_map: ({ document }) => ({ document_id: document.id }),
  advisor_launch_readiness: (scene) => ofInitiative(scene),
  advisor_prioritization: (scene) => ofInitiative(scene),
  advisor_stakeholder_update: (scene) => ({ ...ofInitiative(scene), audience: "sales" }),
  advisor_competitive_battlecard: (scene) => ({
    ...ofInitiative(scene),
    competitor_name: "Planner",
  }),
  classify_context: (scene) => ({
    ...ofInitiative(scene),
    blob: "We decided to start with iOS.",
    target_labels: ["decision"],
  }),
  check_context_coverage: (scene) => ({ ...ofInitiative(scene), document_type: "prd" }),
  create_context_items: (scene) => ({
    ...ofInitiative(scene),
    items: ["decision", "risk"].map((label) => ({ label, title: label, content: "" })),
  }),
  relabel_context_item: ({ item }) => ({ item_id: item.id, label: "user_feedback" }),
  get_initiative: ({ initiative }) => ({ id: initiative.id }),
  get_context_item: ({ workspaceItem }) => ({ id: workspaceItem.id }),
  get_goal: ({ goal }) => ({ id: goal.id }),
  get_upload: ({ upload }) => ({ id: upload.id }),
  write_document: (scene) => ({
    ...ofInitiative(scene),
    document_type: "prd",
    title: "Planner",
  }),
  get_generation: ({ generation }) => ({ id: generation.id }),
  list_document_types: () => ({}),
  update_document: ({ document }) => ({
    id: document.id,
    expected_version: 1,
    mode: "append",
    content: "Then more.",
    status: "in_review",
  }),
  update_initiative: ({ initiative }) => ({
    id: initiative.id,
    description: null,
    archived: true,
  }),
  update_context_item: ({ workspaceItem }) => ({
    id: workspaceItem.id,
    scope: "workspace",
    title: "New",
    source_url: null,
  }),
  update_goal: ({ goal }) => ({
    id: goal.id,
    scope: "initiative",
    baseline: "12 a week",
    priority: null,
  }),
  list_document_versions: ({ document }) => ({ id: document.id }),
  restore_document_version: ({ document }) => ({ id: document.id, version: 1 }),
};

const ofInitiative = ({ initiative }: Scene) => ({ initiative_id: initiative.id });
const inInitiative = (scene: Scene) => ({ scope: "initiative", ...ofInitiative(scene) });
