import { expect, test } from "vitest";
import { byRules } from "@/tests/support/classified";

const readGoals = (text: string) =>
  byRules(text).goals.map(({ key_result, baseline }) => ({ key_result, baseline }));

test.each([
  [
    "Objectif : passer de 2 h 40 à 40 minutes par jour d'ici mai 2027",
    "2 h 40",
    "40 minutes par jour",
  ],
  ["Goal: calls from 2 h 40 to 40 minutes a day by May 2027", "2 h 40", "40 minutes a day"],
  ["Goal: calls from 2h40 to 40 minutes a day by May 2027", "2h40", "40 minutes a day"],
  ["Goal: calls from 2:40 h to 40 min by May 2027", "2:40 h", "40 min"],
  ["Goal: shorten the tour (today 5 h 20) to 4 h by May 2027", "5 h 20", "4 h"],
  ["Goal: an answer within 1 h 30 min by May 2027", null, "1 h 30 min"],
  [
    "Ziel: Telefon von 2 Std. 40 auf 40 Minuten pro Tag bis Mai 2027",
    "2 Std. 40",
    "40 Minuten pro Tag",
  ],
  [
    "Doel: bellen van 2 u 40 naar 40 minuten per dag tegen mei 2027",
    "2 u 40",
    "40 minuten per dag",
  ],
  ["目標：電話時間を2時間40分から40分に減らす（2027年5月まで）。", "2時間40分", "40分"],
])(
  "classifier: a duration of hours and minutes is one figure: %s",
  (text, baseline, key_result) => {
    expect(readGoals(text)).toEqual([{ key_result, baseline }]);
  },
);

test.each([
  ["Goal: in 2 h 40 parcels are sorted by May 2027", null, "2 h"],
  ["Goal: from 40 to 60 orders by May 2027", "40", "60 orders"],
  ["Goal: reply within 24 h by May 2027", null, "24 h"],
  ["Ziel: in 2 Std. 40 Pakete bis Mai 2027", null, "40 Pakete"],
  ["Goal: 5 h 20 % of the time by May 2027", null, "5 h"],
])("classifier: figures after hours are no minutes: %s", (text, baseline, key_result) => {
  expect(readGoals(text)).toEqual([{ key_result, baseline }]);
});
