import { database } from "@/lib/db/database";
import { createUpload } from "@/lib/domain/context/uploads";
import { TABLES_OF } from "@/lib/domain/history/trashed-rows";
import { ATTACHED } from "@/lib/retention/trash-removals";
import { Document } from "@/lib/schemas/documents";
import { defineList } from "@/lib/schemas/fields";
import { Generated } from "@/lib/schemas/generate";
import { TrashEntry } from "@/lib/schemas/trash";
import { VersionRecord } from "@/lib/schemas/versions";
import { generatingWorkspace } from "@/tests/support/generations";
import type { Api } from "@/tests/support/request";
import { createContextItem } from "@/tests/support/samples";

export const listTrash = async (client: Api, query: Record<string, string> = {}) =>
  (await client.data(defineList(TrashEntry), "GET", "/trash", { query })).items;
export const restore = (client: Api, id: string) => client.call("POST", `/trash/${id}/restore`);
export const listVersions = async (client: Api, path: string) =>
  (await client.data(defineList(VersionRecord), "GET", `${path}/versions`)).items;

/** Reads all rows of a workspace, table by table. */
export async function everything(workspaceId: string) {
  const { pool } = await database();
  const found: Record<string, unknown[]> = {};
  for (const table of [...TABLES_OF.initiative, ...ATTACHED.map(({ table }) => table)]) {
    const { rows } = await pool.query(
      `SELECT md5(t::text) AS row FROM "${table}" t WHERE workspace_id = $1 ORDER BY 1`,
      [workspaceId],
    );
    found[table] = rows.map(({ row }) => row);
  }
  const { rows } = await pool.query(
    `SELECT type, id, hash FROM search.chunk WHERE workspace_id = $1 ORDER BY 1, 2, 3`,
    [workspaceId],
  );
  return {
    rows: found,
    chunks: rows.map(({ type, id, hash }) => ({ type, id: String(id), hash })),
  };
}

/** An initiative with one of everything, some of it changed and generated. */
export async function plannedResources() {
  const workspace = await generatingWorkspace();
  const { client, caller, initiative, item, goal, generate } = workspace;
  const { id } = Generated.parse((await generate()).body.data).document;
  const generated = await client.data(Document, "GET", `/documents/${id}`);
  const body = { content_markdown: "# Rewritten\n\nÄ “quoted” text,\r\nwith \\u0000 spelled out." };
  await client.call("PATCH", `/documents/${generated.id}`, { body });
  const edit = { scope: "initiative", title: "Reports are lost" };
  await client.call("PATCH", `/context-items/${item.id}`, { body: edit });
  await client.call("PATCH", `/goals/${goal.id}`, { body: { scope: "initiative", priority: 3 } });
  await client.call("PATCH", `/initiatives/${initiative.id}`, { body: { description: "Why" } });
  const bytes = Uint8Array.from(Array.from({ length: 4000 }, (_, n) => 32 + (n % 90)));
  const upload = await createUpload(caller, {
    initiative_id: initiative.id,
    filename: "notes.txt",
    bytes,
  });
  const shared = await createContextItem(client);
  return { ...workspace, document: generated, upload, bytes, shared };
}
