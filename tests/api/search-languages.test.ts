import { expect, test } from "vitest";
import { query } from "@/lib/db/pool-query";
import { EXPAND } from "@/lib/search/expand-words.sql";
import { lookUpTerms } from "@/lib/search/terms";
import { freshDatabase } from "@/tests/support/database";
import { createContextItem } from "@/tests/support/samples";
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

test("search languages: a function word is counted in texts too, or the count of titles would not end at its limit", async () => {
  const { workspaceId, item } = await searchedWorkspace();
  await item("Backofen", "Er ist nicht warm.");
  const rows = await query(EXPAND, {
    ...{ workspaceId, words: ["nicht", "backofen"], times: [1, 1], open: null },
    ...{ light: ["nicht"], related: [], synonyms: [], fields: [] },
  });
  expect(rows).toMatchObject([{ isStop: true, chunks: 1 }, { isStop: false }]);
});

test("search languages: a French word is found after an elided one and without it, and so is the other way round", async () => {
  const { item, titles } = await searchedWorkspace();
  const title = "Visite avec l’ébéniste";
  await item(title, "Le numéro d'engagement manque à l'Hôtel.");
  await item("Un hygromètre", "L'IA lit la mesure.");
  for (const q of ["ébéniste", "ebeniste", "l'ebeniste", "engagement", "d’engagement", "hôtel"])
    expect(await titles(q), q).toEqual([title]);
  for (const q of ["l'hygromètre", "L’HYGROMÈTRE", "IA", "Quand l'hygromètre ?"])
    expect(await titles(q), q).toEqual(["Un hygromètre"]);
  await item("Contrat de L'Oréal");
  for (const q of ["loreal", "l'oréal", "L’Oréal", "oreal"])
    expect(await titles(q), q).toEqual(["Contrat de L'Oréal"]);
  await item("Prix d'Oréal SA");
  expect(await titles("L'Oréal")).toEqual(["Contrat de L'Oréal", "Prix d'Oréal SA"]);
});

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
  ["CES score", "The CES of onboarding fell"],
  ["OU sync", "Each OU becomes a team"],
  ["Wie hoch ist der VOS", "Ein VOS für alle"],
  ["font kerning", "Our font"],
  ["ces score", "The CES of onboarding fell"],
  ["deliver via van", "A van for us"],
  ["タイ 工場", "タイへの出荷"],
  ["タイ工場", "タイへの出荷"],
])(
  "search languages: a word of content is none of the function words of another language: %s",
  async (q, title) => {
    const { item, titles } = await searchedWorkspace();
    await item(title);
    expect(await titles(q)).toContain(title);
  },
);

test.each([
  ["12月11日", "納品は2026年12月11日。", "12月15日に11人で搬入し、11月12日に点検。"],
  ["12/11", "納品は12月11日。", "12人、11月、12月、11時。"],
  ["11. Dezember", "Lieferung am 11.12.2026.", "Am 15. Dezember kommen 11 Leute."],
  ["11 December", "Delivery on December 11, 2026.", "On 15 December 11 people come."],
  ["11 december", "Levering op 2026-12-11.", "Op 15 december komen 11 mensen."],
  [
    "11 décembre",
    "Livraison le 11 décembre.",
    "Le 15 décembre, 11 personnes viennent, en décembre.",
  ],
])("search languages: a text with the day of a query comes first: %s", async (q, day, others) => {
  const { item, titles } = await searchedWorkspace();
  await item("Day", `${day} ${"Etc. ".repeat(30)}`);
  await item("Others", others);
  expect((await titles(q))[0]).toBe("Day");
});

test("search languages: a day that no text has is found by its parts, and is not completed", async () => {
  const { workspaceId, item, titles } = await searchedWorkspace();
  await item("納期は12月11日");
  await item("会議 4月");
  expect(await titles("4月5日")).toContain("会議 4月");
  const { terms } = await lookUpTerms(workspaceId, "12月1日");
  expect(terms.map(({ lexeme }) => lexeme)).not.toContain("月12日11");
});

test.each(["シワ", "しわ", "ロッカ", "ﾛｯｶｰ", "ろっかー", "10ヶ所", "10カ所", "10か所"])(
  "search languages: kana are found in each spelling, also half typed: %s",
  async (q) => {
    const { item, titles } = await searchedWorkspace();
    await item("Found", "しわが残る。ロッカーは10か所。");
    await item("Other", "じゃあいいわ、とした。ロカ。");
    expect(await titles(q)).toEqual(["Found"]);
  },
);

test.each([
  ["苦情", "しわの苦情", "窓口"],
  ["Beschwerde", "Beschwerde über Krümel", "Am Tresen"],
  ["klacht", "Elke klacht telt", "Aan de balie"],
  ["risk", "Appetite for risk", "No driver"],
])(
  "search languages: a title with the query comes before items of the label that it names: %s",
  async (q, title, labeled) => {
    const { client, initiative, titles } = await searchedWorkspace();
    const label = q === "risk" ? "risk" : "user_feedback";
    const create = (fields: Record<string, string>) =>
      createContextItem(client, initiative.id, { content: "Nothing to see.", ...fields });
    await create({ title, label: "general_note", content: "Etc. ".repeat(100) });
    for (const n of ["", " 2", " 3"])
      await create({ title: labeled + n, label, content: `${q}: ${q}.` });
    expect((await titles(q))[0]).toBe(title);
    expect(await titles(q)).toContain(labeled);
  },
);

test.each([
  ["concurrents", "key_competitors"],
  ["Quelle est la concurrence ?", "key_competitors"],
  ["avis", "user_feedback"],
  ["beslissingen", "decision"],
  ["フィードバック", "user_feedback"],
  ["何を決めた?", "decision"],
  ["アイディア", "feature_idea"],
  ["Wettbewerber", "key_competitors"],
])("search languages: a word for a label finds its items: %s", async (q, label) => {
  const { client, initiative, titles } = await searchedWorkspace();
  const create = (title: string, fields: Record<string, string>) =>
    createContextItem(client, initiative.id, { title, content: "Nothing to see.", ...fields });
  await create("PainExpress", { label });
  await create("Ovens", { label: "general_note" });
  expect(await titles(q)).toEqual(["PainExpress"]);
});

test.each([
  ["concurrent users", "key_competitors"],
  ["concurrency", "key_competitors"],
  ["IDE plugins", "feature_idea"],
  ["retours", "user_feedback"],
])(
  "search languages: a word with the stem of a word for a label names no label: %s",
  async (q, label) => {
    const { client, initiative, titles } = await searchedWorkspace();
    await createContextItem(client, initiative.id, {
      title: "PainExpress",
      content: "Etc.",
      label,
    });
    expect(await titles(q)).toEqual([]);
  },
);

test.each([["idée"], ["Idee"], ["risico"]])(
  "search languages: a word for a label is not corrected to the English one: %s",
  async (q) => {
    const { item, search } = await searchedWorkspace();
    await item("An idea", "It is a risk.");
    expect(await search(q)).toMatchObject({ items: [] });
    await item("Ideeën en risico’s", "Une idée.");
    expect(await search(q)).not.toHaveProperty("corrected_query");
  },
);

test.each([
  ["afgemeld?", "Afmelden tot 16.00 uur"],
  ["wie afmeldt", "Kinderen afmelden"],
  ["opgehaald?", "Dozen ophalen"],
  ["fietsen uitrollen.", "In mei uitgerold"],
  ["Wer ist angemeldet?", "Anmeldung"],
  ["abgeholt?", "Pakete abholen"],
  ["zurückgeben.", "Zurückgegeben"],
])("search languages: a separable verb finds its other forms: %s", async (q, title) => {
  const { item, search } = await searchedWorkspace();
  await item(title);
  await item("Aangemeld en angemessen", "Eingeholt, ingehaald und zugegeben.");
  const { items, ...answer } = await search(q);
  expect(items.map((one) => one.title)).toEqual([title]);
  expect(answer).not.toHaveProperty("corrected_query");
});
