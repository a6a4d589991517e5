import { expect, test } from "vitest";
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
