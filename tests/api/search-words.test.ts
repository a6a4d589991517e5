import { expect, test, vi } from "vitest";
import * as read from "@/lib/db/pool-query";
import { pairSynonyms, readPlanningWords } from "@/lib/search/synonyms";
import { lookUpTerms } from "@/lib/search/terms";
import { freshDatabase } from "@/tests/support/database";
import { query } from "@/tests/support/query";
import { createDocument } from "@/tests/support/samples";
import { searchedWorkspace } from "@/tests/support/search";

freshDatabase();

test("search words: PostgreSQL stems all tables in one statement, once in a process", async () => {
  const sent = vi.spyOn(read, "query");
  const planning = await readPlanningWords();
  expect(sent.mock.calls.length).toBeLessThanOrEqual(1);
  sent.mockRestore();
  const pairs = pairSynonyms(planning, ["suppliers"]).map(
    ({ stem, synonym }) => `${stem} ${synonym}`,
  );
  expect(pairs).toContain("supplier vendor");
  expect(new Set(pairs).size).toBe(pairs.length);
  expect(pairs.filter((pair) => !pair.startsWith("su"))).toEqual([]);
});

test.each([
  ["who has paid", "Payment terms"],
  ["employee leaving", "When staff left"],
  ["analyze churn", "Analysis of churn"],
  ["sso", "Single sign-on"],
  ["14500", "At most £14,500"],
  ["14.500", "At most £14,500"],
  ["no-show", "A no show pays"],
  ["budjet", "The budget"],
  ["what do we charge", "Pricing for teams"],
])(
  "search words: an irregular form, a derived word or an abbreviation is found: %s",
  async (q, title) => {
    const { item, titles } = await searchedWorkspace();
    await item(title);
    expect(await titles(q)).toEqual([title]);
  },
);

test.each([
  ["Vertrag", ["Wartungsvertrag"]],
  ["räder", ["Leasingräder"]],
  ["Karte", ["Kundenkarte"]],
  ["Leasingvertrag", ["Der Vertrag", "Ablauf"]],
  ["kundenkarte", ["Die Karte", "Ablauf"]],
])(
  "search words: an unknown word finds compounds that end with it, and the parts of a compound: %s",
  async (q, found) => {
    const { item, titles } = await searchedWorkspace();
    await item(found[0] ?? "");
    await item("Ablauf", "Die Wartung, das Leasing und der Kunde.");
    expect(await titles(q)).toEqual(found);
  },
);

test("search words: a word that only ends like an unknown one is no compound", async () => {
  const { item, titles } = await searchedWorkspace();
  await item(
    "Generation of invoices",
    "We are operating a milestone plan with permission. A ration at the stone.",
  );
  for (const q of ["rating", "mission", "flimstone"]) expect(await titles(q)).toEqual([]);
});

test("search words: a number finds no other with the same digits in parts, and a price no charger", async () => {
  const { item, titles } = await searchedWorkspace();
  await item("First one on 14 January, for 500");
  await item("No charging during a shift");
  expect(await titles("14,500")).toEqual([]);
  expect(await titles("pricing")).toEqual([]);
});

test("search words: a title holds a half-typed word by any word that begins so, however rare others are", async () => {
  const { item, titles } = await searchedWorkspace();
  await item("Board log");
  for (const title of ["Tide", "Crew", "Fuel", "Gate"]) await item(title, "Noted in the log.");
  await item("Depot", "The board saw the loft. Board, loft, board, loft, board, loft.");
  expect((await titles("board lo"))[0]).toBe("Board log");
});

test("search words: a phrase with an unknown word finds nothing by its empty words", async () => {
  const { item, titles } = await searchedWorkspace();
  await item("Show what was said");
  expect(await titles("no-zzqqxx")).toEqual([]);
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

test("search words: a word is completed only while it is typed", async () => {
  const { item, titles } = await searchedWorkspace();
  await item("Catalogue");
  for (const q of ["cat", "cata", "all cata"]) expect(await titles(q)).toEqual(["Catalogue"]);
  for (const q of ["cat.", "cata?", "“cata?”", "(cata)", "«cata»", "»cata«", "cata;", "cata page"])
    expect(await titles(q)).toEqual([]);
});

test("search words: an unknown word finds its longer forms in other languages", async () => {
  const { item, titles } = await searchedWorkspace();
  await item("Rechnungen", "Rechnungsstellung.");
  expect(await titles("Rechnung verschickt?")).toEqual(["Rechnungen"]);
  expect(await titles("Rechn verschickt?")).toEqual([]);
  await item("Nachhaltigkeitsbericht");
  expect(await titles("Nachhaltigkeit?")).toEqual(["Nachhaltigkeitsbericht"]);
});

test("search words: a title that ends with a stop word is the query, typed or not", async () => {
  const { item, search } = await searchedWorkspace();
  await item("Who we sell to", "Nothing.");
  await item("Tomorrow", "Who we sell tools to together.");
  const [typed, ended] = [await search("who we sell to"), await search("who we sell to.")];
  expect(typed.items[0]).toMatchObject({ title: "Who we sell to", score: ended.items[0]?.score });
});

test.each(["f3e27e7c", "c0ffee42", "p90x", "35l9", "us9l1x"])(
  "search words: %s, a code that no text has, finds nothing",
  async (q) => {
    const { item, search } = await searchedWorkspace();
    await item("The coffee is free", "27 of 34 and 42 of 90 in the US are open for 35 x 9.");
    expect(await search(q)).toMatchObject({ items: [] });
    expect(await search(`coffee ${q}`)).not.toHaveProperty("corrected_query");
  },
);

test("search words: a part of a code is corrected if it is long", async () => {
  const { item, search } = await searchedWorkspace();
  await item("Pricing 2026");
  expect(await search("pricng-2026")).toMatchObject({ corrected_query: "pricing-2026" });
});

test("search words: each part of a hyphenated phrase counts, but not each part of a code", async () => {
  const { item, workspaceId } = await searchedWorkspace();
  await item("Sync manager for offline maps: SyncManager, PLAN-1432");
  const count = async (q: string) => (await lookUpTerms(workspaceId, q)).found;
  expect(await count("offline-sync/maps")).toBe(3);
  expect(await count("SyncManager maps")).toBe(2);
  expect(await count("PLAN-1432")).toBe(1);
});

test("search words: a name is not found by one of its parts", async () => {
  const { item, titles } = await searchedWorkspace();
  await item("Two days in the field");
  await item("Sync in the field", "Our manager wants to sync twice.");
  await item("Mitarbeiter im Lager");
  expect(await titles("FieldMate?")).toEqual([]);
  expect(await titles("FieldMate in the field")).toContain("Two days in the field");
  expect(await titles("MitarbeiterInnen")).toEqual(["Mitarbeiter im Lager"]);
  expect(await titles("SyncMan")).toEqual(["Sync in the field"]);
  expect(await titles("SyncManager")).toEqual(["Sync in the field"]);
});

test("search words: a register of risks is no onboarding", async () => {
  const { item, titles } = await searchedWorkspace();
  await item("Risk register");
  await item("Onboarding");
  expect(await titles("onboarding")).toEqual(["Onboarding"]);
  expect(await titles("risk register")).toEqual(["Risk register"]);
});

test("search words: the word open of open questions weighs little, and elsewhere as much as others", async () => {
  const { item, titles } = await searchedWorkspace();
  for (const at of ["one", "two", "three"]) await item(`Survey ${at}`, "Each has ten questions.");
  await item("We open four boxes of each pallet", "A sample goes to the lab.");
  await item("Questions nobody answered yet", "Who replaces lost tags?");
  expect((await titles("open questions"))[0]).toBe("Questions nobody answered yet");
  expect((await titles("open boxes, any questions"))[0]).toBe("We open four boxes of each pallet");
  expect(await titles("open tasks")).toEqual(["We open four boxes of each pallet"]);
});

test("search words: a contraction without its apostrophe asks only, and the verb leave is not what churn asks for", async () => {
  const { item, titles } = await searchedWorkspace();
  await item("Gate", "It is blocked.");
  await item("Whats new", "The lamp.");
  expect((await titles("whats blocked"))[0]).toBe("Gate");
  expect(await titles("whats zzqqxx")).toEqual([]);
  await item("Room", "They leave the room.");
  expect(await titles("churn")).toEqual([]);
  expect(await titles("who quit")).toEqual(["Room"]);
  await item("Exit", "Churn rose.");
  expect((await titles("customers leave")).sort()).toEqual(["Exit", "Room"]);
});
