import { expect, test } from "vitest";
import { byRules } from "@/tests/support/classified";

const NOTES = [
  "Mrs Okafor says the quotes take 12 days",
  "the map is too small for boats",
  "nobody reads the mails",
  "the crane is too loud at night",
  "the app is slow in the harbour",
].join("\n");
const sources = (first: string) =>
  new Set(byRules(`${first}\n${NOTES}`).proposals.map(({ content }) => content.split("— ")[1]));

test.each([
  "so, the train is late, so here are the notes from today",
  "so, zug hat verspätung, hier schnell die notizen von heute",
  "zo, de trein is te laat, dus hier de notities van vandaag",
  "bon, le train est en retard, voici mes notes du jour",
  "お疲れさまです、昨日の訪問のメモです",
])("classifier: a first line that tells how notes were written is no heading: %s", (first) => {
  expect(sources(first).has(first)).toBe(false);
});

test.each([
  "call with acme, monday",
  "hafen wismar, besuch vom montag im regen, mit katja",
  "Harbour visit, 30 November 2026",
  "havendag, woensdag",
  "港の訪問、11月30日",
])("classifier: a first line that names the notes is their heading: %s", (first) => {
  expect([...sources(first)].join()).toContain(first);
});

test.each([
  ["Harbour weekly, 30 Nov 2026", "There: Kate, Bert, Ayla, Gero (from 14:20)"],
  ["Jour fixe Hafen, 30.11.2026", "Dabei: Katja, Bert, Ayla, Gero (ab 14:20)"],
  ["Havenoverleg, 30 november 2026", "Erbij: Katja, Bert, Ayla"],
  ["Réunion du port, 30 novembre 2026", "Avec : Katia, Bert, Ayla"],
])("classifier: a line of who was there is not kept: %s", (title, roll) => {
  const { proposals } = byRules(`${title}\n\n${roll}\n\n${NOTES}`);
  expect(proposals.filter(({ keep, content }) => keep && content.includes(roll))).toEqual([]);
});

test.each([
  "Dabei: Karte, Pumpe, Strom und Wasser",
  "With: a map, a pump and light",
  "Avec : la carte et la pompe",
])("classifier: what is included is kept: %s", (line) => {
  expect(byRules(`${line}\n\nThe map is too small.`).proposals[0]?.content).toContain(line);
});

test.each([
  ["# Angebot", "Mit: Wartung, Hotline"],
  ["# Bike", "With: Lights, Bell, Lock"],
  ["# Vélo", "Avec: Panier, Phare"],
])("classifier: the parts of an offer are no attendees: %s", (title, line) => {
  const { proposals } = byRules(`${title}\n${line}\n\nThe map is too small.`);
  expect(proposals[0]?.content).toContain(line);
});

test.each([
  "次回: 12月8日(火)10時から。議題は地図。",
  "次回会議 12/8 10:00〜",
  "Nächstes Treffen: 8. Dezember, 10 Uhr. Thema ist die Karte.",
  "Volgend overleg: 8 december om 10 uur, over de kaart",
  "Next meeting: 8 December, 10:00. Topic: the map",
])("classifier: the next meeting is not kept: %s", (line) => {
  expect(byRules(line).proposals).toMatchObject([{ keep: false }]);
});

test.each([
  "次回リリース:12月8日、地図を追加",
  "次回: 地図に空きを出す",
  "Next release: 8 December, with the map",
])("classifier: what comes next is kept: %s", (line) => {
  expect(byRules(line).proposals).toMatchObject([{ keep: true }]);
});
