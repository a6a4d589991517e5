import { expect, test } from "vitest";
import { byRules } from "@/tests/support/classified";

const read = (text: string) =>
  byRules(text).goals.map(({ key_result, baseline }) => [key_result, baseline]);

test.each([
  [
    "Notice to berths: today 1 day, should be 5 working days by June 2027",
    "5 working days",
    "1 day",
  ],
  [
    "Replies: today 3 business hours, should be 2 business hours by June 2027",
    "2 business hours",
    "3 business hours",
  ],
  [
    "Refunds from 9 calendar days to 5 calendar days by June 2027",
    "5 calendar days",
    "9 calendar days",
  ],
  ["Refunds → from 4 weeks to 9 working days by June 2027", "9 working days", "4 weeks"],
  ["We want 40 business customers by June 2027, today 12", "40 business customers", "12"],
  [
    "Die Bearbeitung soll bis Juni 2027 10 Werktage dauern (heute 5 Wochen)",
    "10 Werktage",
    "5 Wochen",
  ],
  [
    "Bearbeitung von 15 Kalendertagen auf 10 Arbeitstage bis Ende 2027",
    "10 Arbeitstage",
    "15 Kalendertagen",
  ],
  [
    "Antwoordtijd van 8 werkdagen naar 3 werkbare dagen tegen juni 2027",
    "3 werkbare dagen",
    "8 werkdagen",
  ],
  [
    "Délai de 12 jours ouvrables à 5 jours ouvrés d'ici juin 2027",
    "5 jours ouvrés",
    "12 jours ouvrables",
  ],
  ["返金を10営業日から5営業日に短縮する（2027年6月まで）", "5営業日", "10営業日"],
])("classifier: a target keeps its unit of two words: %s", (text, target, baseline) => {
  expect(read(text)).toEqual([[target, baseline]]);
});

test.each([
  ["We want replies within 3 days working from home by June 2027", "3 days"],
  ["We want 40 new by June 2027", "40 new"],
  ["Wir wollen bis Juni 2027 30 neue in Jena", "30 neue"],
  ["We willen tegen juni 2027 30 nieuwe per maand", "30 nieuwe"],
  ["Nous voulons 5 jours de moins d'ici juin 2027", "5 jours"],
  ["Wir wollen 40 Liegeplatzverträge bis Juni 2027", "40 Liegeplatzverträge"],
])("classifier: what follows a unit is no part of it: %s", (text, target) => {
  expect(read(text)).toEqual([[target, null]]);
});

test.each([
  ["Reply time: today 8 days, target 3 days by June 2027", "Reply time: 3 days"],
  ["Antwortzeit: heute 8 Werktage, Ziel 3 Werktage bis Juni 2027", "Antwortzeit: 3 Werktage"],
  [
    "Délai de réponse : aujourd'hui 8 jours ouvrés, objectif 3 jours ouvrés d'ici juin 2027",
    "Délai de réponse: 3 jours ouvrés",
  ],
])("classifier: a title leaves out the word before the figure of today: %s", (text, title) => {
  expect(byRules(text).goals[0]?.title).toBe(title);
});
