import { describe, expect, test } from "vitest";
import * as z from "zod";
import { DOCUMENT_TYPES } from "@/lib/schemas/enums";
import { freshDatabase } from "@/tests/support/database";
import { ERAS, type Mcp } from "@/tests/support/mcp";
import { ABSENT_ID, createDocument, createInitiative } from "@/tests/support/samples";
import { open, scene } from "@/tests/support/scene";

freshDatabase();

const Resources = z.object({
  resources: z.array(z.looseObject({ uri: z.string(), name: z.string(), mimeType: z.string() })),
  nextCursor: z.string().optional(),
});
const Contents = z.object({
  contents: z.tuple([z.object({ uri: z.string(), mimeType: z.string(), text: z.string() })]),
});
const Completion = z.object({
  completion: z.object({ values: z.array(z.string()), hasMore: z.boolean() }),
});

describe.each(ERAS)("MCP: resources, in %s", (era) => {
  const read = async (assistant: Mcp, uri: string) => {
    const { body } = await assistant.rpc("resources/read", { uri });
    return Contents.parse(body?.result).contents[0];
  };

  test("are listed: the active initiatives and the documents, newest first", async () => {
    const { assistant, rest, initiative, document } = await scene(era);
    const newer = await createInitiative(rest, { title: "Newer" });
    const away = await createInitiative(rest, { title: "Away" });
    await rest.call("PATCH", `/initiatives/${away.id}`, { body: { archived: true } });
    const { resources } = Resources.parse((await assistant.rpc("resources/list")).body?.result);
    expect(resources).toMatchObject([
      { uri: `workspace://initiatives/${newer.id}`, name: "Newer", mimeType: "application/json" },
      { uri: `workspace://initiatives/${initiative.id}`, title: initiative.title },
      {
        uri: `workspace://documents/${document.id}`,
        title: document.title,
        mimeType: "text/markdown",
        annotations: { lastModified: document.updated_at },
      },
    ]);
    for (const { uri, mimeType } of resources) {
      expect(await read(assistant, uri)).toMatchObject({ uri, mimeType });
    }
  });

  test("are listed in pages", async () => {
    const { assistant, rest } = await open(era);
    for (let count = 0; count < 52; count++) await createInitiative(rest);
    const list = async (cursor?: string) => {
      const { body } = await assistant.rpc("resources/list", cursor ? { cursor } : {});
      return Resources.parse(body?.result);
    };
    const first = await list();
    const second = await list(first.nextCursor);
    expect([first.resources.length, second.resources.length]).toEqual([50, 2]);
    expect(second.nextCursor).toBeUndefined();
    const uris = [...first.resources, ...second.resources].map(({ uri }) => uri);
    expect(new Set(uris).size).toBe(52);
    const { body } = await assistant.rpc("resources/list", { cursor: "invented" });
    expect(body?.error).toMatchObject({ code: -32602 });
  });

  test("have a template for each kind", async () => {
    const { assistant } = await open(era);
    const { body } = await assistant.rpc("resources/templates/list");
    expect(body?.result).toMatchObject({
      resourceTemplates: [
        { uriTemplate: "workspace://initiatives/{id}", mimeType: "application/json" },
        { uriTemplate: "workspace://documents/{id}", mimeType: "text/markdown" },
      ],
    });
  });

  test("hold the same data as REST", async () => {
    const { assistant, initiative, document } = await scene(era);
    const { text } = await read(assistant, `workspace://initiatives/${initiative.id}`);
    expect(JSON.parse(text)).toEqual(initiative);
    const markdown = await read(assistant, `workspace://documents/${document.id}`);
    expect(markdown.text).toBe(document.content_markdown);
    const shouted = await read(assistant, `workspace://documents/${document.id.toUpperCase()}`);
    expect(shouted.text).toBe(document.content_markdown);
  });

  test.each([
    [`workspace://initiatives/${ABSENT_ID}`, "NOT_FOUND"],
    [`workspace://documents/${ABSENT_ID}`, "NOT_FOUND"],
    ["workspace://documents/1", undefined],
    [`workspace://goals/${ABSENT_ID}`, undefined],
    [`workspace://documents/${ABSENT_ID}/../x`, undefined],
    [`workspace://documents/${"-".repeat(36)}`, undefined],
    ["file:///etc/passwd", undefined],
    ["", undefined],
  ])("%s is refused", async (uri, code) => {
    const { assistant } = await open(era);
    const { status, body } = await assistant.rpc("resources/read", { uri });
    expect(status).toBe(200);
    expect(body?.error?.code).toBe(-32602);
    if (code) expect(body?.error?.data).toMatchObject({ code });
    else expect(body?.error?.message).toContain("workspace://documents/{id}");
  });
});

describe.each(ERAS)("MCP: completion, in %s", (era) => {
  const REFS = {
    initiative: [
      [{ type: "ref/prompt", name: "plan-a-launch" }, "initiative_id"],
      [{ type: "ref/resource", uri: "workspace://initiatives/{id}" }, "id"],
    ],
    document: [
      [{ type: "ref/prompt", name: "review-a-document" }, "document_id"],
      [{ type: "ref/resource", uri: "workspace://documents/{id}" }, "id"],
    ],
  } as const;

  const ask = async (assistant: Mcp, ref: object, name: string, value: string) => {
    const params = { ref, argument: { name, value } };
    const { body } = await assistant.rpc("completion/complete", params);
    return Completion.parse(body?.result).completion;
  };
  const complete = async (...asked: Parameters<typeof ask>) => (await ask(...asked)).values;

  test.each(["initiative", "document"] as const)("of an id of an %s", async (kind) => {
    const { assistant, rest, initiative, document } = await scene(era);
    const titled = (title: string) =>
      kind === "initiative"
        ? createInitiative(rest, { title })
        : createDocument(rest, initiative.id, { title });
    const first = kind === "initiative" ? initiative : document;
    const percent = await titled("Save 50%_of fuel\\day");
    for (const [ref, name] of REFS[kind]) {
      const suggested = (value: string) => complete(assistant, ref, name, value);
      expect(await suggested("")).toEqual([percent.id, first.id]);
      expect(await suggested(first.id)).toEqual([first.id]);
      expect(await suggested(percent.id.slice(0, 35))).toContain(percent.id);
      expect(await suggested("fUEL")).toEqual([percent.id]);
      for (const literal of ["50%", "%_", "\\day"]) {
        expect(await suggested(literal)).toEqual([percent.id]);
      }
      for (const none of ["5%f", "Save_50", "%%", "\\%", "nothing like it", "'", "\u0000"]) {
        expect(await suggested(none), none).toEqual(
          none === "\u0000" ? [percent.id, first.id] : [],
        );
      }
    }
  });

  test("gives at most 20, and says whether there are more", async () => {
    const { assistant, rest } = await open(era);
    const [ref, name] = REFS.initiative[0];
    for (let count = 0; count < 20; count++) await createInitiative(rest);
    expect(await ask(assistant, ref, name, "")).toMatchObject({ hasMore: false });
    await createInitiative(rest);
    const { values, hasMore } = await ask(assistant, ref, name, "");
    expect({ count: values.length, hasMore }).toEqual({ count: 20, hasMore: true });
  });

  test("of a type of document", async () => {
    const { assistant } = await open(era);
    const ref = { type: "ref/prompt", name: "fill-the-context-gaps" };
    expect(await complete(assistant, ref, "document_type", "")).toEqual([...DOCUMENT_TYPES]);
    expect(await complete(assistant, ref, "document_type", "R")).toEqual([
      "release_notes",
      "retrospective",
      "risk_register",
    ]);
    expect(await complete(assistant, ref, "audience", "")).toEqual([]);
  });
});
