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
  ["Allotment society: 12 full members by June 2027 (today 4)", "12 full members", "4"],
  ["We want 30 trained volunteers by June 2027, today 11", "30 trained volunteers", "11"],
  ["We want 12 full paying members by June 2027, today 4", "12 full paying members", "4"],
  [
    "From 9 late deliveries to 3 late deliveries by June 2027",
    "3 late deliveries",
    "9 late deliveries",
  ],
  [
    "Wir wollen bis Juni 2027 mit 25 geschulten Helfern arbeiten (heute 9)",
    "25 geschulten Helfern",
    "9",
  ],
  ["We willen tegen juni 2027 15 vaste vrijwilligers (nu 6)", "15 vaste vrijwilligers", "6"],
  ["Nous voulons 20 petites fermes d'ici juin 2027 (aujourd'hui 8)", "20 petites fermes", "8"],
])("classifier: a target keeps its unit of two words: %s", (text, target, baseline) => {
  expect(read(text)).toEqual([[target, baseline]]);
});

test.each([
  ["We want replies within 3 days working from home by June 2027", "3 days"],
  ["We want 40 new by June 2027", "40 new"],
  ["We want 40 full when the season starts in June 2027", "40 full"],
  ["We want 300 more than last year by June 2027", "300 more"],
  ["Wir wollen bis Juni 2027 8 offene von 20 schließen", "8 offene"],
  ["We willen tegen juni 2027 12 vaste met een contract", "12 vaste"],
  ["Wir wollen bis Juni 2027 30 neue in Jena", "30 neue"],
  ["We willen tegen juni 2027 30 nieuwe per maand", "30 nieuwe per maand"],
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
