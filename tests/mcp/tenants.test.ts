import { describe, expect, test } from "vitest";
import { getListedTool, TOOLS } from "@/lib/mcp/tools/registry";
import type { Tool } from "@/lib/mcp/tools/tool";
import { freshDatabase } from "@/tests/support/database";
import { ERAS, mcp, type RpcReply } from "@/tests/support/mcp";
import { ABSENT_ID } from "@/tests/support/samples";
import { everything, SECRET, type Secrets, secretWorkspace } from "@/tests/support/two-tenants";
import { ALL_TOOLS, open } from "./open";
import { CASES, scene } from "./tool-cases";

freshDatabase();

type Json = Record<string, unknown>;
const ID_ARGUMENTS = ["id", "initiative_id", "document_id", "item_id"];
const WORKSPACE_ARGUMENTS = ["workspace_id", "workspaceId", "org_id", "organization_id"];

const idsOf = (secrets: Secrets) => {
  const { initiative, document, item, workspaceItem, goal, workspaceGoal, upload } = secrets;
  return [initiative, document, item, workspaceItem, goal, workspaceGoal, upload].map(
    ({ id }) => id,
  );
};

const argumentsOf = (tool: Tool) =>
  Object.keys({ ...Object(getListedTool(tool).inputSchema.properties) });
const idArguments = (tool: Tool) => ID_ARGUMENTS.filter((name) => argumentsOf(tool).includes(name));

/** Good arguments of a tool with `id` as each of its ids, in each scope if it has one. */
function trespasses(tool: Tool, args: Json, id: string): Json[] {
  const ids = Object.fromEntries(idArguments(tool).map((name) => [name, id]));
  const scopes = argumentsOf(tool).includes("scope") ? ["initiative", "workspace"] : [undefined];
  return scopes.map((scope) => ({ ...args, ...ids, ...(scope && { scope }) }));
}

const seenIn = ({ body, headers }: RpcReply) => JSON.stringify([body, [...headers]]);
/** The reply without its request id, so that two replies can be compared. */
const wordsOf = (reply: RpcReply) =>
  JSON.stringify(reply.body).replaceAll(reply.headers.get("x-request-id") ?? "", "");

describe.each(ERAS)("MCP tenants: in %s", (era) => {
  test.each(TOOLS)("$name shows and changes nothing of another workspace", async (tool) => {
    const theirs = await secretWorkspace();
    const mine = await scene(era);
    const { args } = CASES[tool.name]?.(mine) ?? expect.fail("no case");
    const before = await everything(theirs.workspaceId);
    expect(JSON.stringify(before)).toContain(SECRET);
    const foreign = Object.fromEntries(
      WORKSPACE_ARGUMENTS.map((name) => [name, theirs.workspaceId]),
    );
    const call = (sent: Json) =>
      mine.assistant.rpc("tools/call", { name: tool.name, arguments: sent }, ALL_TOOLS);
    const hasIds = idArguments(tool).length > 0;
    const unknown = [];
    for (const sent of trespasses(tool, args, ABSENT_ID)) unknown.push(wordsOf(await call(sent)));
    for (const id of idsOf(theirs)) {
      for (const [index, sent] of trespasses(tool, args, id).entries()) {
        const reply = await call(sent);
        if (hasIds) expect(wordsOf(reply)).toBe(unknown[index]);
        for (const answer of [reply, await call({ ...sent, ...foreign })]) {
          expect(answer.status).toBe(200);
          expect(seenIn(answer)).not.toContain(SECRET);
          expect(seenIn(answer)).not.toContain(theirs.workspaceId);
        }
      }
    }
    if (hasIds) {
      expect(unknown.join()).toMatch(/NOT_FOUND|"items":\[\]/);
      expect(unknown.join()).not.toMatch(/"created":|"version":\d/);
    }
    expect(await everything(theirs.workspaceId)).toEqual(before);
  });

  test("prompts, resources and completions show nothing of another workspace", async () => {
    const theirs = await secretWorkspace();
    const { assistant } = await open(era);
    const before = await everything(theirs.workspaceId);
    const requests = (id: string): [string, Json][] => [
      ["prompts/get", { name: "plan-a-launch", arguments: { initiative_id: id } }],
      ["prompts/get", { name: "fill-the-context-gaps", arguments: { initiative_id: id } }],
      ["prompts/get", { name: "review-a-document", arguments: { document_id: id } }],
      ["resources/read", { uri: `workspace://initiatives/${id}` }],
      ["resources/read", { uri: `workspace://documents/${id}` }],
    ];
    const unknown = [];
    for (const request of requests(ABSENT_ID)) {
      const reply = await assistant.rpc(...request);
      expect(reply.body?.error).toMatchObject({ data: { code: "NOT_FOUND" } });
      unknown.push(wordsOf(reply));
    }
    for (const id of idsOf(theirs)) {
      const answers = [];
      for (const request of requests(id)) answers.push(await assistant.rpc(...request));
      expect(answers.map(wordsOf)).toEqual(unknown);
      for (const answer of answers) expect(seenIn(answer)).not.toContain(SECRET);
    }
    const { body: listed } = await assistant.rpc("resources/list");
    expect(listed?.result).toMatchObject({ resources: [] });
    expect(await everything(theirs.workspaceId)).toEqual(before);
  });

  test("completions suggest no id of another workspace", async () => {
    const theirs = await secretWorkspace();
    const { assistant, rest } = await open(era);
    const refs = [
      [{ type: "ref/prompt", name: "plan-a-launch" }, "initiative_id", theirs.initiative.id],
      [{ type: "ref/prompt", name: "review-a-document" }, "document_id", theirs.document.id],
      [{ type: "ref/resource", uri: "workspace://initiatives/{id}" }, "id", theirs.initiative.id],
      [{ type: "ref/resource", uri: "workspace://documents/{id}" }, "id", theirs.document.id],
    ] as const;
    for (const [ref, name, id] of refs) {
      for (const value of ["", SECRET, id, id.slice(0, 8)]) {
        const params = { ref, argument: { name, value } };
        const own = await mcp(theirs.key, { era }).rpc("completion/complete", params);
        expect(own.body?.result).toMatchObject({ completion: { values: [id] } });
        const { body } = await assistant.rpc("completion/complete", params);
        expect(body?.result).toMatchObject({ completion: { values: [] } });
      }
    }
    expect((await rest.call("GET", "/initiatives")).body.data).toMatchObject({ items: [] });
  });
});

test("MCP tenants: an Idempotency-Key of another workspace replays nothing", async () => {
  const theirs = await secretWorkspace();
  const { assistant } = await open();
  const once = { headers: { "Idempotency-Key": "shared" } };
  const args = { title: "Same", description: "Same" };
  const first = await mcp(theirs.key).call("create_initiative", args, once);
  const before = await everything(theirs.workspaceId);
  const own = await assistant.call("create_initiative", args, once);
  expect(own.headers.has("idempotent-replayed")).toBe(false);
  expect(own.structuredContent?.id).not.toBe(first.structuredContent?.id);
  expect(await everything(theirs.workspaceId)).toEqual(before);
});
