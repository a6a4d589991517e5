import { expect, test } from "vitest";
import { createDocumentType } from "@/lib/domain/documents/document-types";
import { Coverage } from "@/lib/schemas/coverage";
import { Document } from "@/lib/schemas/documents";
import { DocumentEvidence, Generated } from "@/lib/schemas/generate";
import { freshDatabase } from "@/tests/support/database";
import { makeWorkspace } from "@/tests/support/factories";
import { api } from "@/tests/support/request";
import { createContextItem, createInitiative } from "@/tests/support/samples";

freshDatabase();

const listHeadings = (markdown: string) =>
  [...markdown.matchAll(/^## (.+)$/gm)].map(([, it]) => it);

/** A workspace that plans in German. */
async function germanWorkspace() {
  const workspace = await makeWorkspace();
  const client = api(workspace.key);
  const description =
    "Hausverwaltungen melden Störungen der Aufzüge heute per Telefon. Wir bauen eine Seite, auf der sie die Störung melden.";
  const initiative = await createInitiative(client, { title: "Störungsmeldung", description });
  await createContextItem(client, initiative.id, {
    label: "feature_idea",
    title: "Störung mit Foto melden",
    content:
      "Die Seite nimmt ein Foto der Anzeige auf und schickt es mit der Meldung an die Zentrale.",
  });
  const generate = async (fields: Record<string, string>) => {
    const body = { initiative_id: initiative.id, ...fields };
    const reply = await client.call("POST", "/generate", { body });
    return Generated.parse(reply.body.data).document;
  };
  return { ...workspace, client, initiative, generate };
}

test("language of a document: a German initiative gets German headings, and its coverage English names", async () => {
  const { client, initiative, generate } = await germanWorkspace();
  const prd = await generate({ document_type: "prd" });
  const headings = listHeadings(prd.content_markdown);
  expect(headings).toHaveLength(10);
  expect(headings).toContain("Nicht-Ziele");
  expect(headings).not.toContain("Non-goals");
  const path = `/initiatives/${initiative.id}/context-coverage`;
  const query = { documentType: "prd" };
  const { sections } = await client.data(Coverage, "GET", path, { query });
  expect(sections.map(({ heading }) => heading)).toContain("Non-goals");
  const requirements = sections.find(({ heading }) => heading === "Requirements");
  expect(requirements).toMatchObject({ present: true });
});

test("language of a document: an approved German document is followed section by section", async () => {
  const { client, generate } = await germanWorkspace();
  const prd = await generate({ document_type: "prd" });
  const content_markdown = prd.content_markdown.replace(
    /(## Nicht-Ziele\n\n)[^\n]+/,
    "$1Die Seite ersetzt den Notruf aus der Kabine nicht.",
  );
  const body = { content_markdown, status: "approved" };
  await client.data(Document, "PATCH", `/documents/${prd.id}`, { body });
  const again = await generate({ document_type: "prd" });
  expect(again.content_markdown).toMatch(/## Nicht-Ziele\n\nDie Seite ersetzt den Notruf/);
  const { sources } = await client.data(DocumentEvidence, "GET", `/documents/${again.id}/evidence`);
  expect(sources.map(({ id }) => id)).toContain(prd.id);
});

test("language of a document: a workspace's own type keeps its headings, and finds its sections by German ones", async () => {
  const { caller, generate } = await germanWorkspace();
  const sections = ["Requirements", "Zielgruppe", "Anforderungen"].map((heading) => {
    return { heading, guidance: "" };
  });
  const make = async (name: string, some: typeof sections) => {
    const type = { name, base_type: "prd" as const, sections: some };
    const { id } = await createDocumentType(caller, type);
    return (await generate({ document_type_id: id })).content_markdown;
  };
  expect(listHeadings(await make("Kurz", sections.slice(0, 2)))).toEqual([
    "Requirements",
    "Zielgruppe",
  ]);
  expect(await make("Lang", sections.slice(1))).toMatch(
    /## Anforderungen\n\n- \*\*Störung mit Foto/,
  );
});
