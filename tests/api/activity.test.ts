import { expect, test } from "vitest";
import { listActivity, listActors } from "@/lib/domain/activity-log";
import { createInitiative } from "@/lib/domain/initiatives";
import { mintKey } from "@/lib/domain/keys";
import { removeMember } from "@/lib/domain/members";
import { freshDatabase } from "@/tests/support/database";
import { joinWorkspace, makeWorkspace } from "@/tests/support/factories";

freshDatabase();
const PAGE = { limit: 20, offset: 0 };

test("records tell who did what through which door, newest first", async () => {
  const { caller: byKey, workspaceId, keyId } = await makeWorkspace();
  const { caller: inTheApp } = await joinWorkspace(workspaceId, "admin");
  await createInitiative(byKey, { title: "Offline visits" });
  const { id } = await mintKey(inTheApp, { name: "CI" });
  const { items, pagination } = await listActivity(byKey, PAGE);
  expect(items).toMatchObject([
    {
      action: "key.created",
      origin: "app",
      actor_id: inTheApp.userId,
      actor_name: "Ada Lovelace",
      key_id: null,
      key_name: null,
      target_type: "api_key",
      target_id: id,
      outcome: "success",
    },
    {
      action: "initiative.created",
      origin: "api",
      key_id: keyId,
      key_name: "Test key",
      request_id: byKey.requestId,
      tool: null,
    },
  ]);
  expect(items[1]?.duration_ms).toBeGreaterThanOrEqual(0);
  expect(pagination).toEqual({ ...PAGE, has_more: false });
});

test("the filter narrows by door and by person, and pages", async () => {
  const { caller, workspaceId } = await makeWorkspace();
  const { caller: admin } = await joinWorkspace(workspaceId, "admin");
  for (const title of ["One", "Two", "Three"]) await createInitiative(caller, { title });
  await mintKey(admin, { name: "CI" });
  const count = async (filter: object) =>
    (await listActivity(caller, { ...PAGE, ...filter })).items.length;
  expect(await count({ origin: "api" })).toBe(3);
  expect(await count({ origin: "app" })).toBe(1);
  expect(await count({ origin: "mcp" })).toBe(0);
  expect(await count({ actorId: admin.userId })).toBe(1);
  const page = await listActivity(caller, { origin: "api", limit: 2, offset: 0 });
  expect(page.pagination.has_more).toBe(true);
});

test("who left is still named, and nothing of another workspace is shown", async () => {
  const { caller, workspaceId } = await makeWorkspace();
  const { caller: admin } = await joinWorkspace(workspaceId, "admin");
  await mintKey(admin, { name: "CI" });
  await removeMember(admin, { userId: admin.userId });
  const { caller: stranger } = await makeWorkspace();
  await createInitiative(stranger, { title: "Elsewhere" });
  expect(await listActors(caller)).toEqual([{ id: admin.userId, name: "Ada Lovelace" }]);
  const { items } = await listActivity(caller, PAGE);
  expect(items.map(({ action }) => action)).not.toContain("initiative.created");
});
