import { expect, test } from "vitest";
import { findGaps } from "@/lib/domain/context/context-coverage";
import { Coverage } from "@/lib/schemas/coverage";
import { freshDatabase } from "@/tests/support/database";
import { makeWorkspace } from "@/tests/support/factories";
import { api } from "@/tests/support/request";
import { createGoal, createInitiative } from "@/tests/support/samples";

freshDatabase();

test("gaps: a goal of the type constraint counts on Home, though the published slot asks for items", async () => {
  const { caller, key } = await makeWorkspace();
  const client = api(key);
  const { id } = await createInitiative(client);
  expect((await findGaps(caller, id)).missing).toContain("Constraints");
  await createGoal(client, id, { goal_type: "constraint" });
  const { missing, total } = await findGaps(caller, id);
  expect(missing).not.toContain("Constraints");
  expect(total).toBeGreaterThan(missing.length);
  const { coverage } = await client.data(Coverage, "GET", `/initiatives/${id}/context-coverage`);
  expect(coverage).toContainEqual(expect.objectContaining({ key: "constraints", present: false }));
});
