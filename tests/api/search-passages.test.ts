import { expect, test } from "vitest";
import { joinName } from "@/lib/text/join-label";
import { freshDatabase } from "@/tests/support/database";
import { createDocument } from "@/tests/support/samples";
import { searchedWorkspace } from "@/tests/support/search";

freshDatabase();

const NEAR = "Nothing else. ".repeat(18);
const FAR = NEAR.repeat(2);

test.each([
  [
    "who leads photo quotes",
    "Photo quotes",
    `Photo quotes are sent. ${FAR}Dele leads it.`,
    "Dele leads it.",
  ],
  [
    "Wer leitet Fotoangebote?",
    "Fotoangebote",
    `Fotoangebote per Mail. ${FAR}Dele leitet sie.`,
    "Dele leitet sie.",
  ],
  [
    "Qui dirige le devis ?",
    "Le devis",
    `Le devis part. ${FAR}Dele dirige tout.`,
    "Dele dirige tout.",
  ],
  [
    "Hoe lang bewaren we foto's?",
    "Foto's",
    `Foto's per mail. ${FAR}We bewaren ze kort.`,
    "We bewaren ze kort.",
  ],
  ["見積の担当", "見積", `見積を送る。${FAR}担当は森。`, "担当は森。"],
])(
  "search passages: words of the title do not choose the passage: %s",
  async (q, title, content, said) => {
    const { item, search } = await searchedWorkspace();
    await item(title, content);
    expect((await search(q)).items[0]?.snippet).toContain(said);
  },
);

test.each([
  [
    "who joins the trial",
    "Two do not join yet.",
    "Who joins",
    "Lida and Bas, from May.",
    /^Who joins: Lida/,
  ],
  [
    "Wer macht mit?",
    "Zwei machen nicht mit.",
    "Wer macht mit",
    "Lida und Bas.",
    /^Wer macht mit: Lida/,
  ],
  ["Wie doen mee?", "Kranen doen niet mee.", "Wie doen mee", "Lida en Bas.", /^Wie doen mee: Lida/],
  ["paiement carte", "Le paiement suit.", "Paiement", "La carte ouvre.", /^Paiement: La carte/],
  ["支払い カード", "支払いは後。", "支払い", "カードで開く。", /^支払い: カード/],
  ["herald pay", "The herald has pay.", "Herald", "They ride.", /^The herald has pay/],
  ["dawn", "At dawn.", "Dawn patrol", "They ride.", /^Dawn patrol: They/],
  ["plan dawn", "The plan: dawn.", "Plan", "They ride.", /^The plan: dawn/],
])(
  "search passages: the words of a heading count for the text below it: %s",
  async (q, first, heading, below, snippet) => {
    const { client, initiative, search } = await searchedWorkspace();
    const content_markdown = `${first} ${NEAR}\n\n## ${heading}\n\n${below}`;
    await createDocument(client, initiative.id, { title: "Plan", content_markdown });
    expect((await search(q)).items[0]?.snippet).toMatch(snippet);
  },
);

test.each([
  ["wrong", "What went wrong", "What went well", "Eight tents stood by noon."],
  ["schlecht", "Was schlecht lief", "Was gut lief", "Acht Zelte standen um zwölf."],
  ["mis", "Wat mis ging", "Wat goed ging", "Om twaalf uur stonden acht tenten."],
  ["mal", "Ce qui a mal marché", "Ce qui a bien marché", "Huit tentes étaient prêtes à midi."],
  ["悪かったこと", "悪かったこと", "よい点", "正午に八張りが立った。"],
])(
  "search passages: the heading of an empty section names no text of the next one: %s",
  async (q, empty, other, said) => {
    const { client, initiative, search } = await searchedWorkspace();
    const write = (mark: string) => `## ${empty}\n\n${mark} ${other}\n\n${said}\n`;
    for (const [title, mark] of Object.entries({ Beside: "##", Below: "###" }))
      await createDocument(client, initiative.id, { title, content_markdown: write(mark) });
    const { items } = await search(q);
    expect(items).toHaveLength(2);
    for (const { title, snippet } of items)
      expect([title, snippet]).toEqual([title, title === "Below" ? joinName(empty, said) : said]);
  },
);

test("search passages: French lines end in a space and a semicolon", async () => {
  const { item, search } = await searchedWorkspace();
  await item("Fours", "Le premier four est prêt\n\n- la mairie prête la cour\n- un extincteur");
  expect((await search("extincteur")).items[0]?.snippet).toBe(
    "Le premier four est prêt ; la mairie prête la cour ; un extincteur",
  );
});

test("search passages: the part of a document with most of the words is shown, not a shorter one with fewer", async () => {
  const { client, initiative, item, search } = await searchedWorkspace();
  for (let n = 0; n < 9; n++) await item(`Call ${n}`, "Mia decides.");
  const long = Array.from({ length: 90 }, (_, n) => `other${n}`).join(" ");
  const content_markdown = `## Questions\n\nWho decides about the gasket? ${long}.\n\n## Note\n\nA gasket is a gasket.`;
  await createDocument(client, initiative.id, { title: "Plan", content_markdown });
  expect((await search("who decides on the gasket")).items[0]).toMatchObject({
    title: "Plan",
    snippet: expect.stringContaining("Who decides about the gasket"),
  });
});

test("search passages: next to a day of the query, its figure and its month alone do not count", async () => {
  const { item, search } = await searchedWorkspace();
  const filling = "Nothing else. ".repeat(18);
  await item("Plan", `A review on 6 January. ${filling} We decide if 6% by 12 January is enough.`);
  const [found] = (await search("who decides on 6 January")).items;
  expect(found?.snippet).toContain("6 January");
});
