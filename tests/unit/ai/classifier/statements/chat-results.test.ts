import { expect, test } from "vitest";
import { byRules } from "@/tests/support/classified";

const listContents = (text: string) =>
  byRules(text).proposals.flatMap(({ content, keep }) =>
    keep ? [content.replace(/\n\n— .*/s, "")] : [],
  );

test.each([
  ["the steel supplier raises prices by 8 % in May", "that makes every gate about 40 euros dearer"],
  ["der Stahl wird im Mai 8 % teurer", "das macht jedes Tor rund 40 Euro teurer"],
  ["sie nutzen die App nur, wenn sie bezahlt werden", "das wären etwa 9.000 Euro im Jahr"],
  ["het staal wordt in mei 8 % duurder", "dat maakt elk hek ongeveer 40 euro duurder"],
  ["l'acier augmente de 8 % en mai", "cela rend chaque portail 40 euros plus cher"],
  ["5月に鋼材が8％値上がりする", "それで門1枚あたり約5000円高くなる"],
])("chat: a consequence with a figure belongs to the line before it: %s", (one, other) => {
  expect(listContents(`${one}\n${other}`)).toEqual([`${one}\n${other}`]);
});

test("chat: a consequence in the next message of one writer belongs to it, that of another does not", () => {
  const text = (writer: string) =>
    `Lena Brook  10:05\nthe supplier raises steel by 8 % in May\n\n${writer}  10:06\nthat makes every gate about 40 euros dearer`;
  expect(listContents(text("Lena Brook"))).toHaveLength(1);
  expect(listContents(text("Tom Hale"))).toHaveLength(2);
});

test("chat: an answer by the person who was asked belongs to the question", () => {
  const ask = "Lena Brook  09:11\n@Tom do the scales count? the inspector asked me";
  const count = (said: string) => byRules(`${ask}\n\nTom Hale  09:13\n${said}`).proposals.length;
  expect(count("Yes, until November 2027")).toBe(1);
  expect(count("The supplier raises prices in May")).toBe(2);
});

test.each([
  ["we could print the map larger", "ok decided, Mo orders them"],
  ["we could print the map larger", "The blue ink is cheaper. Let's do that."],
  ["wir könnten die Karte größer drucken", "beschlossen, Mo bestellt sie"],
  ["we kunnen de kaart groter drukken", "ok besloten, Mo bestelt ze"],
  ["on pourrait imprimer le plan plus grand", "décidé, Mo le commande"],
])("chat: consent without an object of its own joins the proposal: %s, %s", (one, other) => {
  const text = `Lena Brook  10:05\n${one}\n\nTom Hale  10:06\n${other}`;
  expect(byRules(text).proposals.map(({ label }) => label)).toEqual(["decision"]);
});

test("chat: a decision with its own object stays one of its own", () => {
  const text =
    "Lena Brook  10:05\nwe could print the map larger\n\nTom Hale  10:06\ndecided: Mo takes the small van";
  expect(listContents(text)).toHaveLength(2);
});

test("chat: an address with a few words on it is a link", () => {
  const read = (text: string) => byRules(text).proposals.map(({ label }) => label);
  expect(read("https://www.harbour.example/guide - decent guide on scales, p. 14")).toEqual([
    "external_link",
  ]);
  expect(read("https://www.harbour.example/a - we pay 40 euros. It fails.")).not.toContain(
    "external_link",
  );
});

test.each([
  ["We could add a map", "decided, we drop it"],
  ["Wir könnten eine Karte zeigen", "beschlossen, wir lassen es"],
])("chat: a rejected idea is no decision for it: %s, %s", (one, other) => {
  const { proposals } = byRules(`Ann: ${one}\nBo: ${other}`);
  expect(proposals.filter(({ label, title }) => label === "decision" && title === one)).toEqual([]);
});

test.each([
  "That means GDPR article 17 forbids us to keep the names.",
  "That makes sense. The competitor charges £40 a month.",
])("chat: what has no sum, share or period in its first sentence stands alone: %s", (other) => {
  expect(byRules(`Ann: Drivers want a map of all stops.\nAnn: ${other}`).proposals).toHaveLength(2);
});

test("chat: a note that states something is no link", () => {
  const text = "https://www.zento.example/a - the law demands deletion after 90 days";
  expect(byRules(text).proposals.map(({ label }) => label)).not.toContain("external_link");
});
