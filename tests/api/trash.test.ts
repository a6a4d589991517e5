import { describe, expect, test } from "vitest";
import { waitForBackground } from "@/lib/background";
import { config } from "@/lib/config";
import { deleteUpload, readUploadContent } from "@/lib/domain/context/uploads";
import { TABLES_OF } from "@/lib/domain/history/trashed-rows";
import { searchWorkspace } from "@/lib/domain/search";
import { DocumentVersionSummary } from "@/lib/schemas/documents";
import { Deleted, defineList } from "@/lib/schemas/fields";
import { TrashRestored } from "@/lib/schemas/trash";
import { freshDatabase } from "@/tests/support/database";
import {
  everything,
  listTrash,
  listVersions,
  plannedResources,
  restore,
} from "@/tests/support/trash";

freshDatabase();

describe("trash: an initiative", () => {
  test("goes with everything in it, and comes back row for row", async () => {
    const { client, workspaceId, initiative, document, item, goal, upload, caller } =
      await plannedResources();
    const before = await everything(workspaceId);
    expect(before.rows.past_version?.length).toBe(3);
    const path = `/initiatives/${initiative.id}`;
    await client.data(Deleted, "DELETE", path);

    for (const gone of [
      path,
      `${path}/context-coverage`,
      `/documents/${document.id}`,
      `/documents/${document.id}/versions`,
      `/documents/${document.id}/versions/1`,
      `/documents/${document.id}/diff`,
      `/documents/${document.id}/evidence`,
      `/uploads/${upload.id}/content`,
      `/context-items/${item.id}/versions`,
      `/context-items/${item.id}/versions/1`,
      `${path}/versions`,
      `${path}/versions/1`,
    ]) {
      expect((await client.call("GET", gone)).status).toBe(404);
    }
    const scope = { scope: "initiative" };
    expect((await client.call("GET", `/goals/${goal.id}`, { query: scope })).status).toBe(404);
    const { rows, chunks } = await everything(workspaceId);
    const left = TABLES_OF.initiative.map((table) => rows[table]?.length);
    expect(left).toEqual([0, 0, 1, 0, 0]); // the workspace's own context item
    expect(new Set(chunks.map(({ id }) => id)).size).toBe(1);
    const hits = await searchWorkspace(caller, { q: "reports lost", limit: 20, offset: 0 });
    expect(hits.items).toEqual([]);

    const [entry, ...more] = await listTrash(client);
    expect(more).toEqual([]);
    expect(entry).toMatchObject({
      id: initiative.id,
      type: "initiative",
      title: "Offline visits",
      initiative_id: null,
      deleted_by: caller.userId,
    });
    const days = Date.parse(entry?.expires_at ?? "") - Date.parse(entry?.deleted_at ?? "");
    expect(days).toBe(30 * 86_400_000);

    const back = await restore(client, initiative.id);
    expect([back.status, back.body.data]).toEqual([200, { id: initiative.id, type: "initiative" }]);
    expect(await everything(workspaceId)).toEqual(before);
    expect(await listTrash(client)).toEqual([]);
    expect(await listVersions(client, `/context-items/${item.id}`)).toHaveLength(2);
    expect((await client.call("GET", `/documents/${document.id}/evidence`)).status).toBe(200);
    expect((await restore(client, initiative.id)).status).toBe(404);
    const { bytes } = await readUploadContent(caller, { id: upload.id });
    expect(bytes.length).toBe(4000);
    const coverage = await client.call("GET", `${path}/context-coverage`);
    expect(JSON.stringify(coverage.body.data)).toContain("user_feedback");
  });

  test("brings back only the resources that were deleted with it", async () => {
    const { client, initiative, document, item } = await plannedResources();
    await client.data(Deleted, "DELETE", `/documents/${document.id}`);
    await client.data(Deleted, "DELETE", `/initiatives/${initiative.id}`);
    const refused = await restore(client, document.id);
    expect([refused.status, refused.body.code]).toEqual([409, "PARENT_DELETED"]);
    expect((await restore(client, item.id)).status).toBe(404); // it has no entry of its own
    await restore(client, initiative.id);
    expect((await client.call("GET", `/documents/${document.id}`)).status).toBe(404);
    expect((await restore(client, document.id)).status).toBe(200);
    expect((await client.call("GET", `/documents/${document.id}`)).status).toBe(200);
  });
});

test.each([30, 0])(
  "trash: an initiative that goes for good takes along what was deleted from it before: TRASH_DAYS=%i",
  async (days) => {
    const { client, caller, workspaceId, initiative, ...made } = await plannedResources();
    const { document, item, goal, upload, shared } = made;
    const remove = (path: string, scope = "initiative") =>
      client.data(Deleted, "DELETE", path, { query: { scope } });
    await remove(`/context-items/${shared.id}`, "workspace");
    await remove(`/documents/${document.id}`);
    await remove(`/context-items/${item.id}`);
    await remove(`/goals/${goal.id}`);
    await remove(`/uploads/${upload.id}`);
    config().TRASH_DAYS = days;
    await remove(`/initiatives/${initiative.id}`);
    config().TRASH_DAYS = 30;
    if (days > 0) await remove(`/trash/${initiative.id}`);
    expect((await listTrash(client)).map(({ id }) => id)).toEqual([shared.id]);
    expect((await restore(client, upload.id)).status).toBe(404);
    await waitForBackground();
    expect(Object.values((await everything(workspaceId)).rows).flat()).toEqual([]);
    expect((await restore(client, shared.id)).status).toBe(200);
  },
);

test("trash: a document comes back with its text, versions, evidence and tag", async () => {
  const { client, document, workspaceId } = await plannedResources();
  const path = `/documents/${document.id}`;
  const before = await client.call("GET", path);
  const stored = await everything(workspaceId);
  await client.data(Deleted, "DELETE", path);
  expect(await listTrash(client)).toMatchObject([
    { type: "document", initiative_id: document.initiative_id },
  ]);
  await restore(client, document.id);
  const after = await client.call("GET", path);
  expect([after.body.data, after.headers.get("etag")]).toEqual([
    before.body.data,
    before.headers.get("etag"),
  ]);
  expect(await everything(workspaceId)).toEqual(stored);
  const versions = await client.data(defineList(DocumentVersionSummary), "GET", `${path}/versions`);
  expect(versions.items.map(({ version }) => version)).toEqual([2, 1]);
});

test("trash: a context item, a goal and an upload come back as they were", async () => {
  const { client, caller, shared, goal, upload, bytes, workspaceId } = await plannedResources();
  const before = await everything(workspaceId);
  const workspace = { query: { scope: "workspace" } };
  await client.data(Deleted, "DELETE", `/context-items/${shared.id}`, workspace);
  await client.data(Deleted, "DELETE", `/goals/${goal.id}`, { query: { scope: "initiative" } });
  await deleteUpload(caller, { id: upload.id });
  const found = await listTrash(client);
  expect(found.map(({ type }) => type)).toEqual(["upload", "goal", "context_item"]);
  expect(found.map(({ title }) => title)).toEqual(["notes.txt", goal.title, shared.title]);
  expect((await listTrash(client, { type: "goal" })).map(({ id }) => id)).toEqual([goal.id]);
  expect((await listTrash(client, { limit: "1", offset: "1" })).map(({ id }) => id)).toEqual([
    goal.id,
  ]);
  for (const { id } of found) {
    expect(TrashRestored.parse((await restore(client, id)).body.data).id).toBe(id);
  }
  expect(await everything(workspaceId)).toEqual(before);
  expect((await readUploadContent(caller, { id: upload.id })).bytes).toEqual(Buffer.from(bytes));
});
