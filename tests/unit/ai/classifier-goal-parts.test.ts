import { expect, test } from "vitest";
import { byRules } from "@/tests/support/classified";

test("classifier: each target of a sentence has its figure and date, and an opinion has none", () => {
  const text =
    "Goal for the season: 40% of parcels scanned by end of May 2027, and complaints per pier down from 31 to 12 a week. Ann thinks that is ambitious, Bo finds it too low.";
  const { goals, proposals } = byRules(text);
  expect(goals).toMatchObject([
    { title: "Season: 40% of parcels scanned by end of May 2027", key_result: "40%" },
    { title: "Complaints per pier down from 31 to 12 a week", key_result: "12", baseline: "31" },
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
