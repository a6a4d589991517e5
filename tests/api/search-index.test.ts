import { readFile } from "node:fs/promises";
import { describe, expect, test } from "vitest";
import { indexWorkspaces } from "@/lib/admin/service";
import { createUpload } from "@/lib/domain/context/uploads";
import { deleteInitiative } from "@/lib/domain/initiatives/initiatives";
import { reindex } from "@/lib/domain/operator/maintenance";
import { indexMissing } from "@/lib/search/reindex";
import { ownDatabase } from "@/tests/support/database";
import { query } from "@/tests/support/query";
import { createDocument } from "@/tests/support/samples";
import { listChunks, searchedWorkspace } from "@/tests/support/search";

ownDatabase();

describe("search index: the index follows every change", () => {
  test("create, change and delete of each type", async () => {
    const { client, initiative, titles } = await searchedWorkspace();
    const place = { scope: "initiative", initiative_id: initiative.id };
    const resources = [
      ["/documents", { initiative_id: initiative.id, type: "prd" }, {}],
      ["/context-items", { ...place, label: "risk", content: "x" }, { scope: "initiative" }],
      ["/goals", { ...place, goal_type: "general" }, { scope: "initiative" }],
      ["/initiatives", {}, {}],
    ] as const;
    for (const [path, fields, scope] of resources) {
      const { body } = await client.call("POST", path, { body: { ...fields, title: "Walrus" } });
      const at = `${path}/${Object(body.data).id}`;
      expect(await titles("walrus")).toEqual(["Walrus"]);
      await client.call("PATCH", at, { body: { ...scope, title: "Narwhal" } });
      expect(await titles("walrus")).toEqual([]);
      expect(await titles("narwhal")).toEqual(["Narwhal"]);
      await client.call("DELETE", at, { query: scope });
      expect(await titles("narwhal")).toEqual([]);
    }
  });

  test("a batch, and the delete of an initiative with all that is in it", async () => {
    const { client, caller, initiative, titles, workspaceId } = await searchedWorkspace();
    const items = ["Otter one", "Otter two"].map((title) => ({
      label: "risk",
      title,
      content: "x",
    }));
    const path = `/initiatives/${initiative.id}/context-items/batch`;
    await client.call("POST", path, { body: { items } });
    expect(await titles("otter")).toHaveLength(2);
    await deleteInitiative(caller, { id: initiative.id });
    expect(await listChunks(workspaceId)).toEqual([]);
  });

  test("a change that fails leaves it as it was", async () => {
    const { client, initiative, titles } = await searchedWorkspace();
    const { id } = await createDocument(client, initiative.id, { title: "Heron" });
    const headers = { "If-Match": '"9-9"' };
    const body = { title: "Stork" };
    expect(await client.call("PATCH", `/documents/${id}`, { body, headers })).toMatchObject({
      status: 412,
    });
    expect(await titles("heron stork")).toEqual(["Heron"]);
  });

  test("of a long document only the chunks that changed are replaced", async () => {
    const { client, initiative, workspaceId, titles } = await searchedWorkspace();
    const paragraph = (n: number) => `Paragraph ${n} of this plan speaks of step ${n}. `.repeat(7);
    const text = Array.from({ length: 1400 }, (_, n) => paragraph(n));
    const markdown = () => text.join("\n\n").slice(0, 500_000);
    const { id } = await createDocument(client, initiative.id, { content_markdown: markdown() });
    const before = await listChunks(workspaceId);
    expect(before.length).toBeGreaterThan(500);
    text[3] = "A pelican comes in between.";
    await client.call("PATCH", `/documents/${id}`, { body: { content_markdown: markdown() } });
    const known = new Set(before.map(({ hash }) => hash));
    const after = await listChunks(workspaceId);
    expect(after.filter(({ hash }) => !known.has(hash)).length).toBeLessThan(6);
    expect(await titles("pelican")).toHaveLength(1);
    expect(await titles("1399")).toHaveLength(1);
  });

  test("a rebuild gives the same index as the updates", async () => {
    const { item, workspaceId, titles, client, initiative } = await searchedWorkspace();
    const { id } = await item("Puffin");
    await item("Gannet", "Puffins and gannets.");
    await client.call("PATCH", `/context-items/${id}`, {
      body: { scope: "initiative", title: "Razorbill" },
    });
    await createDocument(client, initiative.id, {
      content_markdown: "# Razorbill\n\nIt's o'clock",
    });
    const rows = async () =>
      (await listChunks(workspaceId)).map(({ created: _created, ...row }) => row);
    const terms = () =>
      query("SELECT term FROM search.term WHERE workspace_id = $1 ORDER BY 1", [workspaceId]);
    const before = await rows();
    await query("UPDATE search.chunk SET tsv = ''::tsvector WHERE workspace_id = $1", [
      workspaceId,
    ]);
    expect(await titles("razorbill")).toEqual([]);
    expect(await reindex({ workspaceId })).toEqual({ workspaces: 1, resources: 4 });
    expect(await rows()).toEqual(before);
    expect(await terms()).not.toContainEqual({ term: "puffin" });
    expect(await terms()).toContainEqual({ term: "gannets" });
  });

  test("a new resource of each type is indexed completely, as by a rebuild", async () => {
    const { caller, client, initiative, workspaceId } = await searchedWorkspace();
    const place = { scope: "initiative", initiative_id: initiative.id, title: "Kittiwake" };
    const bodies = {
      "/initiatives": { title: "Kittiwake", description: "Why\n\nit matters" },
      "/documents": { ...place, type: "prd", content_markdown: "# What\n\nAnd why" },
      "/context-items": {
        ...place,
        label: "risk",
        content: "x",
        source_url: "https://a.example/b",
      },
      "/goals": {
        ...place,
        goal_type: "general",
        key_result: "Ten",
        baseline: "",
        timeframe: "Q4",
      },
    };
    for (const [path, body] of Object.entries(bodies)) {
      expect(await client.call("POST", path, { body })).toMatchObject({ status: 200 });
    }
    const bytes = new TextEncoder().encode("Terns and skuas");
    await createUpload(caller, { initiative_id: initiative.id, filename: "birds.txt", bytes });
    const bare = { ...place, title: "Bare" };
    await client.call("POST", "/goals", { body: { ...bare, goal_type: "general" } });
    const rows = async () =>
      (await listChunks(workspaceId)).map(({ created: _created, ...row }) => row);
    const asAdded = await rows();
    expect(new Set(asAdded.map(({ type }) => type)).size).toBe(5);
    await reindex({ workspaceId });
    expect(await rows()).toEqual(asAdded);
  });

  test("rows from before search existed are found and indexed", async () => {
    const { client, initiative, item, workspaceId, titles } = await searchedWorkspace();
    const items = Array.from({ length: 100 }, (_, n) => ({
      label: "risk",
      title: `Wader ${n}`,
      content: "x",
    }));
    await client.call("POST", `/initiatives/${initiative.id}/context-items/batch`, {
      body: { items },
    });
    await item("Dunlin");
    await query("DELETE FROM search.chunk WHERE workspace_id = $1 AND type = 'context_item'", [
      workspaceId,
    ]);
    expect(await indexMissing()).toContain(workspaceId);
    expect(await indexMissing()).not.toContain(workspaceId);
    expect(await titles("dunlin")).toEqual(["Dunlin"]);
  });

  test("the migration to days and kana has exactly the texts indexed again that it changes", async () => {
    const { item, workspaceId } = await searchedWorkspace();
    const others = [
      "Wader",
      "release 3.5",
      "0.125 or 1.2.3",
      "99/7",
      "24/7",
      "2026-13",
      "seit 2026",
    ];
    const days = [
      "5. Jänner",
      "Jänner 5",
      "5. Mrt",
      "１２月５日",
      "12月5日",
      "12/5",
      "2026-12-05",
      "5.12.",
    ];
    const more = [
      "05.12.26",
      "5-12-2026",
      "30/06/2027",
      "5 December",
      "1er mars",
      "10箇所",
      "3個所",
      "シワ",
    ];
    for (const title of [...others, ...days, ...more]) await item(title);
    const path = "prisma/migrations/20261201221500_search_days/migration.sql";
    await query(await readFile(path, "utf8"));
    const kept = await query<{ title: string }>(
      "SELECT title FROM search.chunk WHERE workspace_id = $1 AND type = 'context_item'",
      [workspaceId],
    );
    expect(kept.map(({ title }) => title).sort()).toEqual(others.sort());
  });

  test("the migration to elided words has exactly the texts indexed again that it changes", async () => {
    const { item, workspaceId } = await searchedWorkspace();
    const others = ["don't", "o'clock", "presqu'île", "l' une", "Team's"];
    for (const title of [...others, "L'été", "qu’une"]) await item(title);
    await item("Titre", "Il parle d'abord.");
    const path = "prisma/migrations/20261202043000_search_elisions/migration.sql";
    await query(await readFile(path, "utf8"));
    const kept = await query<{ title: string }>(
      "SELECT title FROM search.chunk WHERE workspace_id = $1 AND type = 'context_item'",
      [workspaceId],
    );
    expect(kept.map(({ title }) => title).sort()).toEqual(others.sort());
  });

  test("the migration to umlauts has exactly the texts indexed again that it changes, which are then found in both spellings", async () => {
    const { item, titles, workspaceId } = await searchedWorkspace();
    const others = ["Poets", "Soerensen", "Café naïve"];
    const umlauts = ["Sörensen", "STRAẞE", "Maße", "Ärzte", "Mu\u0308ller"];
    for (const title of [...others, ...umlauts]) await item(title);
    await item("Notiz", "Die Prüfung beginnt.");
    const path = "prisma/migrations/20261203001500_search_umlauts/migration.sql";
    await query(await readFile(path, "utf8"));
    const kept = await query<{ title: string }>(
      "SELECT title FROM search.chunk WHERE workspace_id = $1 AND type = 'context_item'",
      [workspaceId],
    );
    expect(kept.map(({ title }) => title).sort()).toEqual(others.sort());
    expect(await indexMissing()).toContain(workspaceId);
    expect(await titles("soerensen")).toEqual(expect.arrayContaining(["Sörensen", "Soerensen"]));
    for (const [q, title] of [
      ["strasse", "STRAẞE"],
      ["aerzte", "Ärzte"],
      ["mueller", "Mu\u0308ller"],
      ["pruefung", "Notiz"],
    ] as const)
      expect(await titles(q)).toEqual([title]);
  });

  test("the hourly run indexes what a restore lost when its process died", async () => {
    const { item, titles, workspaceId } = await searchedWorkspace();
    await item("Turnstone");
    await query("DELETE FROM search.chunk WHERE workspace_id = $1", [workspaceId]);
    expect(await titles("turnstone")).toEqual([]);
    await indexWorkspaces(new AbortController().signal);
    expect(await titles("turnstone")).toEqual(["Turnstone"]);
  });
});
