import { expect, test } from "vitest";
import { joinLines } from "@/lib/ai/reading/join-lines";

test.each([
  [
    "2023: 2 recalls, 31 hours from alert to full list of boxes\n2024: 1, 26 hours\n2025: 3, 22 hours on average",
    "2023: 2 recalls, 31 hours from alert to full list of boxes. 2024: 1, 26 hours. 2025: 3, 22 hours on average",
  ],
  [
    "84,000 approved in Sept (Orla): 14 handhelds x 1,450 = 20,300. training 6,400. rest is buffer 16,000\nsince then: +6 handhelds for the plant = 8,700 → 92,700. not approved!\nrunning costs 7,200 a year\nsaves: 410 h",
    "84,000 approved in Sept (Orla): 14 handhelds x 1,450 = 20,300. training 6,400. rest is buffer 16,000. Since then: +6 handhelds for the plant = 8,700 → 92,700. not approved! running costs 7,200 a year. Saves: 410 h",
  ],
  [
    "temps gagné : 2 h\navoirs : 44 par mois\nSite",
    "temps gagné : 2 h. Avoirs : 44 par mois. Site",
  ],
  [
    "went well: nobody took a glove off. plant found every lot.\nwent badly: the device lost 37 scans\nnext time: charge at noon",
    "went well: nobody took a glove off. plant found every lot. Went badly: the device lost 37 scans. Next time: charge at noon",
  ],
  ["tags green\nties thick", "tags green; ties thick"],
  ["Sperrzeit 20 Uhr\nAbholung ab 6", "Sperrzeit 20 Uhr. Abholung ab 6"],
  ["締切は20時\n配送は6時", "締切は20時。配送は6時"],
])("lines: entries get an end: %s", (text, joined) => {
  expect(joinLines(text)).toBe(joined);
});

test.each([
  "Between March and October we tested the yearly plan with 40 households in the\nnorth of the town. Most of them kept it, and the price in the pilot was 198\neuro a year.",
  "Zwischen März und Oktober haben wir den Jahresplan mit 40 Haushalten im Norden\nder Stadt getestet. Die meisten blieben dabei, und der Preis im Pilot lag bei\nFrau Kern und ihren Kunden bei 198 Euro.",
  "“If I've to take the glove off once, it goes in the tide.”\n– Fintan Byrne, foreman",
  "Hi Anna,\nthanks!\nBo",
  "12 bags x 3\n= 36",
  "(juin) on fait une appli\n→ abandonné",
  "Each crew that goes out on a spring tide in the second half of the year takes three\ntools: a knife, a hook and a bag.",
  "the crew has to scan each bag before\nthe van leaves the shed, else it waits",
])("lines: those that go on or have an end stay as they are: %s", (text) => {
  expect(joinLines(text)).toBe(text.replaceAll("\n", " "));
});

test.each([
  "We do not ship to\nFrance\nand Spain",
  "The price per van is\n9 euros a month\nfor the first year",
  "Der Preis beträgt\n9 Euro\nje Paket",
])("joined lines: a sentence that was broken by its sense gets no end within: %s", (text) => {
  expect(joinLines(text)).toBe(text.replaceAll("\n", " "));
});
