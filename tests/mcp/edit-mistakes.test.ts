import { expect, test } from "vitest";
import * as z from "zod";
import { Me } from "@/lib/schemas/me";
import { freshDatabase } from "@/tests/support/database";
import {
  ABSENT_ID,
  createContextItem,
  createDocument,
  createInitiative,
} from "@/tests/support/samples";
import { ALL_TOOLS, open, scene } from "@/tests/support/scene";

freshDatabase();

const Items = z.looseObject({ items: z.array(z.looseObject({ content: z.string() })) });

test("MCP updates: a text that was cut for a list cannot be written back over the whole one", async () => {
  const { assistant, rest } = await open();
  const item = await createContextItem(rest, undefined, { content: "long ".repeat(19_000) });
  const { items } = await assistant.data(Items, "list_context_items", {});
  const content = items[0]?.content ?? "";
  expect(content).toMatch(/… \[cut: too long for one answer\]$/);
  const change = { id: item.id, scope: "workspace", content };
  const refusal = await assistant.refusal("update_context_item", change, ALL_TOOLS);
  expect(refusal).toMatchObject({ code: "VALIDATION_ERROR", details: [{ path: "content" }] });
  const query = { scope: "workspace" };
  const { body } = await rest.call("GET", `/context-items/${item.id}`, { query });
  expect(body.data).toEqual(item);
});

test("MCP updates: a change that changes nothing is refused, and the misspelled argument is named", async () => {
  const { assistant, rest } = await open();
  const { id } = await createInitiative(rest);
  const sent = { id, status: "done" };
  const refused = await assistant.refusal("update_initiative", sent, ALL_TOOLS);
  expect(refused.error).toContain("nothing to change");
  expect(refused.error).toContain(
    "no such argument: status. It takes id, title, description, archived.",
  );
  const misspelled = await assistant.refusal("get_document", { document: id });
  expect(misspelled.error).toContain("`id` is required. What to send: id (From list_documents).");
  expect(misspelled.error).toContain("no such argument: document.");
});

test("MCP updates: a risk has no status, and the refusal says how to close it", async () => {
  const { assistant, rest } = await open();
  const { id } = await createContextItem(rest, undefined, { label: "risk" });
  const sent = { id, status: "solved" };
  const refused = await assistant.refusal("update_context_item", sent, ALL_TOOLS);
  expect(refused.error).toContain("nothing to change");
  expect(refused.error).toContain("if a risk is over, send its content with `Closed:`");
});

test.each(["", undefined])("MCP updates: patch with %j removes the passage", async (content) => {
  const { assistant, rest } = await open();
  const { id: place } = await createInitiative(rest);
  const { id } = await createDocument(rest, place, { content_markdown: "One. Two. Three." });
  const patch = { id, expected_version: 1, mode: "patch", find: " Two.", content };
  const { structuredContent } = await assistant.call("update_document", patch, ALL_TOOLS);
  expect(structuredContent).toMatchObject({ content_markdown: "One. Three.", version: 2 });
});

test.each([
  ["old[^1]\n\n[^1]: a\n", "new", "old[^1]\n\nnew\n\n[^1]: a\n"],
  ["old\r\n\r\n[^1]: a", "new", "old\r\n\r\nnew\r\n\r\n[^1]: a"],
  [
    "old\n\n[^a b]: x\n\n    more\n[^2]: y\n\n",
    "new\n",
    "old\n\nnew\n\n[^a b]: x\n\n    more\n[^2]: y\n\n",
  ],
  ["[^1]: a", "new", "new\n\n[^1]: a"],
  ["[^1]: a\n\nold", "new", "[^1]: a\n\nold\n\nnew"],
  ["```\n[^1]: a\n```\n", "new", "```\n[^1]: a\n```\n\nnew"],
  ["old [^1]: a", "new", "old [^1]: a\n\nnew"],
  ["[1]: http://a.b", "new", "[1]: http://a.b\n\nnew"],
])("MCP updates: append to %j of %j goes before the footnotes at its end", async (...texts) => {
  const [content_markdown, content, expected] = texts;
  const { assistant, rest } = await open();
  const { id: place } = await createInitiative(rest);
  const { id } = await createDocument(rest, place, { content_markdown });
  const append = { id, expected_version: 1, mode: "append", content };
  const { structuredContent } = await assistant.call("update_document", append, ALL_TOOLS);
  expect(structuredContent).toMatchObject({ content_markdown: expected });
});

test("MCP updates: a section is refused, except with patch, which changes one passage anyway", async () => {
  const { assistant, rest } = await open();
  const { id: place } = await createInitiative(rest);
  const { id } = await createDocument(rest, place, { content_markdown: "# Plan\n\nOne." });
  const edit = { id, expected_version: 1, content: "Two.", find: undefined };
  for (const mode of ["append", "replace", "Add"]) {
    for (const name of ["section", "heading"]) {
      const args = { ...edit, mode, [name]: "Plan" };
      const refusal = await assistant.refusal("update_document", args, ALL_TOOLS);
      expect(refusal).toMatchObject({ code: "VALIDATION_ERROR", details: [{ path: name }] });
      expect(refusal.error).toContain("mode patch");
    }
  }
  const none = { ...edit, mode: "append", section: "", title: "x" };
  await assistant.call("update_document", none, ALL_TOOLS);
  const patch = { ...edit, expected_version: 2, mode: "patch", find: "One.", section: "Plan" };
  const { structuredContent } = await assistant.call("update_document", patch, ALL_TOOLS);
  expect(structuredContent).toMatchObject({ version: 3 });
});

test.each([
  ["audience", "the board"],
  ["language", "German"],
  ["max_words", 100],
  ["word_count", 100],
  ["pages", 2],
  ["output_format", "table"],
])("MCP write_document: %s is refused before a generation is spent", async (name, value) => {
  const { assistant, rest } = await open();
  const { id: initiative_id } = await createInitiative(rest);
  const args = { initiative_id, document_type: "prd", [name]: value };
  const { error } = await assistant.refusal("write_document", args, ALL_TOOLS);
  expect(error).toContain("without a model instructions are not carried out");
  expect(error).not.toContain("Put it into instructions");
  expect((await rest.data(Me, "GET", "/me")).usage.current).toBe(0);
});

test.each([
  ["generate_document", { document_type: "spec" }, "prd: what to build and why"],
  ["update_document", { status: "final" }, "approved: agreed"],
  ["update_document", { content: "x" }, "append: add at the end"],
  ["relabel_context_item", { label: "bug" }, "risk: worries"],
  ["update_context_item", { label: "bug" }, "risk: worries"],
  ["create_context_items", { items: [{ label: "bug" }] }, "risk: worries"],
  ["create_context_items", { items: [{ label: "risk" }] }, "title (In a few words)"],
  ["classify_context", { target_labels: ["bug"] }, "risk: worries"],
  ["search_workspace", { types: ["bug"] }, "upload: an uploaded file"],
  ["create_goal", { goal_type: "bug" }, "constraint: a limit"],
  ["create_goal", { scope: "here" }, "workspace: for every initiative"],
  ["advisor_stakeholder_update", { audience: "press" }, "sales: the people who sell"],
  ["write_document", {}, "executive_summary: one page"],
])("MCP refusals: %s %j lists the valid values with their meaning", async (tool, args, said) => {
  const { assistant, initiative, document } = await scene();
  const ids = { initiative_id: initiative.id, id: document.id, expected_version: 1 };
  const { error, code } = await assistant.refusal(tool, { ...ids, ...args }, ALL_TOOLS);
  expect(code).toBe("VALIDATION_ERROR");
  expect(error).toContain(said);
  expect(error.split(said)).toHaveLength(2);
});

test.each([
  ["get_upload", "with a search, or with GET /uploads"],
  ["get_generation", "in the answer that started it"],
  ["get_document", "matching list call"],
])("MCP refusals: an id that %s does not find says where ids are", async (tool, said) => {
  const { assistant } = await open();
  const { error } = await assistant.refusal(tool, { id: ABSENT_ID }, ALL_TOOLS);
  expect(error).toContain(said);
});

test("MCP refusals: restore_document_version says where versions are", async () => {
  const { assistant, document } = await scene();
  const args = { id: document.id, version: 99 };
  const { error } = await assistant.refusal("restore_document_version", args, ALL_TOOLS);
  expect(error).toMatch(/^Document version not found\. Check the number with the list of versions/);
});
