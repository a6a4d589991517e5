import { expect, test } from "vitest";
import { freshDatabase } from "@/tests/support/database";
import { OPERATIONS, type Operation } from "@/tests/support/operations";
import { ABSENT_ID } from "@/tests/support/samples";
import { scene } from "@/tests/support/scene";
import { everything, listIds, planning, SECRET, secretScene } from "@/tests/support/two-tenants";

freshDatabase();

const ID_INPUTS = ["id", "initiative_id", "document_id", "item_id", "actor_id", "key_id"];
const WORKSPACE_INPUTS = ["workspace_id", "workspaceId", "org_id", "organization_id"];

/** The values with `id` as each of its ids, in each scope if there is one. */
function trespasses({ inputs }: Operation, values: object, id: string) {
  const ids = ID_INPUTS.filter((name) => inputs.includes(name)).map((name) => [name, id]);
  const scopes = inputs.includes("scope")
    ? [{ scope: "initiative" }, { scope: "workspace" }]
    : [{}];
  return scopes.map((scope) => ({ ...values, ...Object.fromEntries(ids), ...scope }));
}

test.each(OPERATIONS)(
  "tenants: $name over $door answers foreign ids like unknown ones, and shows and changes nothing",
  async (operation) => {
    const [theirs, mine] = [await secretScene(), await scene()];
    const values = await operation.prepare(mine);
    const rows = async () => [
      await everything(theirs.workspaceId),
      await planning(mine.workspaceId),
    ];
    const before = await rows();
    expect(JSON.stringify(before)).toContain(SECRET);
    const call = (sent: object) =>
      operation.call(mine.key, { ...sent }, { "If-Match": "*", "Idempotency-Key": "shared" });
    const read = ({ words, headers }: Awaited<ReturnType<typeof call>>) => {
      const seen = words + JSON.stringify([...headers]);
      expect(seen).not.toContain(SECRET);
      expect(seen).not.toContain(theirs.workspaceId);
      return seen;
    };
    const foreign = WORKSPACE_INPUTS.map((name) => [name, theirs.workspaceId]);
    const callForeign = (sent: object) => call({ ...sent, ...Object.fromEntries(foreign) });

    if (operation.inputs.some((name) => ID_INPUTS.includes(name))) {
      const unknown = [];
      for (const sent of trespasses(operation, values, ABSENT_ID)) unknown.push(await call(sent));
      expect(unknown[0]?.code ?? unknown[0]?.data).toSatisfy(isNothing);
      for (const id of listIds(theirs)) {
        for (const [index, sent] of trespasses(operation, values, id).entries()) {
          const answer = await call(sent);
          expect(answer.words).toBe(unknown[index]?.words);
          read(answer);
          read(await callForeign(sent));
        }
      }
      expect(await rows()).toEqual(before);
    }
    for (const answer of [await call(values), await callForeign(values)]) {
      for (const id of listIds(theirs)) expect(read(answer)).not.toContain(id);
    }
    expect(await everything(theirs.workspaceId)).toEqual(before[0]);
  },
);

const isNothing = (said: unknown) => said === "NOT_FOUND" || Object(said).items?.length === 0;
