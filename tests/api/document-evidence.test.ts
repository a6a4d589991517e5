import { describe, expect, test } from "vitest";
import { engine } from "@/lib/ai/choose-engine";
import { listOutdatedDocuments } from "@/lib/domain/generation/changed-sources";
import { DocumentEvidence, Generated } from "@/lib/schemas/generate";
import { freshDatabase } from "@/tests/support/database";
import { generatingWorkspace } from "@/tests/support/generations";
import { ABSENT_ID, createDocument } from "@/tests/support/samples";

freshDatabase();

/** A document of the built-in engine, and its evidence. */
async function generated() {
  const workspace = await generatingWorkspace();
  const { document } = Generated.parse((await workspace.generate()).body.data);
  const path = `/documents/${document.id}/evidence`;
  const evidence = () => workspace.client.data(DocumentEvidence, "GET", path);
  return { ...workspace, document, evidence, path };
}

test("evidence: without an AI key a document is assembled, says so first, and refers to a source in every statement", async () => {
  expect(engine().name).toBe("builtin");
  const { document, evidence, left } = await generated();
  expect(document).toMatchObject({ engine: "builtin", method: "rules", grounded_share: 1 });
  expect(document.content_markdown.split("\n")[0]).toMatch(/^> .*without AI/);
  expect(document.content_markdown).toContain("312 of 1,480 tickets");
  expect(await evidence()).toMatchObject({
    engine: "builtin",
    method: "rules",
    model: null,
    input_tokens: null,
    grounded_share: 1,
  });
  expect(await left()).toEqual({ used: 1, documents: 1, states: { used: 1 } });
});

describe("evidence: sources", () => {
  test("link to their pages and have the numbers of the footnotes", async () => {
    const { document, evidence, initiative, item, goal, workspaceId } = await generated();
    const { sources, document_id } = await evidence();
    expect(document_id).toBe(document.id);
    expect(sources.map(({ id }) => id).sort()).toEqual([initiative.id, item.id, goal.id].sort());
    const source = sources.find(({ id }) => id === item.id);
    const url = `http://localhost:3000/w/${workspaceId}/context-items/${item.id}`;
    expect(source).toMatchObject({ type: "context_item", label: "user_feedback", url });
    expect(document.content_markdown).toContain(`[^${source?.footnote}]: [${item.title}](${url})`);
  });

  test("say when they changed, and when they are gone; saving without a change is no change", async () => {
    const { evidence, client, initiative, item, goal } = await generated();
    const inScope = { scope: "initiative" };
    await client.call("PATCH", `/initiatives/${initiative.id}`, { body: { archived: true } });
    await client.call("PATCH", `/goals/${goal.id}`, { body: { ...inScope, priority: 7 } });
    expect((await evidence()).changed).toBe(0);

    await client.call("PATCH", `/context-items/${item.id}`, {
      body: { ...inScope, content: "313 of 1,480 tickets." },
    });
    await client.call("DELETE", `/goals/${goal.id}`);
    const { sources, changed } = await evidence();
    expect(changed).toBe(2);
    expect(Object.fromEntries(sources.map(({ id, state }) => [id, state]))).toEqual({
      [initiative.id]: "unchanged",
      [item.id]: "changed",
      [goal.id]: "deleted",
    });
  });

  test("are changed by a new label of an item or a new type of a goal, since the AI reads both", async () => {
    const { evidence, client, initiative, item, goal } = await generated();
    const path = `/context-items/${item.id}`;
    const inScope = { scope: "initiative" };
    const relabel = (label: string) => client.call("PATCH", path, { body: { ...inScope, label } });
    const states = async () =>
      Object.fromEntries((await evidence()).sources.map(({ id, state }) => [id, state]));

    expect((await relabel("market_research")).status).toBe(200);
    await client.call("PATCH", `/goals/${goal.id}`, {
      body: { ...inScope, goal_type: goal.goal_type === "general" ? "constraint" : "general" },
    });
    expect(await states()).toEqual({
      [initiative.id]: "unchanged",
      [item.id]: "changed",
      [goal.id]: "changed",
    });
    await relabel("user_feedback");
    expect((await states())[item.id]).toBe("unchanged");
  });

  test("stay within the workspace", async () => {
    const mine = await generated();
    const other = await generatingWorkspace();
    expect(await other.client.call("GET", mine.path)).toMatchObject({ status: 404 });
  });
});

test("evidence: a document that was not generated has none: 404 that says why", async () => {
  const { client, initiative } = await generatingWorkspace();
  const document = await createDocument(client, initiative.id);
  const reply = await client.call("GET", `/documents/${document.id}/evidence`);
  expect(reply).toMatchObject({ status: 404, body: { code: "NOT_FOUND" } });
  expect(reply.body.error).toMatch(/was not generated/);
  expect((await client.call("GET", `/documents/${ABSENT_ID}/evidence`)).status).toBe(404);
});

test("evidence: evidence goes with its document", async () => {
  const { client, document, path } = await generated();
  await client.call("DELETE", `/documents/${document.id}`);
  expect((await client.call("GET", path)).status).toBe(404);
});

test("evidence: Home names only documents whose cited sources changed or are gone", async () => {
  const { client, document, item, goal, initiative, workspaceId, caller } = await generated();
  const inScope = { scope: "initiative" };
  expect(await listOutdatedDocuments(caller)).toEqual([]);
  await client.call("PATCH", `/goals/${goal.id}`, { body: { ...inScope, priority: 7 } });
  await client.call("PATCH", `/initiatives/${initiative.id}`, { body: { description: "Uncited" } });
  expect(await listOutdatedDocuments(caller)).toEqual([]);
  await client.call("PATCH", `/context-items/${item.id}`, {
    body: { ...inScope, content: "313 of 1,480 tickets." },
  });
  await client.call("DELETE", `/goals/${goal.id}`);
  const outdated = [
    {
      id: document.id,
      title: document.title,
      initiative_title: initiative.title,
      sources: 2,
      changed: [item.title],
      deleted: [goal.title],
    },
  ];
  expect(await listOutdatedDocuments(caller)).toEqual(outdated);
  const other = await generated();
  expect(other.workspaceId).not.toBe(workspaceId);
  expect(await listOutdatedDocuments(other.caller)).toEqual([]);
  await client.call("PATCH", `/documents/${document.id}`, { body: { status: "archived" } });
  expect(await listOutdatedDocuments(caller)).toEqual([]);
});
