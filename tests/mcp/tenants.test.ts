import { describe, expect, test } from "vitest";
import { freshDatabase } from "@/tests/support/database";
import { ERAS, mcp, type RpcReply } from "@/tests/support/mcp";
import { ABSENT_ID } from "@/tests/support/samples";
import { open } from "@/tests/support/scene";
import { everything, listIds, SECRET, secretScene } from "@/tests/support/two-tenants";

freshDatabase();

type Json = Record<string, unknown>;
const seenIn = ({ body, headers }: RpcReply) => JSON.stringify([body, [...headers]]);
/** Drops the request id, so that two replies can be compared. */
const listWords = (reply: RpcReply) =>
  JSON.stringify(reply.body).replaceAll(reply.headers.get("x-request-id") ?? "", "");

describe.each(ERAS)("MCP tenants: in %s", (era) => {
  test("prompts, resources and completions show nothing of another workspace", async () => {
    const theirs = await secretScene();
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
      unknown.push(listWords(reply));
    }
    for (const id of listIds(theirs)) {
      const answers = [];
      for (const request of requests(id)) answers.push(await assistant.rpc(...request));
      const said = answers.map((answer) => listWords(answer).replaceAll(id, ABSENT_ID)); // the URI that was sent
      expect(said).toEqual(unknown);
      for (const answer of answers) expect(seenIn(answer)).not.toContain(SECRET);
    }
    const { body: listed } = await assistant.rpc("resources/list");
    expect(listed?.result).toMatchObject({ resources: [] });
    expect(await everything(theirs.workspaceId)).toEqual(before);
  });

  test("completions suggest no id of another workspace", async () => {
    const theirs = await secretScene();
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
