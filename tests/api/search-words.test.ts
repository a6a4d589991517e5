import { expect, test, vi } from "vitest";
import * as read from "@/lib/db/pool-query";
import { readPlanningWords } from "@/lib/search/synonyms";
import { freshDatabase } from "@/tests/support/database";
import { query } from "@/tests/support/query";
import { createDocument } from "@/tests/support/samples";
import { searchedWorkspace } from "@/tests/support/search";

freshDatabase();

test("search words: PostgreSQL stems all tables in one statement, once in a process", async () => {
  const sent = vi.spyOn(read, "query");
  const { words, synonyms } = await readPlanningWords();
  expect(sent.mock.calls.length).toBeLessThanOrEqual(1);
  sent.mockRestore();
  const pairs = words.map((word, n) => `${word} ${synonyms[n]}`);
  expect(pairs).toContain("supplier vendor");
  expect(new Set(pairs).size).toBe(pairs.length);
});

test("search words: a word without a text or a synonym is unknown, and a synonym in the title is no title", async () => {
  const { item, search, titles } = await searchedWorkspace();
  await item("Offline mode", "Nothing.");
  const score = async (q: string) => (await search(q)).items[0]?.score;
  expect(await score("vendor offline mode")).toBe(await score("zzqqxx offline mode"));
  expect(await titles("vendor")).toEqual([]);
  await item("Handling suppliers", "Nothing.");
  await item("Handling", "Vendors.");
  expect((await titles("handling vendors"))[0]).toBe("Handling");
});

test("search words: synonyms in 4,000 chunks count only if the query has nothing else", async () => {
  const { workspaceId, item, titles } = await searchedWorkspace();
  await item("Portal");
  await query(
    `INSERT INTO search.chunk (workspace_id, type, id, hash, title, body, tsv, length)
     SELECT $1, 'goal', gen_random_uuid(), 'h', 'Customer', '', 'custom:1A', 1 FROM generate_series(1, 4000)`,
    [workspaceId],
  );
  expect(await titles("client portal")).toEqual(["Portal"]);
  expect((await titles("client"))[0]).toBe("Customer");
});

test("search words: a word that the filter leaves without a text counts as unknown", async () => {
  const { client, initiative, item, search } = await searchedWorkspace();
  await item("Gasket");
  await createDocument(client, initiative.id, {
    title: "Sprocket",
    content_markdown: "Nothing.",
  });
  const filter = { types: "document" };
  const [both] = (await search("gasket sprocket", filter)).items;
  const [alone] = (await search("sprocket", filter)).items;
  expect(both?.score).toBeLessThan((alone?.score ?? 0) - 0.1);
});

test("search words: of a long text unknown words push no known one out", async () => {
  const { item, titles } = await searchedWorkspace();
  const unknown = Array.from({ length: 26 }, (_, n) => `gasket${String.fromCharCode(97 + n)}`);
  await item("Other", unknown.map((word) => `${word}x`).join(" "));
  await item("Kestrel");
  expect(await titles(`${unknown.join(" ")} kestrel.`)).toContain("Kestrel");
});

test("search words: a short unknown word is completed only while it is typed", async () => {
  const { item, titles } = await searchedWorkspace();
  await item("Catalogue");
  expect(await titles("cat")).toEqual(["Catalogue"]);
  expect(await titles("cat.")).toEqual([]);
  expect(await titles("cata.")).toEqual(["Catalogue"]);
});

test("search words: a register of risks is no onboarding", async () => {
  const { item, titles } = await searchedWorkspace();
  await item("Risk register");
  await item("Onboarding");
  expect(await titles("onboarding")).toEqual(["Onboarding"]);
  expect(await titles("risk register")).toEqual(["Risk register"]);
});
