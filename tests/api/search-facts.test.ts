import { expect, test } from "vitest";
import { freshDatabase } from "@/tests/support/database";
import { createDocument } from "@/tests/support/samples";
import { searchedWorkspace } from "@/tests/support/search";

freshDatabase();

const NEAR = "Nothing else. ".repeat(18);

test.each([
  ["when does the oven open", "The oven will open, open, open late.", "3 May: the oven opens."],
  ["Wann startet der Ofen?", "Der Ofen startet, startet spät.", "Am 3. Mai startet der Ofen."],
  ["Wanneer begint de oven?", "De oven begint, begint laat.", "3 mei: de oven begint."],
  ["Quand commence le four ?", "Le four commence, commence tard.", "Le 3 mai commence le four."],
  ["窯はいつ始まる", "窯が始まる、始まる。", "5月3日に窯が始まる。"],
])(
  "search for facts: a text with a time beside the words comes first if the query asks when: %s",
  async (q, undated, dated) => {
    const { item, titles } = await searchedWorkspace();
    await item("A", undated);
    await item("B", `${NEAR}\n\n${dated}`);
    await item("C", `${undated}\n\n3 May, rain.`);
    expect((await titles(q))[0]).toBe("B");
  },
);

test("search for facts: a time does not outweigh a word, a title or a clause with when", async () => {
  const { item, titles } = await searchedWorkspace();
  await item("A", "The oven opens late.");
  await item("B", "3 May: the oven.");
  expect(await titles("when does the oven open")).toEqual(["A", "B"]);
  await item("C", `${NEAR} The oven opens on 3 May.`);
  expect((await titles("when the oven opens"))[0]).toBe("A");
  await item("The oven opens", "Soon.");
  expect((await titles("when does the oven open"))[0]).toBe("The oven opens");
});

test.each([
  ["how much does the link by Norlund cost", "Norlund", "We like the offer by", "€18,400"],
  ["Was kostet die Schnittstelle von Norlund?", "Norlund", "Wir mögen das Angebot von", "18.400 €"],
  ["Wat kost de koppeling bij Norlund?", "Norlund", "Wij kiezen graag voor", "€ 18.400"],
  ["Combien coûte Norlund ?", "Norlund", "Nous aimons l'offre de", "18 400 €"],
  ["北社はいくら", "北社", "私たちが好きなのは", "18,400円"],
])(
  "search for facts: the passage with the sum is shown if the query asks for it: %s",
  async (q, name, liked, sum) => {
    const { client, initiative, search } = await searchedWorkspace();
    const table = `| X | Y |\n|---|---|\n| ${name} | ${sum} |\n| Zed | €9 |`;
    for (const [title, fact] of [
      ["Offers", table],
      ["Notes", `${name}: ${sum}.`],
      ["List", `- ${NEAR.trim()}\n- ${name}: ${sum}`],
    ] as const) {
      const content_markdown = `${liked} ${name}. ${NEAR}\n\n${fact}`;
      await createDocument(client, initiative.id, { title, content_markdown });
    }
    const { items } = await search(q);
    expect(items.map(({ title }) => title).sort()).toEqual(["List", "Notes", "Offers"]);
    for (const { snippet } of items) expect(snippet).toContain(sum);
  },
);

test("search for facts: a sum without the words is not shown, nor one if the query asks for something else", async () => {
  const { item, search } = await searchedWorkspace();
  await item("Offers", `The lamp costs little. ${NEAR} The rope is €9. ${NEAR} Lamp: €20.`);
  expect((await search("who offers the lamp")).items[0]?.snippet).toMatch(/^The lamp/);
  expect((await search("what does the lamp cost")).items[0]?.snippet).toContain("Lamp: €20");
});
