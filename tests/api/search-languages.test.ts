import { expect, test } from "vitest";
import { freshDatabase } from "@/tests/support/database";
import { searchedWorkspace } from "@/tests/support/search";

freshDatabase();

test.each([
  [
    "Wann wird der Ofen gewartet?",
    "Backofen",
    "Der Ofen läuft.",
    "Wie wir backen und wann",
    "Das Brot wird verkauft.",
  ],
  [
    "Hoeveel kost het bakblik?",
    "Voorraad",
    "Een bakblik van staal.",
    "Hoeveel wij bakken",
    "Het brood wordt verkocht.",
  ],
  [
    "Quand est-ce que le fournil ouvre ?",
    "Horaires",
    "Fournil : six heures.",
    "Ce que nous sommes",
    "Le pain est vendu quand il fait jour.",
  ],
  [
    "Peut-on louer le fournil ?",
    "Locaux",
    "Fournil au fond de la cour.",
    "Le pain",
    "On peut le vendre.",
  ],
  ["窯はいつ使えますか", "設備", "窯は二台。", "いつ何をするか", "パンはいつも売れています。"],
])(
  "search languages: a text or title with only the function words of a query is not found: %s",
  async (q, title, content, otherTitle, otherContent) => {
    const { item, titles } = await searchedWorkspace();
    await item(title, content);
    await item(otherTitle, otherContent);
    expect(await titles(q)).toEqual([title]);
  },
);

test.each([["Wer wir sind"], ["Wie wij zijn"], ["Qui sont-ils"], ["私たちについて"]])(
  "search languages: a title of function words is found by them, also next to others: %s",
  async (title) => {
    const { item, titles } = await searchedWorkspace();
    await item(title);
    expect(await titles(title)).toEqual([title]);
    await item("Photovoltaik");
    expect(await titles(`${title} photovoltaik`)).toEqual(["Photovoltaik", title]);
  },
);

test.each([
  ["war room", "A war is on"],
  ["bin collection", "The bin is full"],
  ["what is the van for", "A van for us"],
  ["why don't we use the car park", "A car for us"],
  ["Welche Waren lagern wir?", "Waren in Halle 2"],
  ["Wer sortiert die Haare?", "Alle Haare im Becken"],
  ["hat supplier", "Each hat has a label"],
  ["MIT licence", "Terms of MIT"],
])(
  "search languages: a word of content is none of the function words of another language: %s",
  async (q, title) => {
    const { item, titles } = await searchedWorkspace();
    await item(title);
    expect(await titles(q)).toContain(title);
  },
);
