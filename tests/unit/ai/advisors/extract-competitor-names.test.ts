import { expect, test } from "vitest";
import { extractCompetitorNames } from "@/lib/ai/advisors/competitive-battlecard/extract-competitor-names";

const extract = (titles: readonly string[]) =>
  extractCompetitorNames(titles.map((title) => ({ title, content: "" })));

test("competitor names: are taken out of titles, each once", () => {
  const titles = [
    "CrewGrid's live map",
    "Servana and Vantello",
    "CrewGrid",
    "Planwerk: prices of 2026",
    "Route Master (since May)",
    "Twin & Sons’ offer",
  ];
  expect(extract(titles)).toEqual([
    "CrewGrid",
    "Servana",
    "Vantello",
    "Planwerk",
    "Route Master",
    "Twin",
    "Sons",
  ]);
});

test("competitor names: a price is none", () => {
  const prices = ["260 a year", "€24", "24 pro Monat", "30 par mois", "30 per maand"];
  const names = ["37signals", "24/7 Support", "3 Suisses", "1Password"];
  expect(extract([...prices, ...names])).toEqual(names);
});

test("competitor names: sentences and other words are left out, and at most 8 are offered", () => {
  expect(extract(["What buyers compare us with today", "why deals are lost"])).toEqual([]);
  expect(extract([..."ABCDEFGHIJ"].map((letter) => `Rival ${letter}`))).toHaveLength(8);
});

test.each(["[09:11] Tom: VetBook is cheaper", "[14/11/2026, 09:05:03] Tom: VetBook is cheaper"])(
  "competitor names: are not the person who wrote a line of a chat: %s",
  (content) => {
    expect(extractCompetitorNames([{ title: "Tom: VetBook is cheaper", content }])).toEqual([]);
  },
);

test("competitor names: begin after somebody who uses them", () => {
  const titles = ["They use CrewGrid, £89 a month", "Sie nutzen Servana", "Ils utilisent Vantello"];
  expect(extract(titles)).toEqual(["CrewGrid", "Servana", "Vantello"]);
  expect(extract(["They left us", "We lost two", "Sie sind billig"])).toEqual([]);
  expect(extract(["Theyworks", "We Are Social"])).toEqual(["Theyworks", "We Are Social"]);
});

test("competitor names: begin after a deal that was lost or won", () => {
  const titles = ["Lost to CrewGrid", "Verloren an Servana", "Perdu face à Vantello"];
  expect(extract(titles)).toEqual(["CrewGrid", "Servana", "Vantello"]);
});

test("competitor names: are no customers before the name of a field", () => {
  expect(extract(["Pemberton Cold Storage, Current tool: Servana since May"])).toEqual([]);
  expect(extract(["Servana, Route Master: prices"])).toEqual(["Servana", "Route Master"]);
});

test.each([
  "#1061, 11/11, Académie d'Ixelles, Doublon : une facture par instrument",
  "11/11, De Vuyst, Greet",
  "Feedback, 12 November 2026, Servana",
  "Mme Sophie Delvaux, SD : On paie 18 €",
  "Mevr. Claes: te duur",
  "Frau Kern: zu teuer",
  "S: it is cheaper",
  "2026: prices rise",
])("competitor names: are no rows of a list, persons, dates, numbers or letters: %s", (title) => {
  expect(extract([title])).toEqual([]);
});

test.each([
  ["X, Bluesky and Threads", ["Bluesky", "Threads"]],
  ["Airtable, Notion,", ["Airtable", "Notion"]],
  ["Airtable, Ms Jones", ["Airtable"]],
  ["1, 2, Airtable", []],
])("competitor names: only the parts of a title that are none are left out: %s", (title, names) => {
  expect(extract([title])).toEqual(names);
});

test.each([
  "Ms Office",
  "Frau Holle GmbH",
  "Mevrouw Claes BV",
  "Madame Figaro SA",
  "3M",
  "37signals",
  "1&1",
  "Mr Price",
  "Dr. Oetker",
  "May Mobility",
  "HP",
])("competitor names: but %s is one", (name) => {
  expect(extract([`${name}: from €16 a month`])).toEqual([name]);
});
