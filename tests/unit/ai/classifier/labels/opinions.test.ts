import { expect, test } from "vitest";
import { isRemark } from "@/lib/ai/classifier/labels/asides";
import { byRules } from "@/tests/support/classified";

const titles = (text: string) => byRules(text).proposals.map(({ title }) => title);

test.each([
  [
    "Kids can bake their own roll. The team is in favour of the idea.",
    "Kids can bake their own roll",
  ],
  ["Allergene auf der Tüte. Marcel findet die Idee super.", "Allergene auf der Tüte"],
  ["Marcel ist begeistert von der Idee. Allergene auf jeder Tüte.", "Allergene auf jeder Tüte"],
  ["Allergenen op de zak. Marcel vindt het een goed idee.", "Allergenen op de zak"],
  ["Les allergènes sur le sachet. Marcel adore l'idée.", "Les allergènes sur le sachet"],
  ["袋にアレルゲンを印刷する。マルセルはこの案が大好き。", "袋にアレルゲンを印刷する"],
  [
    "Guests order from the table with their phone\nMarcel loves the idea",
    "Guests order from the table with their phone",
  ],
])("opinions: what somebody likes is the title, not that they do: %s", (text, title) => {
  expect(titles(text)).toEqual([title]);
});

test.each([
  "Marcel loves the idea of a second till at nine.",
  "Customers love the idea to pay at the table",
  "Marcel loves the idea: allergens on the bag of each loaf",
  "Rosa supports the proposal of the works council",
  "Marcel liebt die Idee, dass Gäste am Tisch zahlen.",
  "Marcel findet die Idee von Rosa gut.",
  "Marcel vindt het idee om aan tafel te betalen goed.",
  "Marcel adore l'idée de payer à table.",
])("opinions: a sentence that names the idea is no mere remark: %s", (sentence) => {
  expect(isRemark(sentence)).toBe(false);
});

test.each([
  [
    "Deposit for groups. decided: none under ten people.",
    "Deposit for groups: none under ten people",
  ],
  [
    "pricing again, decided: 4 euros per crate from May",
    "Pricing again: 4 euros per crate from May",
  ],
  [
    "We talked about deposits for an hour, in the end decided: none under ten people",
    "None under ten people",
  ],
  [
    "Kaution nochmal besprochen, beschlossen: keine unter zehn",
    "Kaution nochmal besprochen: keine unter zehn",
  ],
  [
    "Talked to Ines, decided: no names on the lock screen, only the number",
    "No names on the lock screen, only the number",
  ],
  ["We hebben lang over de borg gepraat. besloten: geen borg onder tien", "Geen borg onder tien"],
  ["On a parlé de la caution hier. décidé : pas de caution sous dix", "Pas de caution sous dix"],
])("decisions: after `decided:` in small letters stands the title: %s", (text, title) => {
  expect(titles(text)).toEqual([title]);
});

test.each([
  "We discussed the crates, not decided: who pays for them in winter",
  "Crates: 4 euros, agreed: from May on for all customers",
])("decisions: another beginning stays in the title: %s", (text) => {
  expect(titles(text)[0]?.slice(0, 10)).toBe(text.slice(0, 10));
});

test.each([
  ["Guests could order from the table.", "Kern hates the plan and will cancel."],
  ["Guests could order from the table.", "The works council is against the plan."],
  ["Gäste könnten am Tisch bestellen.", "Der Betriebsrat findet den Vorschlag rechtswidrig."],
  ["Gasten kunnen aan tafel bestellen.", "Kern vindt het een slecht idee."],
])("opinions: an objection is no part of the idea before it: %s %s", (idea, objection) => {
  const contents = byRules(`${idea}\n\n${objection}`).proposals.map(({ content }) => content);
  expect(contents).toEqual([idea, objection]);
});
