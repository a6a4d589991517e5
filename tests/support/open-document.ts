import { makeWorkspace } from "@/tests/support/factories";
import { api } from "@/tests/support/request";
import { createDocument, createInitiative } from "@/tests/support/samples";

/** A new workspace with a REST client and one document of these fields. */
export async function openDocument(fields: Record<string, unknown> = {}) {
  const workspace = await makeWorkspace();
  const client = api(workspace.key);
  const initiative = await createInitiative(client);
  const document = await createDocument(client, initiative.id, fields);
  return { ...workspace, client, initiative, document, path: `/documents/${document.id}` };
}
