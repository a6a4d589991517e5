import { expect, test } from "vitest";
import { listActivityForOperator } from "@/lib/domain/activity/activity-log";
import { freshDatabase } from "@/tests/support/database";
import { makeWorkspace } from "@/tests/support/factories";
import { mcp } from "@/tests/support/mcp";

freshDatabase();

test("MCP activity: calls that end together leave a record each, in their own workspaces", async () => {
  const [one, two] = [await makeWorkspace(), await makeWorkspace()];
  const calls = Array.from({ length: 20 }, (_, index) =>
    mcp((index % 2 ? one : two).key).call(index % 3 ? "list_goals" : "list_initiatives"),
  );
  const answered = (await Promise.all(calls)).map(({ headers }) => headers.get("x-request-id"));
  const recorded = await Promise.all(
    [one, two].map(async ({ workspaceId, keyId }) => {
      const { items } = await listActivityForOperator({ workspaceId }, { limit: 100, offset: 0 });
      for (const item of items) expect(item).toMatchObject({ key_id: keyId, outcome: "success" });
      expect(items).toHaveLength(10);
      return items.map(({ request_id }) => request_id);
    }),
  );
  expect(recorded.flat().sort()).toEqual(answered.sort());
});
