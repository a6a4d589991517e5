import type { Caller } from "@/lib/access/caller";
import { lookUpKey } from "@/lib/access/keys/key-lookups";
import { listActivity } from "@/lib/domain/activity/activity-log";
import { checkContextCoverage } from "@/lib/domain/context/context-coverage";
import { createDocument, getDocument, listDocuments } from "@/lib/domain/documents/documents";
import { newRequestId } from "@/lib/ids";
import { CREATED, type Spot } from "./growth-fill";

/** The target of a call: the verb's caller and its place. */
type Run = (caller: Caller, spot: Spot) => Promise<unknown>;

const FIRST = { limit: 20, offset: 0 };

/** The calls whose cost must not follow the size of a table, as their verbs; a look-up of a key is part of every request. */
export const CALLS: Record<string, Run> = {
  key: (_caller, { workspaceId }) => lookUpKey(workspaceId),
  list: (caller) => listDocuments(caller, FIRST),
  "list of one initiative": (caller, { initiativeId }) =>
    listDocuments(caller, { ...FIRST, initiative_id: initiativeId }),
  get: (caller, { documentId }) => getDocument(caller, { id: documentId }),
  create: (caller, { initiativeId }) =>
    createDocument(caller, {
      initiative_id: initiativeId,
      type: "prd",
      title: CREATED,
      content_markdown: "What we want, and why.",
    }),
  coverage: (caller, { initiativeId }) =>
    checkContextCoverage(caller, { id: initiativeId, documentType: "prd" }),
  activity: (caller) => listActivity(caller, FIRST),
};

/** Runs a call once, as a request to the API would. */
export const call = (name: string, userId: string, spot: Spot) => {
  const run = CALLS[name];
  if (!run) throw new Error(`There is no call ${name}.`);
  const caller: Caller = {
    workspaceId: spot.workspaceId,
    userId,
    tier: "internal",
    role: "owner",
    request: { id: newRequestId(), origin: "api", startedAt: performance.now() },
  };
  return run(caller, spot);
};
