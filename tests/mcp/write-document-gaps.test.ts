import { expect, test } from "vitest";
import { Meta } from "@/lib/schemas/envelope";
import { GenerationStatus } from "@/lib/schemas/generate";
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
  const { id, document_id } = GenerationStatus.parse(structuredContent);
  const look = () => assistant.call("get_generation", { id }, ALL_TOOLS);
  expect((await look())._meta).toMatchObject({ warnings });
  await rest.call("DELETE", `/documents/${document_id}`);
  expect(await look()).not.toHaveProperty("_meta.warnings");
});
