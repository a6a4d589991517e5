import { expect, test } from "vitest";
import { lookUpTerms } from "@/lib/search/terms";
import { freshDatabase } from "@/tests/support/database";
import { createContextItem } from "@/tests/support/samples";
import { searchedWorkspace } from "@/tests/support/search";

freshDatabase();

test.each([
  ["Do we fit sash windows?", ["sash"]],
  ["Gibt es Fenster für den Keller?", ["Keller"]],
  ["Plaatsen we een venster in de kelder?", ["kelder"]],
  ["Posez-vous une fenêtre au grenier ?", ["grenier"]],
  ["窓は地下にありますか", []],
  ["windws and fitt", []],
  ["window ZX81 3000 of FitMaster on 12 May", []],
  ["who will say what about everything", []],
])("search missing: the words that no text has are named: %s", async (q, words) => {
  const { workspaceId, item } = await searchedWorkspace();
  await item("Windows", "We fit fenster, venster plaatsen, fenêtre posez. 窓を付ける。");
  expect((await lookUpTerms(workspaceId, q, false)).missing).toEqual(words);
});

test.each([["harbor rent"], ["Hafen Miete"], ["haven huur"], ["port loyer"], ["港 家賃"]])(
  "search links: an item that is only an address comes after texts with the same words: %s",
  async (q) => {
    const { client, initiative, titles } = await searchedWorkspace();
    const create = (title: string, content: string, label = "general_note") =>
      createContextItem(client, initiative.id, { title, content, label });
    await create(`${q} list`, "https://port.example/rent", "external_link");
    await create("Costs", `${q}: 98 a day. ${"Etc. ".repeat(30)}`);
    expect(await titles(`${q}?`)).toEqual(["Costs", `${q} list`]);
    expect((await titles(`${q} list`))[0]).toBe(`${q} list`);
    await create("Pair", `See https://port.example/rent on ${q}.`, "external_link");
    expect((await titles(`${q}?`)).at(-1)).toBe(`${q} list`);
  },
);

test("search missing: a text that only has the ending of a Japanese verb is not found", async () => {
  const { item, titles } = await searchedWorkspace();
  await item("作業", "作業が終わらない。");
  await item("別件", "話をわらで包む。");
  expect(await titles("何が終わらないか")).toEqual(["作業"]);
});
