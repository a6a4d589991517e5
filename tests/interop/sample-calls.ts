type Ids = {
  initiativeId: string;
  documentId: string;
  contextItemId: string;
  goalId: string;
  uploadId: string;
  generationId: string;
};
type Arguments = Record<string, unknown>;

/** Arguments with which every tool succeeds; `version` is the present version of the document. */
export function sampleCalls(ids: Ids, version: number): Record<string, Arguments> {
  const place = { scope: "initiative", initiative_id: ids.initiativeId };
  const ofInitiative = { initiative_id: ids.initiativeId };
  const item = { label: "risk", title: "Late parts", content: "The supplier slips." };
  const document = { id: ids.documentId };
  const contextItem = { id: ids.contextItemId, scope: "initiative" };
  return {
    create_initiative: { title: "A second one" },
    create_context_item: { ...place, ...item },
    create_goal: { ...place, goal_type: "general", title: "On time" },
    generate_document: {
      ...ofInitiative,
      document_type: "prd",
      title: "PRD",
      instructions: "Keep it short.",
    },
    list_initiatives: {},
    list_documents: ofInitiative,
    get_document: document,
    list_context_items: place,
    list_goals: place,
    check_context_coverage: { ...ofInitiative, document_type: "prd" },
    create_context_items: { ...ofInitiative, items: [item] },
    relabel_context_item: { item_id: ids.contextItemId, label: "decision" },
    update_document: { ...document, expected_version: version, mode: "append", content: "More." },
    update_initiative: { id: ids.initiativeId, title: "Launch 123" },
    update_context_item: { ...contextItem, title: "Later parts" },
    update_goal: { id: ids.goalId, scope: "initiative", priority: 10 },
    get_initiative: { id: ids.initiativeId },
    get_context_item: { id: ids.contextItemId },
    get_goal: { id: ids.goalId },
    get_upload: { id: ids.uploadId },
    write_document: { ...ofInitiative, document_type: "prd" },
    get_generation: { id: ids.generationId },
    list_document_types: {},
    list_document_versions: document,
    restore_document_version: { ...document, version: 1 },
    search_workspace: { q: "crews", types: ["context_item"] },
    classify_context: { ...ofInitiative, blob: "Crews start at six." },
    advisor_prd_critic: { document_id: ids.documentId },
    advisor_assumption_map: { document_id: ids.documentId },
    advisor_launch_readiness: ofInitiative,
    advisor_prioritization: ofInitiative,
    advisor_stakeholder_update: { ...ofInitiative, audience: "sales" },
    advisor_competitive_battlecard: { ...ofInitiative, competitor_name: "Acme" },
  };
}
