import { expect, test } from "vitest";
import { Me } from "@/lib/schemas/me";
import { freshDatabase } from "@/tests/support/database";
import { makeWorkspace } from "@/tests/support/factories";
import { api } from "@/tests/support/request";

freshDatabase();

test("names the workspace, the key and the month's quota", async () => {
  const { workspaceId, key, keyId } = await makeWorkspace({ tier: "team" });
  const me = await api(key).data(Me, "GET", "/me");
  expect(me.organization).toEqual({ id: workspaceId, name: "Field planning", tier: "team" });
  expect(me.key).toEqual({ id: keyId, name: "Test key", prefix: key.slice(0, 16), scope: "full" });
});
