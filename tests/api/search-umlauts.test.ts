import { expect, test } from "vitest";
import { lookUpTerms } from "@/lib/search/terms";
import { freshDatabase } from "@/tests/support/database";
import { searchedWorkspace } from "@/tests/support/search";

freshDatabase();

test.each([
  ["soerensen", ["Frau Sörensen", "Mail von Soerensen"]],
  ["Sörensen", ["Frau Sörensen", "Mail von Soerensen"]],
  ["koeln", ["Köln"]],
  ["groesse der strasse", ["Größe der Straße"]],
  ["Größe der Straße", ["Größe der Straße"]],
  ["Tür", ["Tuer"]],
  ["fuer Köln", ["Köln"]],
  ["poem", []],
  ["poets", []],
  ["true", []],
  ["shoes", []],
])(
  "search umlauts: a word is found as it is typed without one, and no other word is: %s",
  async (q, found) => {
    const { item, search } = await searchedWorkspace();
    for (const title of ["Frau Sörensen", "Mail von Soerensen", "Köln", "Größe der Straße", "Tuer"])
      await item(title);
    await item("Pots and pans", "Put a pom and a tru on the shos for pots.");
    const { items, ...answer } = await search(q);
    expect(items.map(({ title }) => title).sort()).toEqual(found);
    expect(answer).not.toHaveProperty("corrected_query");
  },
);

test.each(["Überprüfung", "Ueberpruefung"])(
  "search umlauts: both spellings are one word of the query: %s",
  async (q) => {
    const { item, search, workspaceId } = await searchedWorkspace();
    for (const title of ["Überprüfung vom Mai", "Überprüfung", "Ueberpruefung im Juni"])
      await item(title);
    const { terms, found } = await lookUpTerms(workspaceId, q, false);
    expect(new Set(terms.map(({ group }) => group)).size).toBe(1);
    expect(found).toBe(1);
    const { items } = await search(q);
    expect(items).toHaveLength(3);
    expect(items.find(({ title }) => title === "Überprüfung")?.title_highlights).toEqual([[0, 11]]);
  },
);

test.each(["soerensen", "Sörensen"])(
  "search umlauts: an excerpt marks both spellings: %s",
  async (q) => {
    const { item, search } = await searchedWorkspace();
    await item("Termin", "Frau Sörensen kommt. Auch Herr Soerensen kommt.");
    const [found] = (await search(q)).items;
    const marked = found?.highlights.map(([start, end]) => found.snippet.slice(start, end));
    expect(marked).toEqual(["Sörensen", "Soerensen"]);
  },
);

test.each([
  ["soerenson", "sörensen"],
  ["Sörenson", "sörensen"],
  ["strase", "straße"],
])("search umlauts: a word is corrected to the spelling of the texts: %s", async (q, corrected) => {
  const { item, search } = await searchedWorkspace();
  await item("Straße", "Frau Sörensen wohnt dort.");
  expect((await search(q)).corrected_query).toBe(corrected);
});

test("search umlauts: a title is the query in either spelling", async () => {
  const { item, titles } = await searchedWorkspace();
  await item("Sörensen");
  await item("Soerensen, Soerensen", "Soerensen.");
  expect((await titles("soerensen"))[0]).toBe("Sörensen");
});

test.each(["ueber uns", "Über uns"])(
  "search umlauts: a title of function words is found: %s",
  async (q) => {
    const { item, titles } = await searchedWorkspace();
    await item("Über uns");
    expect(await titles(q)).toEqual(["Über uns"]);
  },
);

test("search umlauts: a name of two parts is one word of the query", async () => {
  const { item, workspaceId } = await searchedWorkspace();
  await item("MüllerBau und Müller GmbH", "Vom Bau.");
  expect((await lookUpTerms(workspaceId, "MüllerBau", false)).found).toBe(1);
});

test("search umlauts: a function word stays one", async () => {
  const { workspaceId, item } = await searchedWorkspace();
  await item("Schlüssel für die Halle", "Wir können sie für Gäste öffnen.");
  const count = async (q: string) => (await lookUpTerms(workspaceId, q)).found;
  expect(await count("Wofür können wir Schlüssel vergeben?")).toBe(1);
  expect(await count("Wofuer koennen wir Schluessel vergeben?")).toBe(1);
});
