import { describe, expect, test } from "vitest";
import * as z from "zod";
import { CONTEXT_LABELS, DOCUMENT_TYPES } from "@/lib/schemas/enums";
import { freshDatabase } from "@/tests/support/database";
import { makeKey } from "@/tests/support/factories";
import { ERAS, mcp } from "@/tests/support/mcp";
import { ABSENT_ID } from "@/tests/support/samples";
import { ALL_TOOLS, open, scene } from "@/tests/support/scene";

freshDatabase();

const CallResult = z.looseObject({
  isError: z.literal(true),
  content: z.array(z.strictObject({ type: z.literal("text"), text: z.string() })).length(1),
});
/** The one text block of a refusal holds these fields and no others. */
const Refusal = z.strictObject({
  code: z.string(),
  error: z.string(),
  details: z
    .array(z.strictObject({ path: z.string(), code: z.string(), message: z.string() }))
    .optional(),
  request_id: z.string(),
});

describe.each(ERAS)("MCP errors: a refused call, in %s", (era) => {
  test("is a result with one JSON text and the request id of the header", async () => {
    const { assistant, caller } = await open(era);
    const readOnly = mcp((await makeKey(caller, { scope: "read_only" })).key, { era });
    const twice = { headers: { "Idempotency-Key": "once" } };
    const create = (title: string) => ({ name: "create_initiative", arguments: { title } });
    await assistant.rpc("tools/call", create("x"), twice);
    const absent = { name: "get_document", arguments: { id: ABSENT_ID } };
    const replies = [
      ["VALIDATION_ERROR", await assistant.rpc("tools/call", create(""))],
      ["NOT_FOUND", await assistant.rpc("tools/call", absent)],
      ["READ_ONLY_KEY", await readOnly.rpc("tools/call", create("x"))],
      ["IDEMPOTENCY_KEY_REUSED", await assistant.rpc("tools/call", create("y"), twice)],
    ] as const;
    for (const [code, { status, headers, body }] of replies) {
      expect(status).toBe(200);
      const result = CallResult.parse(body?.result);
      expect(result).not.toHaveProperty("structuredContent");
      const refusal = Refusal.parse(JSON.parse(result.content[0]?.text ?? ""));
      expect(refusal).toMatchObject({ code, request_id: headers.get("x-request-id") });
      expect(refusal.details === undefined).toBe(code !== "VALIDATION_ERROR");
    }
  });
});

describe("MCP errors: a model can correct its call by the refusal of", () => {
  test("a wrong choice, which names every field with its values", async () => {
    const { assistant } = await open();
    const { error, details } = await assistant.refusal("create_context_item", {
      scope: "team",
      label: "thought",
      title: "x".repeat(201),
    });
    expect(details?.map(({ path }) => path).sort()).toEqual(["content", "label", "scope", "title"]);
    for (const value of [...CONTEXT_LABELS, "initiative", "workspace", "200", "content"]) {
      expect(error).toContain(value);
    }
  });

  test("a wrong item of a list, which names its place", async () => {
    const { assistant, initiative } = await scene();
    const good = { label: "risk", title: "x", content: "" };
    const items = [good, good, { ...good, label: "thought" }];
    const args = { initiative_id: initiative.id, items };
    const { error, details } = await assistant.refusal("create_context_items", args);
    expect(details).toMatchObject([{ path: "items.2.label" }]);
    expect(error).toContain("items.2.label");
  });

  test("an absent argument, which says that it is required", async () => {
    const { assistant } = await open();
    const { error } = await assistant.refusal("generate_document", { title: "x" });
    for (const name of ["initiative_id", "document_type", "instructions"]) {
      expect(error).toContain(`\`${name}\` is required.`);
    }
    const wrong = { document_type: "spec", title: "x", instructions: "x" };
    const { error: choice } = await assistant.refusal("generate_document", wrong);
    for (const type of DOCUMENT_TYPES) expect(choice).toContain(type);
  });

  test("an unknown id, which says where ids come from", async () => {
    const { assistant } = await open();
    const { error } = await assistant.refusal("get_document", { id: ABSENT_ID });
    expect(error).toMatch(/Document not found.*list/);
  });

  test("a number out of bounds, in whole sentences", async () => {
    const { assistant } = await open();
    const { error } = await assistant.refusal("list_goals", { limit: 101 });
    expect(error).toMatch(
      /`limit` must be at most 100, not 101\. Correct the named arguments and call again\.$/,
    );
  });
});

describe("MCP errors: not found", () => {
  test("is the same answer for a foreign and an unknown id, in every tool", async () => {
    const theirs = await scene();
    const { assistant } = await scene();
    const callsWith = (ids: Record<"initiative" | "document" | "item", string>) =>
      [
        ["get_document", { id: ids.document }],
        ["check_context_coverage", { initiative_id: ids.initiative, document_type: "prd" }],
        ["relabel_context_item", { item_id: ids.item, label: "risk" }],
        [
          "create_context_items",
          {
            initiative_id: ids.initiative,
            items: [{ label: "risk", title: "x", content: "" }],
          },
        ],
        [
          "create_goal",
          {
            scope: "initiative",
            initiative_id: ids.initiative,
            goal_type: "general",
            title: "x",
          },
        ],
      ] as const;
    const answers = async (ids: Parameters<typeof callsWith>[0]) => {
      const refusals = [];
      for (const [tool, args] of callsWith(ids)) {
        const { request_id, ...refusal } = await assistant.refusal(tool, args);
        refusals.push(refusal);
      }
      return refusals;
    };
    const { initiative: foreign, document, item } = theirs;
    const absent = { initiative: ABSENT_ID, document: ABSENT_ID, item: ABSENT_ID };
    const unknown = await answers(absent);
    for (const { code } of unknown) expect(code).toBe("NOT_FOUND");
    expect(await answers({ initiative: foreign.id, document: document.id, item: item.id })).toEqual(
      unknown,
    );
  });

  test("names the kind of an id of another kind, and the tool of the connection that shows it", async () => {
    const { assistant, initiative, document, item, goal, upload } = await scene();
    const say = async (tool: string, args: Record<string, string>, options = {}) => {
      const { code, error } = await assistant.refusal(tool, args, options);
      expect(code).toBe("NOT_FOUND");
      return error;
    };
    expect(await say("get_document", { id: goal.id.toUpperCase() }, ALL_TOOLS)).toContain(
      "Document not found. Check the id with the matching list call. id is the id of a goal: get_goal shows it. Ids",
    );
    expect(await say("get_context_item", { id: initiative.id }, ALL_TOOLS)).toContain(
      " id is the id of an initiative: get_initiative shows it.",
    );
    expect(await say("relabel_context_item", { item_id: document.id, label: "risk" })).toContain(
      " item_id is the id of a document: get_document shows it.",
    );
    expect(await say("advisor_prd_critic", { document_id: upload.id })).toContain(
      " document_id is the id of an uploaded file. ",
    );
    const inItem = { initiative_id: item.id, document_type: "prd" };
    expect(await say("check_context_coverage", inItem)).toContain(
      " initiative_id is the id of a context item: list_context_items shows it.",
    );
  });

  test("names no kind where the id is of the right one", async () => {
    const { assistant, document, goal } = await scene();
    const elsewhere = { id: goal.id, scope: "workspace" };
    for (const [tool, args] of [
      ["get_goal", elsewhere],
      ["restore_document_version", { id: document.id, version: 99 }],
    ] as const) {
      const { error } = await assistant.refusal(tool, args, ALL_TOOLS);
      expect(error).not.toContain("is the id of");
    }
  });

  test("a malformed id is a wrong argument", async () => {
    const { assistant } = await open();
    const refusal = await assistant.refusal("get_document", { id: "the first one" });
    expect(refusal).toMatchObject({ code: "VALIDATION_ERROR", details: [{ path: "id" }] });
    expect(refusal.error).toContain("UUID");
  });
});

describe.each(ERAS)("MCP errors: incomplete params are -32602 with plain words, in %s", (era) => {
  test.each([
    ["tools/call", { arguments: {} }, "name"],
    ["prompts/get", {}, "name"],
    ["prompts/get", { name: "plan-a-launch", arguments: { initiative_id: 5 } }, "initiative_id"],
    ["resources/read", {}, "uri"],
    ["completion/complete", { argument: { name: "x", value: "" } }, "ref"],
  ])("%s %j names %s", async (method, params, path) => {
    const { assistant } = await open(era);
    const { status, headers, body } = await assistant.rpc(method, params);
    expect(status).toBe(200);
    expect(body?.error).toMatchObject({
      code: -32602,
      message: expect.stringContaining(path),
      data: { code: "VALIDATION_ERROR", request_id: headers.get("x-request-id") },
    });
    expect(body?.error?.message).not.toMatch(/[[{]/);
  });
});
