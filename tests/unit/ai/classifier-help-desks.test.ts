import { expect, test } from "vitest";
import { byRules, compared } from "@/tests/support/classified";

const SAID = [
  "The kiosk freezes six times per shift and we lose the list.",
  "We found the cause, the new page loads too many pictures.",
  "It still loses the list when the signal is weak.",
];
const [FIRST, ANSWER, LAST] = SAID;

const listTitles = (text: string) =>
  byRules(text)
    .proposals.filter(({ content }) => SAID.some((said) => content.includes(said)))
    .map(({ title }) => title);

const below = (person: string) =>
  [
    person,
    FIRST,
    "29 Oct, 07:58",
    "Jonas Weber from Dockwell",
    ANSWER,
    "29 Oct, 08:14 · Seen",
    person,
    LAST,
    "29 Oct, 08:20",
  ].join("\n");
const above = (person: string) =>
  `${person}  9:14 AM\n${FIRST}\nJonas Weber  9:20 AM\n${ANSWER}\n${person}  9:31 AM\n${LAST}`;

test.each([
  ["Elena Petrova\nHarlow Foods\nelena@harlow.example\nvia Messenger", "Harlow Foods"],
  ["Kiosk freezes\nElena Petrova · Harlow Foods · elena@harlow.example", "Harlow Foods"],
  ["Elena Petrova (Harlow Foods) via Web form", "Harlow Foods"],
  ["Name: Elena Petrova\nCompany: Harlow Foods\nEmail: elena@harlow.example", "Harlow Foods"],
  ["Elena Petrova\nvia Messenger", "Elena Petrova"],
  ["Elena Petrova\nBäckerei Hundsrück\nüber E-Mail", "Bäckerei Hundsrück"],
  ["Elena Petrova\nvia het formulier\nelena@harlow.example", "Elena Petrova"],
  ["Elena Petrova\nDurand & Fils\npar e-mail", "Durand & Fils"],
])("classifier help desks: the head of a conversation names its customer: %j", (head, customer) => {
  for (const messages of [below("Elena Petrova"), above("Elena Petrova")]) {
    const [first = "", answer = "", last = ""] = listTitles(`${head}\n\n${messages}`);
    expect([first, last]).toEqual([
      `${customer}: The kiosk freezes six times per shift and we lose the list`,
      `${customer}: It still loses the list when the signal is weak`,
    ]);
    expect(answer).toMatch(/^We found the cause/);
    expect(compared(`${head}\n\n${messages}`).added).toEqual([]);
  }
});

test.each([
  ["no head", ""],
  ["a list of addresses", "Elena Petrova\nelena@harlow.example\nJonas Weber\njonas@dock.example"],
  ["the head of another person", "Sophie Delvaux\nKestrel Retail\nvia Messenger"],
  ["a title", "Harlow Foods, ticket 18"],
  ["what a customer says", "Elena Petrova called via the portal."],
])("classifier help desks: below %s, nobody is the customer", (_, head) => {
  const titles = listTitles(`${head}\n\n${above("Elena Petrova")}`);
  expect(titles.join("\n")).not.toMatch(/(?:Harlow Foods|Elena Petrova|Kestrel Retail): /);
});

test("classifier help desks: the signature of a mail names no customer of the lines above", () => {
  const text = `${FIRST}\n\nBest\nElena Petrova\nHarlow Foods\nelena@harlow.example`;
  expect(listTitles(text)).toEqual(["The kiosk freezes six times per shift and we lose the list"]);
});
