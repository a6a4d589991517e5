import { expect, test } from "vitest";
import { createDocumentType } from "@/lib/domain/documents/document-types";
import { getGeneration } from "@/lib/domain/generation/background-generations";
import { reserveGeneration } from "@/lib/domain/generation/quota";
import { freshDatabase } from "@/tests/support/database";
import { makeKey } from "@/tests/support/factories";
import { mcp } from "@/tests/support/mcp";
import { ALL_TOOLS, scene } from "@/tests/support/scene";
import { everything } from "@/tests/support/two-tenants";

freshDatabase();

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

test("foreign generations: another workspace's generations and document types are not found", async () => {
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

test("read-only keys: a generation can be read and not canceled", async () => {
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
