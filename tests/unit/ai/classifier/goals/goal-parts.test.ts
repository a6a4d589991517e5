import { expect, test } from "vitest";
import { byRules } from "@/tests/support/classified";

test("classifier: each target of a sentence has its figure and date, and an opinion has none", () => {
  const text =
    "Goal for the season: 40% of parcels scanned by end of May 2027, and complaints per pier down from 31 to 12 a week. Ann thinks that is ambitious, Bo finds it too low.";
  const { goals, proposals } = byRules(text);
  expect(goals).toMatchObject([
    { title: "Season: 40% of parcels scanned by end of May 2027", key_result: "40%" },
    {
      title: "Complaints per pier down from 31 to 12 a week",
      key_result: "12 a week",
      baseline: "31",
    },
  ]);
  expect(goals.map(({ timeframe }) => timeframe)).toEqual(["end of May 2027", "end of May 2027"]);
  expect(proposals.map(({ content }) => content).join()).toContain("Ann thinks");
});

test.each([
  "The harbour follows in May if fewer than 9 boats complain.",
  "We stop if more than 4 machines fail.",
  "Bern folgt im Mai, wenn weniger als 9 Geräte ausfallen.",
  "Gent volgt in mei indien minder dan 9 kassa's uitvallen.",
  "Lille suit en mai si moins de 9 caisses tombent en panne.",
])("classifier: the condition of another act is no target: %s", (text) => {
  expect(byRules(text).goals).toEqual([]);
});

test.each([
  ["We want 30 shops by June if the budget allows it.", "30 shops"],
  ["Das Ziel ist erreicht, wenn 80 % der Räder bis Juni gewartet sind.", "80 %"],
  ["C'est réussi si 70 % des adhérents réservent en ligne d'ici mai.", "70 %"],
  ["Raise renewals from 60 to 75% by June unless prices change.", "75%"],
])("classifier: a target with a condition stays one: %s", (text, key_result) => {
  expect(byRules(text).goals).toMatchObject([{ key_result }]);
});

test.each([
  "Gemiddelde wachttijd is gestegen van 6 naar 11 dagen.",
  "Le nombre de plaintes est passé de 12 à 19 en octobre.",
])("classifier: a change that has happened is no goal: %s", (text) => {
  expect(byRules(text).goals).toEqual([]);
});

test.each([
  ["## Objectifs\n- Passer de 12 à 5 plaintes par mois", null],
  ["## Objectifs\n- Le taux d'abandon est passé de 8 % à 4 %", null],
  ["## Ziele\n- Kündigungsquote gesunken von 8 % auf 4 %", null],
  ["## Goals\n- Churn decreased from 8 % to 4 %", null],
  ["Activation increased from 20 % to 35 % by end of 2027.", "end of 2027"],
  ["Nous voulons que la part soit passée de 2 à 4 % en juin.", null],
  ["Signer 40 écoles d’ici la rentrée de septembre 2027.", "la rentrée de septembre 2027"],
  ["On veut 40 écoles d'ici le T3 2027.", "le T3 2027"],
  ["Ziel: 40 Mitglieder. Die Frist ist Ende Juni.", "Ende Juni"],
])("classifier: a change that is wanted is a goal, with its date: %s", (text, timeframe) => {
  expect(byRules(text).goals).toMatchObject([{ timeframe }]);
});
