import { expect, test } from "vitest";
import { freshDatabase } from "@/tests/support/database";
import { createDocument } from "@/tests/support/samples";
import { searchedWorkspace } from "@/tests/support/search";

freshDatabase();

const NEAR = "Nothing else. ".repeat(18);

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

test.each([
  "how much does Norlund charge",
  "what does norlund cost",
  "Was kostet Norlund?",
  "Wat kost Norlund?",
])("search for facts: the name in the question comes before its verb: %s", async (q) => {
  const { item, titles } = await searchedWorkspace();
  await item("Offer", `We met the people of Norlund, who ask for €24. ${NEAR}`);
  for (const title of ["Charge", "Message cost", "Das kostet", "Kost dat"]) await item(title);
  for (const name of ["A", "B", "C"]) await item(name, "Norlund again.");
  const found = await titles(q);
  expect(found.slice(0, 4).sort()).toEqual(["A", "B", "C", "Offer"]);
});

test("search for facts: a word and its synonym are one word of the query", async () => {
  const { client, initiative, search } = await searchedWorkspace();
  const content_markdown = `The price is a cost of €9. ${NEAR} The rope by Norlund has a price of €20.`;
  await createDocument(client, initiative.id, { title: "Offers", content_markdown });
  expect((await search("cost of Norlund")).items[0]?.snippet).toContain("€20");
});
