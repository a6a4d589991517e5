import { describe, expect, test } from "vitest";
import { database } from "@/lib/db/database";
import { freshDatabase } from "@/tests/support/database";
import { fullClient } from "@/tests/support/full-client";
import { OPERATIONS, type Operation, type Values } from "@/tests/support/operations";
import { type Scene, scene } from "@/tests/support/scene";
import { planning, SECRET } from "@/tests/support/two-tenants";

freshDatabase();

/** The operations that are recorded under each action. */
const ACTIONS: Record<string, string[]> = {
  "initiative.created": ["POST /initiatives", "create_initiative"],
  "initiative.updated": ["PATCH /initiatives/{id}", "update_initiative"],
  "initiative.restored": ["POST /initiatives/{id}/versions/{version}/restore"],
  "initiative.deleted": ["DELETE /initiatives/{id}"],
  "document.created": ["POST /documents", "generate_document"],
  "document.generated": ["POST /generate", "write_document"],
  "document.updated": ["PATCH /documents/{id}", "update_document"],
  "document.restored": [
    "POST /documents/{id}/versions/{version}/restore",
    "restore_document_version",
  ],
  "document.deleted": ["DELETE /documents/{id}"],
  "context_item.created": ["POST /context-items", "create_context_item"],
  "context_item.batch_created": [
    "POST /initiatives/{id}/context-items/batch",
    "create_context_items",
  ],
  "context_item.updated": ["PATCH /context-items/{id}", "update_context_item"],
  "context_item.relabelled": ["POST /context-items/{id}/relabel", "relabel_context_item"],
  "context_item.restored": ["POST /context-items/{id}/versions/{version}/restore"],
  "context_item.deleted": ["DELETE /context-items/{id}"],
  "goal.created": ["POST /goals", "create_goal"],
  "goal.updated": ["PATCH /goals/{id}", "update_goal"],
  "goal.restored": ["POST /goals/{id}/versions/{version}/restore"],
  "goal.deleted": ["DELETE /goals/{id}"],
  "upload.created": ["POST /initiatives/{id}/uploads"],
  "upload.deleted": ["DELETE /uploads/{id}"],
  "trash.restored": ["POST /trash/{id}/restore"],
  "trash.deleted": ["DELETE /trash/{id}"],
};
/** The type of target of each action whose name has another prefix. */
const TARGETS: Record<string, string> = {
  "context_item.batch_created": "initiative",
  "trash.restored": "document",
  "trash.deleted": "document",
};
const changing = OPERATIONS.filter(({ changes }) => changes).map((operation) => {
  const [action = ""] = Object.keys(ACTIONS).filter((key) =>
    ACTIONS[key]?.includes(operation.name),
  );
  return { ...operation, action };
});
const reading = OPERATIONS.filter(({ changes }) => !changes);

const TEXTS = "title description content content_markdown instructions key_result baseline".split(
  " ",
);

/** Good values, with the secret word in every text. */
async function prepareSecret({ inputs, prepare }: Operation, place: Scene): Promise<Values> {
  const values = await prepare(place);
  const texts = TEXTS.filter((name) => inputs.includes(name));
  const items = [values.items ?? []].flat().map((item) => ({ ...item, title: SECRET }));
  const secrets = Object.fromEntries(texts.map((name) => [name, SECRET]));
  return { ...values, ...secrets, ...("items" in values && { items }) };
}

const isId = (value: unknown) => typeof value === "string" && /^[0-9a-f-]{36}$/.test(value);
const idsAmong = (values: object) =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => isId(value)));

async function listRecords({ workspaceId }: Scene) {
  const prisma = await fullClient();
  return prisma.activity.findMany({ where: { workspaceId }, orderBy: { id: "asc" } });
}

/** The records of one good call with the secret word, and the fields that they have in common. */
async function record(operation: Operation) {
  const place = await scene();
  const values = await prepareSecret(operation, place);
  const before = await listRecords(place);
  const answer = await operation.call(place.key, values);
  expect(answer.code).toBeUndefined();
  const records = (await listRecords(place)).slice(before.length);
  expect(JSON.stringify(records)).not.toContain(SECRET);
  const isRest = operation.door === "REST";
  for (const { details } of records) {
    expect(Object(details).arguments).toEqual(isRest ? undefined : idsAmong(values));
  }
  const fields = {
    origin: isRest ? "api" : "mcp",
    actorId: place.userId,
    keyId: place.keyId,
    tool: isRest ? null : operation.name,
    outcome: "success",
    requestId: answer.requestId,
    durationMs: expect.any(Number),
  };
  return { records, fields, values, data: Object(answer.data) };
}

describe("activity of operations: a change", () => {
  test.each(changing)(
    "by $name over $door leaves one record $action, without contents",
    async ({ action, ...operation }) => {
      const { records, fields, values, data } = await record(operation);
      const targetId =
        data.document?.id ?? data.document_id ?? data.id ?? values.id ?? values.initiative_id;
      const targetType = TARGETS[action] ?? action.replace(/\..*/, "");
      expect(records).toEqual([
        expect.objectContaining({ ...fields, action, targetType, targetId }),
      ]);
    },
  );

  test.each(changing)(
    "by $name over $door is not made when $action cannot be recorded",
    async ({ action, ...operation }) => {
      const place = await scene();
      const values = await operation.prepare(place);
      const { pool } = await database();
      const stored = async () => {
        const { ai_day: _, generation: __, ...rows } = await planning(place.workspaceId);
        return rows;
      };
      const before = await stored();
      await pool.query(
        `ALTER TABLE activity ADD CONSTRAINT full_disk CHECK (action <> '${action}') NOT VALID`,
      );
      const { code, words } = await operation.call(place.key, values);
      await pool.query("ALTER TABLE activity DROP CONSTRAINT full_disk");
      expect(code).toBe("INTERNAL_ERROR");
      expect(words).not.toMatch(/full_disk|activity|INSERT|constraint/i);
      expect(await stored()).toEqual(before);
    },
  );
});

test.each(reading)(
  "activity of operations: a read by $name over $door leaves a record only over MCP",
  async (operation) => {
    const { records, fields } = await record(operation);
    const one = expect.objectContaining({ ...fields, action: "tool.called" });
    expect(records).toEqual(operation.recordsEveryCall ? [one] : []);
  },
);
