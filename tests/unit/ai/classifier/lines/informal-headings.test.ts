import { expect, test } from "vitest";
import { byRules } from "@/tests/support/classified";

test.each([
  ["tech stuff", "We run on two old laptops.", "Backups go to a disk in the office."],
  ["money things", "The stall costs 400 euros a year.", "Flour is paid in advance."],
  ["geld und so", "Der Stand kostet 400 Euro im Jahr.", "Mehl zahlen wir vorher."],
  ["de centen", "De kraam kost 400 euro per jaar.", "Meel betalen we vooraf."],
  ["côté technique", "La caisse est un vieux portable.", "Tout est copié la nuit."],
])("classifier: %s above sentences is a heading", (heading, first, second) => {
  const page = `We talked to everyone.\n\n${heading}\n${first}\n${second}`;
  const found = byRules(page).proposals.filter(({ content }) => content.includes(heading));
  expect(found.map(({ content }) => content)).toEqual([
    `${first}\n\n— ${heading}`,
    `${second}\n\n— ${heading}`,
  ]);
});

test.each([
  ["a greeting", "hallo zusammen\nDer Ofen ist wieder kaputt.\nNiemand geht ans Telefon."],
  ["thanks", "thanks a lot\nThe oven broke again on Monday.\nNobody answers the phone."],
  ["the rest of a sentence", "and the new oven\nMara orders it next week.\nIt costs 900 euros."],
  ["a line above a single one", "flour again\nThe mill delivers on Tuesdays."],
  ["a line above lines in lower case", "flour again\nthe mill delivers late.\nwe wait an hour."],
  ["a status", "open\nThe oven broke again on Monday.\nNobody answers the phone."],
  ["a statement", "no signal\nThe oven is in the cellar.\nNobody hears the bell."],
])("classifier: %s in lower case is no heading", (_, block) => {
  const [line = ""] = block.split("\n");
  const { proposals } = byRules(`We talked to everyone.\n\n${block}`);
  expect(proposals.filter(({ content }) => content.includes(`— ${line}`))).toEqual([]);
});

test.each([
  "sounds good",
  "Sounds good",
  "looks good to me",
  "ok great",
  "OK great",
  "see below",
  "See below",
  "makes sense",
  "klingt gut",
  "Siehe unten",
  "passt so",
  "zie hieronder",
  "Klinkt goed",
  "voir plus bas",
  "Ça marche",
  "以下参照",
  "いいですね",
])("informal headings: the reply %s is none", (reply) => {
  for (const mark of ["", "- "]) {
    const block = `${reply}\n${mark}The oven broke again on Monday.\n${mark}Nobody answers the phone.`;
    const { proposals } = byRules(`We talked to everyone.\n\n${block}`);
    expect(proposals.filter(({ content }) => content.includes(`— ${reply}`))).toEqual([]);
  }
});

test("informal headings: a reply at the beginning is no title of the text", () => {
  const page =
    "Sounds good\n\nThe oven broke again on Monday.\nNobody answers the phone.\n\nMara orders flour.\nIt is late.";
  const { proposals } = byRules(page);
  expect(proposals.filter(({ content }) => content.includes("— Sounds good"))).toEqual([]);
});

test.each([
  "Good news",
  "Quick wins",
  "See and touch",
  "Sounds of the hall",

  "Passt nicht",
])("informal headings: %s above a list is one", (heading) => {
  const page = `We talked to everyone.\n\n${heading}\n- The oven broke again on Monday.\n- Nobody answers the phone.`;
  const found = byRules(page).proposals.filter(({ content }) => content.includes(`— ${heading}`));
  expect(found).toHaveLength(2);
});
