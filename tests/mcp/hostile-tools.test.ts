import { expect, test } from "vitest";
import { waitForBackground } from "@/lib/background";
import { createDocumentType } from "@/lib/domain/documents/document-types";
import { getGeneration } from "@/lib/domain/generation/generations";
import { reserveGeneration } from "@/lib/domain/generation/quota";
import { getListedTool, TOOLS } from "@/lib/mcp/tools/registry";
import { freshDatabase } from "@/tests/support/database";
import { makeKey } from "@/tests/support/factories";
import { mcp } from "@/tests/support/mcp";
import { ABSENT_ID } from "@/tests/support/samples";
import { ALL_TOOLS, scene } from "@/tests/support/scene";
import { TOOL_ARGUMENTS } from "@/tests/support/tool-arguments";
import { everything } from "@/tests/support/two-tenants";

freshDatabase();

const ABSURD = [
  ...["", " ", "\u0000", "\ud800", "null", "%00", "'; DROP TABLE goal; --", "../../etc/passwd"],
  ...["__proto__", "constructor", "9".repeat(400), "🚀".repeat(20_000)],
  ...[-1, 0, 1.5, 2 ** 31, 2 ** 53, 1e308, true, null, [], [[]], {}, [null], { id: ABSENT_ID }],
];
const ARGUMENTS = TOOLS.filter(({ toolset }) => ["edit", "generate"].includes(toolset)).flatMap(
  (tool) =>
    Object.keys(Object(getListedTool(tool).inputSchema.properties)).map(
      (argument) => [tool.name, argument] as const,
    ),
);

test.each(ARGUMENTS)(
  "hostile MCP arguments: %s takes or refuses any %s",
  async (name, argument) => {
    const place = await scene();
    const args = TOOL_ARGUMENTS[name]?.(place);
    for (const value of ABSURD) {
      const params = { name, arguments: { ...args, [argument]: value } };
      const { status, body } = await place.assistant.rpc("tools/call", params, ALL_TOOLS);
      const sent = JSON.stringify(value).slice(0, 60);
      expect(status, sent).toBe(200);
      expect(JSON.stringify(body), sent).not.toContain("INTERNAL_ERROR");
    }
    await waitForBackground();
  },
);

/** A running generation and a document type of another workspace. */
async function prepareTheirs() {
  const theirs = await scene();
  const { caller, initiative } = theirs;
  const sections = [{ heading: "Ask", guidance: "" }];
  const type = await createDocumentType(caller, { name: "Pitch", base_type: "prd", sections });
  const intent = { documentType: "epic" as const, documentTypeId: null, title: "Epic" };
  const running = await reserveGeneration(caller, { initiativeId: initiative.id, ...intent });
  return { ...theirs, type, running };
}

test("hostile MCP keys: another workspace's generations and document types are not found", async () => {
  const theirs = await prepareTheirs();
  const mine = await scene();
  const before = await everything(theirs.workspaceId);
  for (const id of [theirs.generation.id, theirs.running]) {
    const refusal = await mine.assistant.refusal("get_generation", { id }, ALL_TOOLS);
    expect(refusal.code).toBe("NOT_FOUND");
  }
  const own = { initiative_id: mine.initiative.id, document_type_id: theirs.type.id };
  const refusal = await mine.assistant.refusal("write_document", own, ALL_TOOLS);
  expect(refusal.code).toBe("NOT_FOUND");
  const listed = await mine.assistant.call("list_document_types", {}, ALL_TOOLS);
  expect(listed.structuredContent).toMatchObject({ items: [] });
  expect(await everything(theirs.workspaceId)).toEqual(before);
});

test("hostile MCP keys: one that can only read looks at a generation, and cannot cancel it", async () => {
  const { caller, running } = await prepareTheirs();
  const { key } = await makeKey(caller, { scope: "read_only" });
  const headers = { "mcp-name": running };
  const meta = {
    "io.modelcontextprotocol/protocolVersion": "2026-07-28",
    "io.modelcontextprotocol/clientCapabilities": {
      extensions: { "io.modelcontextprotocol/tasks": {} },
    },
    "io.modelcontextprotocol/clientInfo": { name: "test-client", version: "1.2.3" },
  };
  const assistant = mcp(key, { era: "2026-07-28", ...ALL_TOOLS, headers, meta });
  const seen = await assistant.rpc("tasks/get", { taskId: running });
  expect(seen.body?.result).toMatchObject({ status: "working" });
  const { body } = await assistant.rpc("tasks/cancel", { taskId: running });
  expect(body?.error).toMatchObject({ code: -32602 });
  expect(await getGeneration(caller, { id: running })).toMatchObject({ state: "running" });
});
