import * as z from "zod";
import type { Caller } from "@/lib/access/caller";
import {
  critiqueDocument,
  draftBattlecard,
  draftStakeholderUpdate,
  judgeLaunchReadiness,
  mapAssumptions,
  prioritize,
} from "@/lib/domain/advisors";
import { createUpload } from "@/lib/domain/context/uploads";
import { getGeneration } from "@/lib/domain/generation/generations";
import { reserveGeneration, returnGeneration } from "@/lib/domain/generation/quota";
import { populate } from "@/tests/support/populate";
import { type Opened, open } from "./open";

/** A workspace with one of everything. */
export async function scene(...args: Parameters<typeof open>) {
  const opened = await open(...args);
  const things = await populate(opened.rest);
  const { id: initiative_id } = things.initiative;
  const file = {
    initiative_id,
    filename: "notes.md",
    bytes: new TextEncoder().encode("# Notes\n"),
  };
  const upload = await createUpload(opened.caller, file);
  return {
    ...opened,
    ...things,
    upload,
    generation: await failedGeneration(opened, initiative_id),
  };
}

/** A generation without a document. */
async function failedGeneration({ caller }: Opened, initiativeId: string) {
  const intent = { documentType: "epic" as const, documentTypeId: null, title: "Epic" };
  const id = await reserveGeneration(caller, { initiativeId, ...intent });
  await returnGeneration(caller, id, "AI_TIMEOUT");
  return getGeneration(caller, { id });
}
export type Scene = Awaited<ReturnType<typeof scene>>;
type Arguments = Record<string, unknown>;

/** Arguments that a tool takes, and what REST says of the same thing afterwards. */
type Case = {
  args: Arguments;
  overRest: (data: Arguments) => Promise<unknown>;
};

const get = async ({ rest }: Opened, path: string, query?: Record<string, string>) =>
  rest.data(z.unknown(), "GET", path, { query });

const inInitiative = ({ initiative }: Scene) => ({
  scope: "initiative",
  initiative_id: initiative.id,
});

const ofInitiative = ({ initiative }: Scene) => ({ initiative_id: initiative.id });
const ofDocument = ({ document }: Scene) => ({ document_id: document.id });

/** An advisor has no endpoint: its verb says the same, at another time. */
const advisor = <Args extends Arguments>(
  { caller }: Scene,
  verb: (asCaller: Caller, args: Args) => Promise<object>,
  args: Args,
): Case => ({
  args,
  overRest: async ({ generated_at }) => ({ ...(await verb(caller, args)), generated_at }),
});

/** One good call of every tool. */
export const CASES: Record<string, (scene: Scene) => Case> = {
  create_initiative: (scene) => ({
    args: { title: "Spare parts", description: "Where each part is" },
    overRest: ({ id }) => get(scene, `/initiatives/${id}`),
  }),
  create_context_item: (scene) => ({
    args: { ...inInitiative(scene), label: "risk", title: "Old phones", content: "No GPS" },
    overRest: ({ id }) => get(scene, `/context-items/${id}`),
  }),
  create_goal: (scene) => ({
    args: {
      scope: "workspace",
      initiative_id: null,
      goal_type: "constraint",
      title: "No new hardware",
      description: "Crews keep their phones",
      key_result: "0 devices bought",
    },
    overRest: ({ id }) => get(scene, `/goals/${id}`, { scope: "workspace" }),
  }),
  generate_document: (scene) => ({
    args: {
      initiative_id: scene.initiative.id,
      document_type: "launch_plan",
      title: "Launch in May",
      instructions: "Begin with the pilot region.",
    },
    overRest: ({ id }) => get(scene, `/documents/${id}`),
  }),
  list_initiatives: (scene) => ({ args: {}, overRest: () => get(scene, "/initiatives") }),
  list_documents: (scene) => ({ args: {}, overRest: () => get(scene, "/documents") }),
  get_document: (scene) => ({
    args: { id: scene.document.id },
    overRest: () => get(scene, `/documents/${scene.document.id}`),
  }),
  list_context_items: (scene) => ({
    args: {},
    overRest: () => get(scene, "/context-items", { scope: "workspace" }),
  }),
  list_goals: (scene) => ({
    args: {},
    overRest: () => get(scene, "/goals", { scope: "workspace" }),
  }),
  search_workspace: (scene) => ({
    args: { q: "initiative goals", types: ["initiative", "goal"], limit: 5 },
    overRest: async () => {
      const query = { q: "initiative goals", types: "initiative,goal", limit: "5" };
      const { items, ...page } = Found.parse(await get(scene, "/search", query));
      return { items: items.map((item) => ({ ...item, open_with: `get_${item.type}` })), ...page };
    },
  }),
  advisor_prd_critic: (scene) => advisor(scene, critiqueDocument, ofDocument(scene)),
  advisor_assumption_map: (scene) => advisor(scene, mapAssumptions, ofDocument(scene)),
  advisor_launch_readiness: (scene) => advisor(scene, judgeLaunchReadiness, ofInitiative(scene)),
  advisor_prioritization: (scene) => advisor(scene, prioritize, ofInitiative(scene)),
  advisor_stakeholder_update: (scene) =>
    advisor(scene, draftStakeholderUpdate, { ...ofInitiative(scene), audience: "sales" as const }),
  advisor_competitive_battlecard: (scene) =>
    advisor(scene, draftBattlecard, { ...ofInitiative(scene), competitor_name: "Planner" }),
  classify_context: (scene) => ({
    args: {
      ...ofInitiative(scene),
      blob: "We decided to start with iOS.",
      target_labels: ["decision"],
    },
    overRest: () =>
      scene.rest.data(z.unknown(), "POST", `/initiatives/${scene.initiative.id}/classify`, {
        body: { blob: "We decided to start with iOS.", targetLabels: ["decision"] },
      }),
  }),
  check_context_coverage: (scene) => ({
    args: { initiative_id: scene.initiative.id, document_type: "prd" },
    overRest: () =>
      get(scene, `/initiatives/${scene.initiative.id}/context-coverage`, { documentType: "prd" }),
  }),
  create_context_items: (scene) => ({
    args: {
      initiative_id: scene.initiative.id,
      items: ["decision", "risk"].map((label) => ({ label, title: label, content: "" })),
    },
    overRest: async () => ({ created: 2, ids: await idsByTitle(scene, ["decision", "risk"]) }),
  }),
  relabel_context_item: (scene) => ({
    args: { item_id: scene.item.id, label: "user_feedback" },
    overRest: async () => idAndLabel.parse(await get(scene, `/context-items/${scene.item.id}`)),
  }),
  get_initiative: (scene) => ({
    args: { id: scene.initiative.id },
    overRest: () => get(scene, `/initiatives/${scene.initiative.id}`),
  }),
  get_context_item: (scene) => ({
    args: { id: scene.workspaceItem.id },
    overRest: () => get(scene, `/context-items/${scene.workspaceItem.id}`, { scope: "workspace" }),
  }),
  get_goal: (scene) => ({
    args: { id: scene.goal.id },
    overRest: () => get(scene, `/goals/${scene.goal.id}`),
  }),
  get_upload: (scene) => ({
    args: { id: scene.upload.id },
    overRest: () => get(scene, `/uploads/${scene.upload.id}`),
  }),
  write_document: (scene) => ({
    args: { initiative_id: scene.initiative.id, document_type: "prd", title: "Planner" },
    overRest: ({ id }) => getGeneration(scene.caller, { id: String(id) }),
  }),
  get_generation: (scene) => ({
    args: { id: scene.generation.id },
    overRest: async () => scene.generation,
  }),
  list_document_types: (scene) => ({
    args: {},
    overRest: () => get(scene, "/document-types"),
  }),
  update_document: (scene) => ({
    args: {
      id: scene.document.id,
      expected_version: 1,
      mode: "append",
      content: "Then more.",
      status: "in_review",
    },
    overRest: () => get(scene, `/documents/${scene.document.id}`),
  }),
  update_initiative: (scene) => ({
    args: { id: scene.initiative.id, description: null, archived: true },
    overRest: () => get(scene, `/initiatives/${scene.initiative.id}`),
  }),
  update_context_item: (scene) => ({
    args: { id: scene.workspaceItem.id, scope: "workspace", title: "New", source_url: null },
    overRest: () => get(scene, `/context-items/${scene.workspaceItem.id}`, { scope: "workspace" }),
  }),
  update_goal: (scene) => ({
    args: { id: scene.goal.id, scope: "initiative", baseline: "12 a week", priority: null },
    overRest: () => get(scene, `/goals/${scene.goal.id}`),
  }),
  list_document_versions: (scene) => ({
    args: { id: scene.document.id },
    overRest: () => get(scene, `/documents/${scene.document.id}/versions`),
  }),
  restore_document_version: (scene) => ({
    args: { id: scene.document.id, version: 1 },
    overRest: () => get(scene, `/documents/${scene.document.id}`),
  }),
};

const Found = z.looseObject({ items: z.array(z.looseObject({ type: z.string() })) });
const idAndLabel = z.object({ id: z.string(), label: z.string() });
const Titles = z.object({ items: z.array(z.object({ id: z.string(), title: z.string() })) });

async function idsByTitle(scene: Scene, titles: string[]) {
  const query = { initiative_id: scene.initiative.id };
  const { items } = Titles.parse(await get(scene, "/context-items", query));
  return titles.map((title) => items.find((item) => item.title === title)?.id);
}
