import { expect, test } from "vitest";
import * as z from "zod";
import { freshDatabase } from "@/tests/support/database";
import { createContextItem, createDocument, createInitiative } from "@/tests/support/samples";
import { ALL_TOOLS, open } from "@/tests/support/scene";

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
  const sent = { id, status: "archived" };
  const refused = await assistant.refusal("update_initiative", sent, ALL_TOOLS);
  expect(refused.error).toContain("nothing to change");
  expect(refused.error).toContain(
    "no such argument: status. It takes id, title, description, archived.",
  );
  const misspelt = await assistant.refusal("get_document", { document: id });
  expect(misspelt.error).toContain("`id` is required. What to send: id (From list_documents).");
  expect(misspelt.error).toContain("no such argument: document.");
});

test.each(["", undefined])("MCP updates: patch with %j removes the passage", async (content) => {
  const { assistant, rest } = await open();
  const { id: place } = await createInitiative(rest);
  const { id } = await createDocument(rest, place, { content_markdown: "One. Two. Three." });
  const patch = { id, expected_version: 1, mode: "patch", find: " Two.", content };
  const { structuredContent } = await assistant.call("update_document", patch, ALL_TOOLS);
  expect(structuredContent).toMatchObject({ content_markdown: "One. Three.", version: 2 });
});
