import { expect, test } from "vitest";
import { joinName } from "@/lib/text/join-label";
import { byRules } from "@/tests/support/classified";

test.each([
  ["Talked to Klimaat Noord today.", "They lose GPS in the cellar.", "Klimaat Noord"],
  [
    "We had a call with Norrvik Ferries yesterday.",
    "They lose GPS in the cellar.",
    "Norrvik Ferries",
  ],
  [
    "Habe heute früh mit Tischlerei Brandl telefoniert.",
    "Die finden den Plan zu klein.",
    "Tischlerei Brandl",
  ],
  [
    "Heute mit Bäckerei Hollmann gesprochen.",
    "Sie verlieren jeden Tag zwei Bestellungen.",
    "Bäckerei Hollmann",
  ],
  [
    "Ich war gestern bei der Bäckerei Hollmann.",
    "Sie verlieren jeden Tag zwei Bestellungen.",
    "Bäckerei Hollmann",
  ],
  ["Heb vandaag Klimaat Noord bezocht.", "Ze verliezen het signaal.", "Klimaat Noord"],
  ["Vandaag met Klimaat Noord gebeld.", "Ze verliezen het signaal in de kelder.", "Klimaat Noord"],
  [
    "J'ai eu le Théâtre des Halles au téléphone ce matin.",
    "Leur régisseur refait le plan à la main.",
    "Théâtre des Halles",
  ],
])("classifier: a sentence names the customer of what is told next: %s", (talk, told, customer) => {
  const item = {
    label: "user_feedback",
    title: joinName(customer, told.slice(0, -1)),
    content: `${told}\n\n— ${talk.slice(0, -1)}`,
  };
  expect(byRules(`${talk}\n${told}`).proposals).toMatchObject([item]);
  expect(byRules(`${talk} ${told}`).proposals).toMatchObject([item]);
});

test("classifier: the customer of a talk ends with the words about it, and with its speaker", () => {
  const text =
    "[09:01] Jonas Feld: Talked to Klimaat Noord today.\n[09:02] Jonas Feld: They lose GPS in the cellar.\n[09:03] Marek Wolny: They also lost it last year.\n[09:04] Jonas Feld: They lose it in winter.";
  expect(byRules(text).proposals.map(({ title }) => title)).toEqual([
    "Klimaat Noord: They lose GPS in the cellar",
    "They also lost it last year",
    "They lose it in winter",
  ]);
});

test.each([
  "Talked to Klimaat Noord today.\nThe GPS fails in cellars.",
  "Talked to Anna today. She loses GPS in the cellar.",
  "Talked to Marketing today. They want a new slogan.",
  "Talked to the drivers today. They lose GPS in the cellar.",
  "Talked to Klimaat Noord about the map today. They lose GPS in the cellar.",
])("classifier: without a customer or words about them, nothing is carried: %j", (text) => {
  expect(
    byRules(text)
      .proposals.map(({ content }) => content)
      .join("\n"),
  ).toBe(text);
});

test("classifier: a speaker keeps the company that an earlier message names", () => {
  const text =
    "Mira (Klimaat Noord): the map is slow\nMira: no GPS in the cellar\nMirabel: no map in winter";
  expect(byRules(text).proposals.map(({ content }) => content)).toEqual([
    "Mira (Klimaat Noord): the map is slow",
    "Mira (Klimaat Noord): no GPS in the cellar",
    "Mirabel: no map in winter",
  ]);
});

test.each([
  "Price (net): 40 euros\nPrice: 48 euros",
  "Risk (high): the supplier fails\nRisk: the app is late",
  "- Login (iOS): crashes on start\n- Login: takes 40 seconds on Android",
  "Monday (holiday): closed\nMonday: open from 9",
  "[9:01 AM] A (guest): cold shower\n[9:02 AM] A: the map is bad",
])("classifier: what is in brackets after other words is not carried on: %j", (text) => {
  const written = byRules(text)
    .proposals.map(({ title, content }) => `${title}\n${content}`)
    .join("\n");
  const [, bracket = ""] = /(\([^()]+\))/.exec(text) ?? [];
  const own = byRules(text.split("\n")[0] ?? "").proposals;
  const alone = own.map(({ title, content }) => `${title}\n${content}`).join("\n");
  expect(written.split(bracket)).toHaveLength(alone.split(bracket).length);
});
