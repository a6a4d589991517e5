import { expect, test } from "vitest";
import { byRules } from "@/tests/support/classified";

test.each([
  "1,420 last year",
  "1 420 l'an dernier",
  "Retours : 1 420 l'an dernier",
  "Goals\n- Returns: 1,420 last year",
  "Ziele\n- 1.420 Rückgaben im Vorjahr",
  "Ziele\n- Rückgaben letztes Jahr: 1.420",
  "Objectifs\n- 1 420 retours l'an dernier",
  "Doelen\n- 1.420 retouren vorig jaar",
  "目標\n- 返品は昨年1420件",
  "前年1420件を維持した",
  "Less than 1,420 last year",
  "Weniger als 30 Anmeldungen letztes Jahr",
  "Less than the 1,420 last year",
  "Moins que les 1 420 l'an dernier",
  "1,380 visits, less than 1,420 last year",
  "1.380 Besuche, weniger als 1.420 letztes Jahr",
  "1.380 bezoeken, minder dan de 1.420 vorig jaar",
  "1 380 visites, moins de 1 420 l'an dernier",
])("past figures: alone they are no goal, also below its heading: %s", (text) => {
  const { goals, proposals } = byRules(text);
  expect(goals).toEqual([]);
  expect(proposals).toHaveLength(1);
});

test.each([
  ["1,420 last year, we want 900", "900", "1,420"],
  ["We want 1,600 visits by May, more than the 1,420 last year", "1,600 visits", "1,420"],
  [
    "Wir wollen bis Mai 1.600 Besuche, mehr als die 1.420 im letzten Jahr",
    "1.600 Besuche",
    "1.420",
  ],
  ["We willen 1.600 bezoeken in mei, meer dan de 1.420 vorig jaar", "1.600 bezoeken", "1.420"],
  ["1.420 im Vorjahr, Ziel 900", "900", "1.420"],
  ["1 420 l'an dernier, objectif 900", "900", "1 420"],
  ["1.420 vorig jaar, doel 900", "900", "1.420"],
  ["昨年は1,420件、目標は900件", "900件", "1,420件"],
  ["No-shows: under 9 % by June, 18 % last year", "under 9 %", "18 %"],
  ["Waiting time last month 17 minutes, 5 by June 2027", "5", "17 minutes"],
  ["Ziel: unter 900 Retouren, im Vorjahr waren es 1.420", "Unter 900 Retouren", "1.420"],
  ["Objectif : moins de 900 retours, l'an dernier 1 420", "Moins de 900 retours", "1 420"],
  ["Doel: minder dan 900 retouren, vorig jaar 1.420", "Minder dan 900 retouren", "1.420"],
  ["Goal: 12 more shops by June, 40 complaints last year", "12 more shops", null],
])("past figures: next to a target they are its baseline: %s", (text, key_result, baseline) => {
  expect(byRules(text).goals).toMatchObject([{ key_result, baseline }]);
});

test.each([
  ["Goals\n- 20 % more orders than last year", "20 %"],
  ["Goals\n- Revenue up 20 % on last year", "20 %"],
  ["Goals\n- Keep churn at last year's 4 %", "4 %"],
  ["Goals\n- Complaints below 40 this year", "below 40"],
  ["Goals\n- As many as last year: 1,420", "1,420"],
  ["Goals\n- In the last week of June 40 shops", "40 shops"],
  ["Ziele\n- 20 % mehr als im letzten Jahr", "20 %"],
  ["Ziele\n- Wie im Vorjahr 1.420 Bestellungen", "1.420 Bestellungen"],
  ["Objectifs\n- 20 % de plus que l'an dernier", "20 %"],
  ["Objectifs\n- Mieux que les 140 plaintes de l'an dernier", "140 plaintes"],
  ["Doelen\n- 20 % meer dan vorig jaar", "20 %"],
  ["Doelen\n- Net als vorig jaar 1.420 bestellingen", "1.420 bestellingen"],
  ["目標\n- 昨年より20%増", "20%"],
  ["目標\n- 昨年並みの1420件", "1420件"],
])("past figures: a target compared with the past stays one: %s", (text, key_result) => {
  expect(byRules(text).goals).toMatchObject([{ key_result }]);
});

test.each([
  ["Ziel: 12 % über Vorjahr", "12 %"],
  ["Doel: 12 % boven vorig jaar", "12 %"],
  ["Ziel: 40 Läden im letzten Quartal", "40 Läden"],
  ["Ziel: 40 Läden im letzten Quartal 2027", "40 Läden"],
  ["Ziel: die 40 Läden vom letzten Jahr halten", "40 Läden"],
  ["Goal: win 40 shops in the last month before launch", "40 shops"],
  ["Goal: beat 40 shops last year", "40 shops"],
  ["Objectif : la semaine dernière du mois, 40 boutiques", "40 boutiques"],
  ["目標：前年同期比20%増", "20%"],
  ["目標：去年の1420件を超える", "1420件"],
  ["目標：昨年度実績1420件を維持", "1420件"],
])("past figures: what is tagged as a goal stays one: %s", (text, key_result) => {
  expect(byRules(text).goals).toMatchObject([{ key_result, baseline: null }]);
});

test.each([
  ["Ziele\n- 12 % über Vorjahr", "12 %"],
  ["Goals\n- 12 % above last year", "12 %"],
  ["Doelen\n- 12 % boven vorig jaar", "12 %"],
  ["Ziele\n- 40 Läden im letzten Quartal 2027", "40 Läden"],
  ["Ziele\n- Die 40 Läden vom letzten Jahr halten", "40 Läden"],
  ["Goals\n- Win 40 shops in the last month before launch", "40 shops"],
  ["Ziele\n- 40 Läden im letzten Monat vor dem Start", "40 Läden"],
  ["Objectifs\n- La semaine dernière du mois, 40 boutiques", "40 boutiques"],
  ["目標\n- 前年同期比20%増", "20%"],
  ["目標\n- 去年の1420件を超える", "1420件"],
  ["目標\n- 昨年度実績1420件を維持", "1420件"],
  ["目標\n- 去年の1420件を下回る", "1420件"],
  ["Goals\n- 40 shops, more than the 30 last year", "40 shops"],
  ["Goals\n- At least 40 shops, more than the 30 last year", "At least 40 shops"],
  ["Ziele\n- Mindestens 40 Läden, mehr als 30 letztes Jahr", "Mindestens 40 Läden"],
])(
  "past figures: below a heading of goals, a target that mentions the past stays one: %s",
  (text, key_result) => {
    expect(byRules(text).goals).toMatchObject([{ key_result }]);
  },
);
