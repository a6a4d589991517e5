import { describe, expect, test } from "vitest";
import * as z from "zod";
import { freshDatabase } from "@/tests/support/database";
import { ERAS, type Mcp, mcp } from "@/tests/support/mcp";
import { ABSENT_ID } from "@/tests/support/samples";
import { open, scene } from "@/tests/support/scene";

freshDatabase();

const Prompts = z.object({
  prompts: z.array(
    z.looseObject({
      name: z.string(),
      title: z.string(),
      description: z.string(),
      arguments: z.array(
        z.strictObject({ name: z.string(), description: z.string(), required: z.boolean() }),
      ),
    }),
  ),
});
const Written = z.looseObject({
  description: z.string(),
  messages: z.tuple([
    z.object({
      role: z.literal("user"),
      content: z.object({ type: z.literal("text"), text: z.string() }),
    }),
  ]),
});

describe.each(ERAS)("MCP: prompts, in %s", (era) => {
  const write = async (assistant: Mcp, name: string, args: object) => {
    const { body } = await assistant.rpc("prompts/get", { name, arguments: args });
    return Written.parse(body?.result).messages[0].content.text;
  };

  test("are listed with their arguments", async () => {
    const { assistant } = await open(era);
    const { prompts } = Prompts.parse((await assistant.rpc("prompts/list")).body?.result);
    const required = (name: string) =>
      prompts
        .find((prompt) => prompt.name === name)
        ?.arguments.map((argument) => [argument.name, argument.required]);
    expect(prompts).toHaveLength(3);
    expect(required("plan-a-launch")).toEqual([["initiative_id", true]]);
    expect(required("fill-the-context-gaps")).toEqual([
      ["initiative_id", true],
      ["document_type", false],
    ]);
    expect(required("review-a-document")).toEqual([["document_id", true]]);
  });

  test("name the tools that the connection lacks, and the reason", async () => {
    const { initiative, key } = await scene(era);
    const say = (search: string) =>
      write(mcp(key, { era, search }), "plan-a-launch", { initiative_id: initiative.id });
    expect(await say("?toolsets=all")).not.toContain("lacks");
    expect(await say("")).toMatch(/lacks update_document\. .*add \?toolsets=all/);
    expect(await say("?readonly=1")).toMatch(
      /lacks create_context_items, generate_document, update_document\. .*only reads/,
    );
  });

  test("name their subject and the tools to call", async () => {
    const { assistant, initiative, document } = await scene(era);
    const initiative_id = initiative.id;
    for (const text of [
      await write(assistant, "plan-a-launch", { initiative_id }),
      await write(assistant, "fill-the-context-gaps", { initiative_id, document_type: "okrs" }),
      await write(assistant, "fill-the-context-gaps", { initiative_id }),
    ]) {
      expect(text).toContain(initiative.title);
      expect(text).toContain(initiative_id);
      expect(text).toContain("check_context_coverage");
    }
    const gaps = { initiative_id, document_type: "okrs" };
    expect(await write(assistant, "fill-the-context-gaps", gaps)).toContain("okrs");
    const review = await write(assistant, "review-a-document", { document_id: document.id });
    for (const part of [document.id, document.title, document.type, initiative_id]) {
      expect(review).toContain(part);
    }
  });

  test("take another spelling of a type, and an empty one for none", async () => {
    const { assistant, initiative } = await scene(era);
    const args = { initiative_id: initiative.id };
    const say = (document_type: string | null) =>
      write(assistant, "fill-the-context-gaps", { ...args, document_type });
    expect(await say("Launch plan")).toContain("with document_type launch_plan.");
    expect(await say("PRD")).toContain("with document_type prd.");
    const none = await write(assistant, "fill-the-context-gaps", args);
    for (const blank of ["", "null", null]) expect(await say(blank)).toBe(none);
  });

  test.each([
    ["plan-a-launch", {}, "initiative_id", "VALIDATION_ERROR"],
    ["plan-a-launch", { initiative_id: "" }, "`initiative_id` is required", "VALIDATION_ERROR"],
    ["plan-a-launch", { initiative_id: "the first" }, "initiative_id", "VALIDATION_ERROR"],
    ["plan-a-launch", { initiative_id: ABSENT_ID }, "Initiative not found", "NOT_FOUND"],
    ["review-a-document", { document_id: ABSENT_ID }, "Document not found", "NOT_FOUND"],
    [
      "fill-the-context-gaps",
      { initiative_id: ABSENT_ID, document_type: "spec" },
      "launch_plan",
      "VALIDATION_ERROR",
    ],
  ])("%s %j is refused", async (name, args, words, code) => {
    const { assistant } = await open(era);
    const { headers, body } = await assistant.rpc("prompts/get", { name, arguments: args });
    const request_id = headers.get("x-request-id");
    expect(body?.error).toMatchObject({
      code: -32602,
      message: expect.stringContaining(words),
      data: {
        code,
        request_id,
        ...(code === "VALIDATION_ERROR" && { details: [{ message: expect.any(String) }] }),
      },
    });
  });

  test("an unknown one is -32602, naming the known ones", async () => {
    const { assistant } = await open(era);
    const { body } = await assistant.rpc("prompts/get", { name: "plan" });
    expect(body?.error).toMatchObject({ code: -32602 });
    expect(body?.error?.message).toContain("plan-a-launch");
  });
});
