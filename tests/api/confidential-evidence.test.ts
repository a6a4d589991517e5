import { expect, test } from "vitest";
import { Coverage } from "@/lib/schemas/coverage";
import { Meta } from "@/lib/schemas/envelope";
import { Generated } from "@/lib/schemas/generate";
import { freshDatabase } from "@/tests/support/database";
import { makeWorkspace } from "@/tests/support/factories";
import { api } from "@/tests/support/request";
import { createContextItem, createInitiative } from "@/tests/support/samples";

freshDatabase();

test("confidential items: a slot counts them, a section that only they would fill is empty, and they are no evidence", async () => {
  const { key } = await makeWorkspace();
  const client = api(key);
  const { id } = await createInitiative(client);
  const { id: item } = await createContextItem(client, id, { title: "Dispatchers (confidential)" });
  const path = `/initiatives/${id}/context-coverage`;
  const coverage = await client.call("GET", path, { query: { documentType: "prd" } });
  const { coverage: slots, sections } = Coverage.parse(coverage.body.data);
  expect(slots.find(({ key }) => key === "target_users")).toMatchObject({ present: true });
  expect(sections).toContainEqual({ heading: "Target users", present: false, toCheck: false });
  const body = { initiative_id: id, document_type: "prd" };
  const written = await client.call("POST", "/generate", { body });
  for (const reply of [coverage, written])
    expect(Meta.parse(reply.body.meta).warnings).toEqual([expect.stringContaining("Target users")]);
  const { document } = Generated.parse(written.body.data);
  expect(document.content_markdown).toContain("> 1 item marked as confidential is left out.");
  expect(document.content_markdown).not.toContain("Dispatchers");
  const evidence = await client.call("GET", `/documents/${document.id}/evidence`);
  expect(evidence.status).toBe(200);
  expect(JSON.stringify(evidence.body)).not.toContain(item);
});
