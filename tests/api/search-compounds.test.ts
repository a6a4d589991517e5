import { expect, test } from "vitest";
import { lookUpTerms } from "@/lib/search/terms";
import { freshDatabase } from "@/tests/support/database";
import { searchedWorkspace } from "@/tests/support/search";

freshDatabase();

test.each([
  ["schadefotos", "Foto's", "Drie fotos.", "De schade op fotos."],
  ["Leasingvertrag", "Vertrag", "Der Vertrag läuft.", "Vertrag: Leasing."],
  ["Kundenkarten", "Karten", "Die Karten fehlen.", "Karten je Kunde."],
])("search compounds: both parts of an unknown compound count: %s", async (q, title, one, both) => {
  const { item, titles } = await searchedWorkspace();
  await item(title, one);
  await item("Halle", both);
  await item("Andere", "Rest.");
  expect((await titles(`${q}?`)).sort()).toEqual([title, "Halle"].sort());
  await item("Halle 2", both);
  expect((await titles(`${q}? Halle`))[0]).toMatch(/^Halle/);
  const only = await searchedWorkspace();
  await only.item("Notes", one);
  await only.item("Both", both);
  expect((await only.titles(`${q}?`))[0]).toBe("Both");
});

test.each([
  ["generation?", "Die Ration", "Gen"],
  ["Kartoffeln?", "Die Karte", "Offen"],
  ["interview?", "The view", "Intern"],
  ["catalogue?", "Cata", "A rogue"],
  ["planning?", "Ninge", "Plans"],
  ["onderwerp?", "Een werp", "Onder"],
  ["workshop?", "The work", "A ship"],
  ["partenaire?", "Une part", "Aire"],
  ["パートナー?", "パート", "ナ"],
])("search compounds: a word that only begins with a word is none: %s", async (q, one, other) => {
  const { item, titles } = await searchedWorkspace();
  await item(one);
  await item(other);
  const found = await titles(q);
  expect(found.length).toBeLessThan(2);
});

test.each([
  ["no shows", ["No shows", "No-show fee", "Noshows cost us"]],
  ["no-shows", ["No shows", "No-show fee", "Noshows cost us"]],
  ["noshows", ["No-show fee", "Noshows cost us"]],
  ["log in", ["Login page"]],
  ["set up", ["Setups of tills"]],
  ["on boarding", ["Onboarded crews"]],
  ["non profits", ["Nonprofit prices"]],
  ["in form", []],
  ["over all", []],
])("search compounds: words are found that another writes in one: %s", async (q, found) => {
  const { item, titles, workspaceId } = await searchedWorkspace();
  for (const title of [
    ...["No-show fee", "No shows", "Noshows cost us", "Login page", "Setups of tills"],
    ...["Onboarded crews", "Nonprofit prices", "Inform the team", "Overall aim"],
  ])
    await item(title);
  expect((await titles(q)).sort()).toEqual(found);
  const { found: count, corrections } = await lookUpTerms(workspaceId, q);
  expect(count).toBe(found.length === 0 ? 0 : 1);
  expect(corrections).toEqual([]);
});

test.each([
  ["no shows", "Noshows cost us", ["Who shows what", "The app shows it"]],
  ["log in", "How we log in", ["Login page", "Login costs"]],
])(
  "search compounds: a rare word of two comes before its part, and a title with both before it: %s",
  async (q, first, others) => {
    const { item, titles } = await searchedWorkspace();
    for (const title of [first, ...others]) await item(title);
    expect((await titles(q))[0]).toBe(first);
  },
);

test("search compounds: what is found in one word is marked as a whole", async () => {
  const { item, search } = await searchedWorkspace();
  await item("Noshows cost us");
  const [found] = (await search("no shows")).items;
  expect(found?.title_highlights).toEqual([[0, 7]]);
});
