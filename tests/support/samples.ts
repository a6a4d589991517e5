import { ContextItem } from "@/lib/schemas/context-items";
import { Document } from "@/lib/schemas/documents";
import { Goal } from "@/lib/schemas/goals";
import { Initiative } from "@/lib/schemas/initiatives";
import type { Api } from "@/tests/support/request";

/** A well-formed id that no resource has. */
export const ABSENT_ID = "00000000-0000-0000-0000-000000000001";

/** Texts in a path that are not ids at all. */
export const MALFORMED_IDS = [
  "1",
  "abc",
  `${ABSENT_ID}0`,
  "' OR 1=1 --",
  "%00",
  "🚀",
  "..%2F..",
  "null",
];

type Fields = Record<string, unknown>;

export const createInitiative = (client: Api, fields: Fields = {}) =>
  client.data(Initiative, "POST", "/initiatives", {
    body: { title: "Route planner", ...fields },
  });

export const createDocument = (client: Api, initiativeId: string, fields: Fields = {}) =>
  client.data(Document, "POST", "/documents", {
    body: { initiative_id: initiativeId, type: "prd", title: "Planner PRD", ...fields },
  });

/** The scope of a new resource: the initiative, or without one the workspace. */
const place = (initiativeId?: string) =>
  initiativeId ? { scope: "initiative", initiative_id: initiativeId } : { scope: "workspace" };

export const createContextItem = (client: Api, initiativeId?: string, fields: Fields = {}) =>
  client.data(ContextItem, "POST", "/context-items", {
    body: {
      ...place(initiativeId),
      label: "target_users",
      title: "Dispatchers",
      content: "They re-plan the day four times before noon.",
      ...fields,
    },
  });

export const createGoal = (client: Api, initiativeId?: string, fields: Fields = {}) =>
  client.data(Goal, "POST", "/goals", {
    body: {
      ...place(initiativeId),
      goal_type: "success_metric",
      title: "Fewer missed visits",
      ...fields,
    },
  });
