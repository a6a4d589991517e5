import { describe, expect, test } from "vitest";
import { parseBlocks } from "@/lib/ai/reading/evidence-blocks";

describe("lists: a line below one is a paragraph of its own", () => {
  test.each([
    ["- Price: 3\n- Place: 2\nSix want a map, two do not.", "Six want a map, two do not."],
    ["- Preis: 3\nSechs wollen eine Karte.", "Sechs wollen eine Karte."],
    ["- Prijs: 3\nZes willen er een kaart bij.", "Zes willen er een kaart bij."],
    ["- Prix : 3\nSix veulent une carte.", "Six veulent une carte."],
    ["- 価格:3\n六人が地図を求めている。", "六人が地図を求めている。"],
    ["- 3 wash at home.\n“I come home at eight” (woman, 40)", "“I come home at eight” (woman, 40)"],
    ["- Drei waschen daheim.\n„Ich komme um acht heim“", "„Ich komme um acht heim“"],
    ["- Trois lavent chez eux.\n« Je rentre à huit heures »", "« Je rentre à huit heures »"],
    ["- 3人は家で洗う。\n「帰りが八時すぎ」(40代)", "「帰りが八時すぎ」(40代)"],
  ])("%j", (text, line) => {
    expect(parseBlocks(text).at(-1)).toEqual({ kind: "paragraph", text: line });
  });

  test.each([
    "- the rest of a long item goes\non in the next line.",
    "- Der Rest eines Punktes\ngeht hier weiter.",
    "- Call the mill\n(before May).",
    "- Ask Ann about the\nHarbour.",
    "- Frag wegen der\nAnlage.",
    "- Vraag naar de\nHaven.",
    "- Demander à\nAnne.",
    "- 西さんに聞く\n来週。",
    "- A long item that fills the line of the mail and so is wrapped by the\nProgram that Ann used for it.",
    "- Ein langer Punkt, der die Zeile der Mail füllt und deshalb vor dem\nWort Anlage umbrochen wird.",
    "- Een lang punt dat de regel vult en daarom wordt afgebroken voor\nAmsterdam en Gent samen.",
    "- Un long point qui remplit la ligne et qui est donc coupé avant le\nMot Paris par le logiciel.",
    "- It works.\nAnn tested it for us today.",
    "- Es geht.\nAnn hat es heute geprüft.",
    "- Het werkt.\nAnn heeft het vandaag getest.",
    "- Ça marche.\nAnne l'a essayé hier soir.",
    "- 動く。\n西さんが今日それを試しました。",
    "- We need:\nAnn, Bo and two more people.",
    "- Wir brauchen:\nAnn, Bo und noch zwei Leute.",
    "- Ann says\n  “I come home at eight”",
    "- Ann dit :\n« Je rentre à huit heures »",
  ])("unless it goes on with the item: %j", (text) => {
    expect(parseBlocks(text).map(({ kind }) => kind)).toEqual(["list"]);
  });
});

describe("lists: a line between two names the one below it", () => {
  test.each([
    ["What worked\n- fixed rhythm\nWhat didn't\n- late labels", "What didn't"],
    ["Agreed:\n- trial in May\nNot agreed:\n- a second site", "Not agreed:"],
    ["Drin:\n- Export\nNicht drin:\n- Import", "Nicht drin:"],
    ["1. We do scans.\n2. We do crowns.\nWe don't:\n1. do implants", "We don't:"],
    ["Bien\n- le rythme\nÀ améliorer\n- les étiquettes", "À améliorer"],
    ["- A long item that fills the line of the mail and so is wrapped:\nStop:\n- calls", "Stop:"],
  ])("%j", (text, line) => {
    expect(parseBlocks(text).slice(-2)).toMatchObject([
      { kind: "paragraph", text: line },
      { kind: "list" },
    ]);
  });

  test.each([
    "- Ask Ann about the\nHarbour\n- call Bo",
    "- Frag Ann wegen der Anlage am\nHafen Nord\n- Bo anrufen",
    "- call the mill and\nBo Larsen\n- write to Ann",
    "- a long item that goes on for a whole line until it has to be wrapped at\nHarbour Mill\n- call Bo",
    "- It works.\nAnn tested it today.\n- call Bo",
  ])("unless it goes on with the item: %j", (text) => {
    expect(parseBlocks(text).map(({ kind }) => kind)).toEqual(["list"]);
  });
});

describe("lists: numbers", () => {
  test.each([
    "1. Aim\n2. Agreed\n- trial in May\n- no cards\n3. Homework\n- Ann calls",
    "1. Ziel\n2. Beschluss\n- Probe im Mai\n- keine Karten\n3. Aufgaben\n- Ann ruft an",
    "1. Doel\n2. Besluit\n- proef in mei\n- geen kaarten\n3. Taken\n- Ann belt",
    "1. But\n2. Décision\n- essai en mai\n- pas de cartes\n3. Tâches\n- Anne appelle",
    "1. 目的\n2. 決まったこと\n- 五月に試す\n- カードなし\n3. 宿題\n- 西が電話する",
  ])("keep their points below them: %j", (text) => {
    const [block, ...more] = parseBlocks(text);
    expect(more).toEqual([]);
    const items = block?.kind === "list" ? block.items : [];
    expect(items.map(({ depth, number }) => number ?? `depth ${depth}`)).toEqual([
      1,
      2,
      "depth 1",
      "depth 1",
      3,
      "depth 1",
    ]);
  });

  test("are those of the text where a list begins later", () => {
    const blocks = parseBlocks("1. Aim\n\nWe talked.\n\n2. Agreed\n3. Homework");
    expect(blocks.at(-1)).toMatchObject({ items: [{ number: 2 }, { number: 3 }] });
  });

  test.each([
    "1. Order\n- pay",
    "1. Ask Ann\n2. Call Bo\n- cake\n- tea",
    "- a\n- b\n1. c",
    "1. Order\n\nPay:\n\n- by card\n- by bill",
  ])("bullets that belong to none stay beside it: %j", (text) => {
    const items = parseBlocks(text).flatMap((block) => (block.kind === "list" ? block.items : []));
    expect(items.every(({ depth }) => depth === 0)).toBe(true);
  });
});
