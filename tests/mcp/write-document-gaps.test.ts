import { expect, test } from "vitest";
import { Meta } from "@/lib/schemas/envelope";
import { Generated, GenerationOutcome } from "@/lib/schemas/generate";
import { freshDatabase } from "@/tests/support/database";
import { createInitiative } from "@/tests/support/samples";
import { ALL_TOOLS, open } from "@/tests/support/scene";

freshDatabase();

test("MCP write_document: names the empty sections as POST /generate does, to the model and in _meta", async () => {
  const { assistant, rest } = await open();
  const { id: initiative_id } = await createInitiative(rest, { title: "Offline visits" });
  const args = { initiative_id, document_type: "prd" };
  const { warnings = [] } = Meta.parse(
    (await rest.call("POST", "/generate", { body: args })).body.meta,
  );
  expect(warnings).toEqual([expect.stringMatching(/^\d+ of \d+ sections have nothing: /)]);
  const { content, structuredContent, _meta } = await assistant.call(
    "write_document",
    args,
    ALL_TOOLS,
  );
  expect(_meta).toMatchObject({ warnings });
  expect(content[1]?.text).toContain(warnings[0]);
  const { id, document_id } = GenerationOutcome.parse(structuredContent);
  const look = () => assistant.call("get_generation", { id }, ALL_TOOLS);
  expect((await look())._meta).toMatchObject({ warnings });
  await rest.call("DELETE", `/documents/${document_id}`);
  const deleted = await look();
  expect(deleted).not.toHaveProperty("_meta.warnings");
  expect(deleted.structuredContent).toMatchObject({ state: "done", url: null, method: null });
  expect(deleted.content[1]?.text).toBe("The document was written, and has been deleted since.");
});

test("MCP write_document: without a model says so, and that instructions were not carried out", async () => {
  const { assistant, rest } = await open();
  const { id: initiative_id } = await createInitiative(rest, { title: "Offline visits" });
  const instructions = "At most 100 words, in German, for the board";
  const args = { initiative_id, document_type: "executive_summary", title: "Board", instructions };
  const { document } = await rest.data(Generated, "POST", "/generate", { body: args });
  const { content, structuredContent } = await assistant.call("write_document", args, ALL_TOOLS);
  const { id, document_id, url, method } = GenerationOutcome.parse(structuredContent);
  expect(method).toBe(document.method);
  expect(url).toBe(document.url.replace(document.id, `${document_id}`));
  expect(content[1]?.text).toMatch(/No model wrote it.*not carried out.*update_document/);
  const again = await assistant.call("get_generation", { id }, ALL_TOOLS);
  expect(again.structuredContent).toEqual(structuredContent);
  expect(again.content[1]?.text).toBe(content[1]?.text);
  const few = await assistant.call("get_generation", { id }, { search: "?toolsets=read,generate" });
  expect(few.content[1]?.text).toMatch(/not carried out.*Tell the person/);
  const mistaken = await assistant.refusal("get_document", { id });
  expect(mistaken).toMatchObject({ code: "NOT_FOUND" });
  expect(mistaken.error).toContain(`not of a document. Its document is ${document_id}.`);
  await rest.call("DELETE", `/documents/${document_id}`);
  expect((await assistant.refusal("get_document", { id })).error).toContain("document was deleted");
  const foreign = await (await open()).assistant.refusal("get_document", { id });
  expect(foreign.error).toMatch(/^Document not found/);
});
