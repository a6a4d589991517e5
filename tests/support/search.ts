import { SearchResults } from "@/lib/schemas/search";
import { makeWorkspace } from "@/tests/support/factories";
import { query } from "@/tests/support/query";
import { api } from "@/tests/support/request";
import { createContextItem, createInitiative } from "@/tests/support/samples";

/** A workspace with an initiative, and functions that search in it. */
export async function searchedWorkspace() {
  const workspace = await makeWorkspace();
  const client = api(workspace.key);
  const initiative = await createInitiative(client, { title: "Offline visits" });
  const search = async (q: string, more: Record<string, string> = {}) =>
    client.data(SearchResults, "GET", "/search", { query: { q, ...more } });
  const titles = async (q: string, more?: Record<string, string>) =>
    (await search(q, more)).items.map(({ title }) => title);
  const item = (title: string, content = "Nothing to see.") =>
    createContextItem(client, initiative.id, { title, content });
  return { ...workspace, client, initiative, search, titles, item };
}

/** The chunks of the index, as they are stored. */
export const listChunks = (workspaceId: string) =>
  query<{ type: string; id: string; hash: string; body: string; created: string }>(
    `SELECT type, id, hash, body, tsv::text AS tsv, initiative_id, title, length,
       created_at::text AS created
     FROM search.chunk WHERE workspace_id = $1 ORDER BY type, id, hash`,
    [workspaceId],
  );
