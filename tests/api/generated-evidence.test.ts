import { describe, expect, test } from "vitest";
import { draftOutline } from "@/lib/document-types/built-in-types";
import { judgeLaunchReadiness } from "@/lib/domain/advisors";
import * as documents from "@/lib/domain/documents/documents";
import { Coverage } from "@/lib/schemas/coverage";
import { Document } from "@/lib/schemas/documents";
import type { DocumentStatus, DocumentType } from "@/lib/schemas/enums";
import { DocumentEvidence, Generated } from "@/lib/schemas/generate";
import { freshDatabase } from "@/tests/support/database";
import { generatingWorkspace } from "@/tests/support/generations";
import { createContextItem, createDocument } from "@/tests/support/samples";

freshDatabase();

/** An initiative with a generated PRD, to which other documents are related. */
async function withGeneratedPrd() {
  const workspace = await generatingWorkspace();
  const { client, initiative } = workspace;
  const generate = async (type: DocumentType) => {
    const body = { initiative_id: initiative.id, document_type: type, instructions: "Be brief." };
    const reply = await client.call("POST", "/generate", { body });
    return Generated.parse(reply.body.data).document;
  };
  const listSources = async ({ id }: { id: string }) =>
    (await client.data(DocumentEvidence, "GET", `/documents/${id}/evidence`)).sources;
  const prd = await generate("prd");
  const change = (body: { status?: DocumentStatus; content_markdown?: string }) =>
    client.data(Document, "PATCH", `/documents/${prd.id}`, { body });
  /** Whether the PRD is a source of an epic that is generated now. */
  const isSource = async () =>
    (await listSources(await generate("epic"))).some(({ id }) => id === prd.id);
  return { ...workspace, generate, listSources, prd, change, isSource };
}

describe("evidence: a generated document", () => {
  test("is no evidence while its text is as generated, even if stored again or restored", async () => {
    const { client, prd, change, isSource } = await withGeneratedPrd();
    expect(await isSource()).toBe(false);
    await change({ content_markdown: prd.content_markdown });
    expect(await isSource()).toBe(false);
    await change({ content_markdown: "## Problem\n\nWritten by hand." });
    expect(await isSource()).toBe(true);
    const path = `/documents/${prd.id}/versions/1/restore`;
    expect((await client.call("POST", path)).status).toBeLessThan(300);
    expect(await isSource()).toBe(false);
  });

  test.each(["in_review", "approved"] as const)("is evidence once it is %s", async (status) => {
    const { change, isSource } = await withGeneratedPrd();
    await change({ status });
    expect(await isSource()).toBe(true);
    await change({ status: "draft" });
    expect(await isSource()).toBe(false);
  });

  test("is quoted without its notes about itself", async () => {
    const { prd, change, generate, listSources } = await withGeneratedPrd();
    expect(prd.content_markdown).toContain("> **No evidence was found for this section.**");
    expect(prd.content_markdown).toContain("> Instructions are for a model");
    await change({ status: "approved" });
    for (const type of ["epic", "executive_summary", "user_story", "prd"] as const) {
      const document = await generate(type);
      const footnote = (await listSources(document)).find(({ id }) => id === prd.id)?.footnote;
      expect(footnote, type).toEqual(expect.any(Number));
      const quoted = document.content_markdown
        .split("\n")
        .filter((line) => !line.startsWith(">") && line.includes(`[^${footnote}]`));
      expect(quoted.join("\n")).not.toMatch(
        /without AI|No evidence|Instructions|Be brief|not given/,
      );
    }
  });
});

test("evidence: an advisor's answer that is kept as a document is none until somebody edits it", async () => {
  const { caller, client, initiative, generate, listSources } = await withGeneratedPrd();
  const input = { initiative_id: initiative.id, type: "prd", title: "Kept" } as const;
  const answer = { ...input, content_markdown: "## Problem\n\nNo item is labeled target users." };
  const { id } = await documents.createDocument(caller, answer, "generation");
  const isSource = async () =>
    (await listSources(await generate("epic"))).some((source) => source.id === id);
  expect(await isSource()).toBe(false);
  const body = { content_markdown: "## Problem\n\nWritten by hand." };
  await client.data(Document, "PATCH", `/documents/${id}`, { body });
  expect(await isSource()).toBe(true);
});

test("evidence: a document of another type is evidence if a heading names a kind of section that the draft has", async () => {
  const { client, initiative, generate, listSources } = await withGeneratedPrd();
  const write = (title: string, heading: string) =>
    createDocument(client, initiative.id, {
      ...{ type: "retrospective", title },
      content_markdown: `# Notes\n\n${heading}\n\nTablets of two crews stay at home.`,
    });
  const fitting = await write("Autumn", "## Nicht enthalten");
  const foreign = await write("Summer", "## Monday");
  const ids = (await listSources(await generate("prd"))).map(({ id }) => id);
  expect(ids).toContain(fitting.id);
  expect(ids).not.toContain(foreign.id);
  const { sections } = await client.data(
    Coverage,
    "GET",
    `/initiatives/${initiative.id}/context-coverage`,
    { query: { documentType: "prd" } },
  );
  expect(sections.find(({ heading }) => heading === "Non-goals")?.present).toBe(true);
});

test("evidence: a draft does not depend on a document of another type that it does not cite", async () => {
  const { client, initiative, generate } = await withGeneratedPrd();
  const content = { content_markdown: "# Notes\n\n## Rollout\n\n## Monday\n\nIt rained." };
  const other = await createDocument(client, initiative.id, { type: "retrospective", ...content });
  const brief = await createDocument(client, initiative.id, { type: "business_case", ...content });
  const { id } = await generate("prd");
  for (const each of [other, brief]) {
    const change = { content_markdown: "It was dry." };
    await client.call("PATCH", `/documents/${each.id}`, { body: change });
  }
  const found = await client.data(DocumentEvidence, "GET", `/documents/${id}/evidence`);
  expect(found.changed).toBe(1);
  expect(found.sources.find(({ state }) => state === "changed")?.id).toBe(brief.id);
  expect(found.sources.map((source) => source.id)).not.toContain(other.id);
});

test("evidence: a deleted item does not come back through an earlier draft", async () => {
  const { client, item, prd, generate } = await withGeneratedPrd();
  expect(prd.content_markdown).toContain("312 of 1,480");
  expect((await client.call("DELETE", `/context-items/${item.id}`)).status).toBe(200);
  for (const type of ["epic", "user_story", "executive_summary", "prd"] as const) {
    expect((await generate(type)).content_markdown).not.toContain("312 of 1,480");
  }
});

test("evidence: an approved document goes before newer drafts, of which only the newest are looked at", async () => {
  const { client, initiative, generate } = await withGeneratedPrd();
  const write = (title: string, fields = {}) =>
    createDocument(client, initiative.id, {
      title,
      content_markdown: `## Problem\n\n${title} says so.`,
      ...fields,
    });
  const { id } = await write("Approved");
  await client.data(Document, "PATCH", `/documents/${id}`, { body: { status: "approved" } });
  for (const title of ["Draft one", "Draft two"]) await write(title);
  const { content_markdown: text } = await generate("epic");
  expect(text.match(/(?:Approved|Draft one|Draft two) says so/g)).toEqual([
    "Approved says so",
    "Draft two says so",
  ]);
});

test("evidence: a section without other evidence quotes a document of the same type", async () => {
  const { client, initiative, generate } = await withGeneratedPrd();
  await createDocument(client, initiative.id, {
    content_markdown: "## Goals\n\nFast.\n\nWe do not aim at planning from the phone.",
  });
  await createContextItem(client, initiative.id, { label: "feature_idea", title: "Queue" });
  const { content_markdown: text } = await generate("prd");
  expect(text).toMatch(/## Non-goals\n\nWe do not aim at planning from the phone\. \[\^\d+\]\n/);
});

test("evidence: an outline is neither quoted nor named, and crowds out no written document", async () => {
  const { caller, client, initiative } = await generatingWorkspace();
  await createDocument(client, initiative.id, {
    title: "Written",
    content_markdown: "## Goals\n\nFewer lost visits.",
  });
  for (const title of ["Outline one", "Outline two"]) {
    const content_markdown = draftOutline("prd", "Mind the works council.");
    const { id } = await createDocument(client, initiative.id, { title, content_markdown });
    await client.data(Document, "PATCH", `/documents/${id}`, { body: { status: "approved" } });
  }
  const { checks } = await judgeLaunchReadiness(caller, { initiative_id: initiative.id });
  const documents = checks.find(({ area }) => area === "Launch documents");
  expect(documents?.finding).toContain(
    "“Written” is a draft. “Outline two” and “Outline one” are outlines without text.",
  );
  const body = { initiative_id: initiative.id, document_type: "prd" };
  const { data } = (await client.call("POST", "/generate", { body })).body;
  const text = Generated.parse(data).document.content_markdown;
  expect(text).toContain("document of this type: *Written*");
  expect(text).not.toMatch(/Outline (?:one|two)|works council|approved document/);
});
