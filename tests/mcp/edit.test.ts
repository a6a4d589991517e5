import { describe, expect, test } from "vitest";
import { DocumentPart } from "@/lib/mcp/tools/document-part";
import { Document, DocumentVersionSummary } from "@/lib/schemas/documents";
import { defineList } from "@/lib/schemas/fields";
import { listCalls } from "@/tests/support/activity";
import { freshDatabase } from "@/tests/support/database";
import { ERAS, type Mcp } from "@/tests/support/mcp";
import { ALL_TOOLS, scene } from "@/tests/support/scene";

freshDatabase();

const Versions = defineList(DocumentVersionSummary);
const update = (assistant: Mcp, args: Record<string, unknown>) =>
  assistant.call("update_document", args, ALL_TOOLS);

describe.each(ERAS)("MCP updates: update_document, in %s", (era) => {
  test("replaces, appends and patches, each as a version that came over MCP", async () => {
    const { assistant, rest, document } = await scene(era);
    const { id } = document;
    const edits = [
      [{ mode: "replace", content: "One.\n\nTwo.\n" }, "One.\n\nTwo.\n"],
      [{ mode: "append", content: "Three." }, "One.\n\nTwo.\n\nThree."],
      [{ mode: "patch", find: "Two", content: "2" }, "One.\n\n2.\n\nThree."],
    ] as const;
    for (const [index, [edit, content_markdown]] of edits.entries()) {
      const expected_version = `${index + 1}`; // as models send numbers
      const { structuredContent } = await update(assistant, { id, expected_version, ...edit });
      expect(structuredContent).toMatchObject({ content_markdown, version: index + 2 });
    }
    const { items } = await rest.data(Versions, "GET", `/documents/${id}/versions`);
    expect(items.map(({ version, source }) => [version, source])).toEqual([
      [4, "mcp"],
      [3, "mcp"],
      [2, "mcp"],
      [1, "api"],
    ]);
    const listed = await assistant.data(Versions, "list_document_versions", { id }, ALL_TOOLS);
    expect(listed.items[0]?.created_by_name).toBe("Ada Lovelace");
    expect(listed.items).toEqual(items);
  });

  test("answers the lines around the change of a long text", async () => {
    const { assistant, rest, document } = await scene(era);
    const { id } = document;
    const lines = Array.from({ length: 600 }, (_, n) => `Line ${n} of the 📋 plan.`);
    const body = { content_markdown: lines.join("\n") };
    const path = `/documents/${id}`;
    await rest.call("PATCH", path, { body });
    const edits = [
      [{ mode: "patch", find: "Line 300 of", content: "Row 300 of" }, /^Line 29\d of.*Row 300 of/s],
      [{ mode: "append", content: "The end." }, /^Line 59\d of.*The end\.$/s],
      [{ status: "approved" }, /^Line 0 of/],
    ] as const;
    for (const [index, [edit, shown]] of edits.entries()) {
      const { structuredContent } = await update(assistant, {
        id,
        expected_version: index + 2,
        ...edit,
      });
      const { content_markdown, offset, next_offset } = DocumentPart.parse(structuredContent);
      expect(content_markdown).toMatch(shown);
      expect(content_markdown.length).toBeLessThan(8_000);
      const whole = [...(await rest.data(Document, "GET", path)).content_markdown];
      expect(whole.slice(offset, next_offset ?? whole.length).join("")).toBe(content_markdown);
    }
  });

  test.each([" ", "\r"])(
    "answers the change in a line of 12,000 characters between %j",
    async (gap) => {
      const { assistant, rest, document } = await scene(era);
      const { id } = document;
      const content_markdown = `${`word${gap}`.repeat(1_600)}HERE${`${gap}📋日本語`.repeat(800)}`;
      await rest.call("PATCH", `/documents/${id}`, { body: { content_markdown } });
      const edit = { id, expected_version: 2, mode: "patch", find: "HERE", content: "THERE" };
      const { structuredContent } = await update(assistant, edit);
      expect(DocumentPart.parse(structuredContent).content_markdown).toContain("THERE");
    },
  );

  test("never overwrites a later text by another person", async () => {
    const { assistant, rest, document, workspaceId } = await scene(era);
    const path = `/documents/${document.id}`;
    await rest.call("PATCH", path, { body: { content_markdown: "Theirs" } });
    const edit = { id: document.id, expected_version: 1, mode: "append", content: "Mine" };
    const { failure } = await update(assistant, edit);
    expect(failure).toMatchObject({ code: "PRECONDITION_FAILED" });
    expect(failure?.error).toMatch(/version 2, not 1.*Read it again/);
    const { body } = await rest.call("GET", path);
    expect(body.data).toMatchObject({ content_markdown: "Theirs", version: 2 });
    expect(await listCalls(workspaceId)).toMatchObject([
      {
        tool: "update_document",
        outcome: "PRECONDITION_FAILED",
        target_type: "document",
        target_id: document.id,
      },
    ]);
  });

  test.each([
    [{ mode: "patch", find: "nowhere", content: "x" }, "find"],
    [{ mode: "patch", content: "x" }, "find"],
    [{ mode: "replace" }, "content"],
    [{ content: "x" }, "mode"],
    [{ mode: "rework", content: "x" }, "mode"],
    [{}, ""],
    [{ title: "x", expected_version: 0 }, "expected_version"],
  ])("refuses %j, naming %j", async (edit, path) => {
    const { assistant, rest, document } = await scene(era);
    const { failure } = await update(assistant, { id: document.id, expected_version: 1, ...edit });
    expect(failure).toMatchObject({ code: "VALIDATION_ERROR", details: [{ path }] });
    expect((await rest.call("GET", `/documents/${document.id}`)).body.data).toEqual(document);
  });

  test("changing only a title or a status makes no version", async () => {
    const { assistant, document } = await scene(era);
    const edit = { id: document.id, expected_version: 1, title: "New", status: "approved" };
    const { structuredContent } = await update(assistant, edit);
    expect(structuredContent).toMatchObject({
      title: "New",
      status: "approved",
      version: 1,
      content_markdown: document.content_markdown,
    });
  });

  test("restore_document_version brings an earlier text back as a new version", async () => {
    const { assistant, document } = await scene(era);
    const { id } = document;
    await update(assistant, { id, expected_version: 1, mode: "replace", content: "Worse" });
    const back = { id, version: 1 };
    const restored = await assistant.data(Document, "restore_document_version", back, ALL_TOOLS);
    expect(restored).toMatchObject({ version: 3, content_markdown: document.content_markdown });
    const none = await assistant.refusal("restore_document_version", { id, version: 9 }, ALL_TOOLS);
    expect(none.code).toBe("NOT_FOUND");
  });
});

describe("MCP updates: the other update tools change only the given fields", () => {
  const { search } = ALL_TOOLS;

  test("update_initiative changes the fields that are sent, and archives", async () => {
    const { assistant, initiative } = await scene();
    const { id } = initiative;
    const call = async (change: object) =>
      (await assistant.call("update_initiative", { id, ...change }, { search })).structuredContent;
    const renamed = await call({ title: "New" });
    expect(renamed).toEqual({ ...initiative, title: "New", updated_at: expect.any(String) });
    expect(await call({ description: null })).toMatchObject({ title: "New", description: null });
    expect(await call({ archived: "true" })).toMatchObject({ archived: true });
    expect(await call({ archived: false })).toMatchObject({ archived: false, archived_at: null });
  });

  test("update_context_item changes its label, and removes its source", async () => {
    const { assistant, workspaceItem: item } = await scene();
    const call = async (change: object) => {
      const args = { id: item.id, scope: "workspace", ...change };
      return (await assistant.call("update_context_item", args, { search })).structuredContent;
    };
    const changed = { ...item, label: "decision", updated_at: expect.any(String) };
    expect(await call({ label: "decision", source_url: "" })).toEqual(changed);
    expect(await call({ source_url: null })).toEqual({ ...changed, source_url: null });
  });

  test("update_goal takes a priority as text, and removes it", async () => {
    const { assistant, goal } = await scene();
    const call = async (change: object) => {
      const args = { id: goal.id, scope: "initiative", ...change };
      return (await assistant.call("update_goal", args, { search })).structuredContent;
    };
    const changed = { ...goal, priority: 7, updated_at: expect.any(String) };
    expect(await call({ priority: "7" })).toEqual(changed);
    expect(await call({ priority: null, description: null })).toEqual({
      ...changed,
      priority: null,
      description: null,
    });
    const { failure } = await assistant.call(
      "update_goal",
      { id: goal.id, scope: "initiative", priority: 1001 },
      { search },
    );
    expect(failure).toMatchObject({ code: "VALIDATION_ERROR", details: [{ path: "priority" }] });
  });
});
