import { describe, expect, test, vi } from "vitest";
import * as route from "@/app/api/v1/generate/route";
import { listRecentChanges } from "@/lib/domain/history/recent-changes";
import { DocumentVersion, DocumentVersionSummary } from "@/lib/schemas/documents";
import { defineList } from "@/lib/schemas/fields";
import { DocumentEvidence, Generated } from "@/lib/schemas/generate";
import { withModel } from "@/tests/support/ai";
import { freshDatabase } from "@/tests/support/database";
import { generatingWorkspace, idempotencyKey } from "@/tests/support/generations";

freshDatabase();
const model = withModel({ timeoutMs: 1_500 });
const { provider } = model;

describe("generation: a generation that succeeds", () => {
  test("writes one document with its first version, uses one unit, asks once, is recorded", async () => {
    const { hits } = provider("ok");
    const { generate, left, records, client, initiative, workspaceId, item, keyId } =
      await generatingWorkspace();
    const reply = await generate();
    expect(reply.status).toBe(200);
    expect(reply.headers.get("x-ratelimit-bucket")).toBe("ai");
    const { document } = Generated.parse(reply.body.data);
    expect(document).toMatchObject({
      title: "PRD",
      url: `http://localhost:3000/w/${workspaceId}/documents/${document.id}`,
      engine: "claude",
      method: "ai",
    });
    expect(document.content_markdown).toContain(`[^1]: [Offline visits](http://localhost:3000/w/`);
    expect(hits()).toBe(1);
    expect(await left()).toEqual({ used: 1, documents: 1, states: { used: 1 } });

    const stored = await client.call("GET", `/documents/${document.id}`);
    expect(stored.body.data).toMatchObject({
      initiative_id: initiative.id,
      type: "prd",
      status: "draft",
      version: 1,
      content_markdown: document.content_markdown,
    });
    const versions = defineList(DocumentVersionSummary).parse(
      (await client.call("GET", `/documents/${document.id}/versions`)).body.data,
    );
    expect(versions.items).toMatchObject([{ version: 1, source: "generation" }]);
    const first = await client.data(DocumentVersion, "GET", `/documents/${document.id}/versions/1`);
    expect(first.content_markdown).toBe(document.content_markdown);
    expect(await records()).toMatchObject([
      { origin: "api", outcome: "success", targetId: document.id, keyId },
    ]);

    const evidence = await client.data(
      DocumentEvidence,
      "GET",
      `/documents/${document.id}/evidence`,
    );
    expect(evidence).toMatchObject({
      engine: "claude",
      method: "ai",
      model: "big-model",
      input_tokens: 123,
      output_tokens: 50,
      removed_references: 0,
      changed: 0,
    });
    expect(evidence.grounded_share).toBeGreaterThan(0);
    expect(evidence.sources).toContainEqual(
      expect.objectContaining({ type: "context_item", id: item.id, state: "unchanged" }),
    );
  });

  test("sends the model the evidence of the workspace as data, and the instructions", async () => {
    provider("ok");
    const { generate, body } = await generatingWorkspace();
    await generate({ body: { ...body, instructions: "For two readers." } });
    const { messages } = model.api().requests.at(-1)?.body ?? {};
    const sent = JSON.stringify(messages);
    expect(sent).toContain("312 of 1,480 tickets say that a report was lost.");
    expect(sent).toContain("Reports are entered once");
    expect(sent).toContain("For two readers.");
  });

  test("has a title of its own when none is sent", async () => {
    provider("ok");
    const { generate, initiative } = await generatingWorkspace();
    const reply = await generate({
      body: { initiative_id: initiative.id, document_type: "launch_plan" },
    });
    expect(Generated.parse(reply.body.data).document.title).toBe("Launch plan: Offline visits");
  });

  test("may run as long as the AI does", () => {
    expect(route.maxDuration).toBeGreaterThanOrEqual(300);
  });
});

test("generation: the answer and its repeat carry the tag of the document", async () => {
  provider("ok");
  const { generate, client } = await generatingWorkspace();
  const headers = idempotencyKey();
  const first = await generate({ headers });
  const etag = first.headers.get("etag") ?? "";
  const { document } = Generated.parse(first.body.data);
  const path = `/documents/${document.id}`;
  expect((await client.call("GET", path)).headers.get("etag")).toBe(etag);
  expect((await generate({ headers })).headers.get("etag")).toBe(etag);
  const change = { body: { title: "Mine" }, headers: { "If-Match": etag } };
  expect((await client.call("PATCH", path, change)).status).toBe(200);
});

describe("generation: Idempotency-Key", () => {
  test("a repeat gives the same document and does not ask again", async () => {
    const { hits } = provider("ok");
    const { generate, left, records, caller } = await generatingWorkspace();
    const headers = idempotencyKey();
    const first = await generate({ headers });
    const again = await generate({ headers });
    expect(again.headers.get("idempotent-replayed")).toBe("true");
    expect(again.body.data).toEqual(first.body.data);
    expect(hits()).toBe(1);
    expect(await left()).toEqual({ used: 1, documents: 1, states: { used: 1 } });
    const { document } = Generated.parse(first.body.data);
    const target = { outcome: "success", targetType: "document", targetId: document.id };
    expect(await records()).toMatchObject([target, { ...target, details: { replayed: true } }]);
    expect((await listRecentChanges(caller, { limit: 10, offset: 0 })).items).toMatchObject([
      { action: "document.generated" },
      { action: "goal.created" },
      { action: "context_item.created" },
      { action: "initiative.created" },
    ]);
  });

  test("a repeat while the first runs is 409, however long the first takes", async () => {
    const { open } = provider("slow");
    const { generate, left } = await generatingWorkspace();
    const headers = idempotencyKey();
    const first = generate({ headers });
    await vi.waitFor(() => expect(open()).toBe(1));
    expect(await generate({ headers })).toMatchObject({
      status: 409,
      body: { code: "IDEMPOTENCY_IN_PROGRESS" },
    });
    expect((await first).status).toBe(504);
    expect(await left()).toMatchObject({ used: 0, documents: 0 });
  });
});

describe("generation: limits of a model", () => {
  test("references that were not sent, links and images are taken out and counted", async () => {
    provider("injected");
    const { generate, client } = await generatingWorkspace();
    const { document } = Generated.parse((await generate()).body.data);
    const evidence = await client.data(
      DocumentEvidence,
      "GET",
      `/documents/${document.id}/evidence`,
    );
    expect(evidence.removed_references).toBeGreaterThan(0);
    expect(document.content_markdown).not.toMatch(/!\[|\]\(https?:\/\/(?!localhost:3000)/);
    expect(document.content_markdown).toContain("No evidence was found");
  });

  test("a model that cites nothing gets the line under every section", async () => {
    provider("ok");
    model.api().says("## Problem\n\nEverybody knows.[^E99]\n");
    const { generate } = await generatingWorkspace();
    const { document } = Generated.parse((await generate()).body.data);
    expect(document.grounded_share).toBe(0);
    expect(document.content_markdown).toContain(
      "## Problem\n\n> **No evidence in this workspace for what follows",
    );
    expect(document.content_markdown).not.toContain("[^");
  });
});
