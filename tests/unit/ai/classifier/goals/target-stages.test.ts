import { expect, test } from "vitest";
import { byRules } from "@/tests/support/classified";

const readGoals = (text: string) =>
  byRules(text).goals.map(({ key_result, timeframe }) => `${key_result} | ${timeframe}`);

test.each([
  ["We want 40 marinas by 2027 and 80 by 2029.", "40 marinas | 2027", "80 marinas | 2029"],
  ["We want 40 marinas by 2027 and 2040 by 2030.", "40 marinas | 2027", "2040 marinas | 2030"],
  ["By 2027 we want 40 marinas and by 2029 80.", "40 marinas | 2027", "80 marinas | 2029"],
  [
    "Goal: no-shows from 12% to 8% by June 2027 and 5% by June 2028",
    "8% | June 2027",
    "5% | June 2028",
  ],
  [
    "Goal: at most 5 errors a week by May 2027 and 2 by May 2028",
    "At most 5 errors a week | May 2027",
    "At most 2 errors a week | May 2028",
  ],
  ["Goal: €40 per guest by 2027 and 50 by 2028.", "€40 | 2027", "€50 | 2028"],
  ["Ziel: bis 2027 40 Häfen, bis 2029 80 Häfen", "40 Häfen | 2027", "80 Häfen | 2029"],
  ["Doel: 40 havens in 2027 en 80 in 2029", "40 havens | 2027", "80 havens | 2029"],
  [
    "Objectif : 25 salles d'ici fin 2027 et 60 d'ici fin 2028.",
    "25 salles | fin 2027",
    "60 salles | fin 2028",
  ],
  ["目標：2027年までに40店、2029年までに80店。", "40店 | 2027年まで", "80店 | 2029年まで"],
])("classifier: two figures of one thing by two dates are two goals: %s", (text, ...goals) => {
  expect(readGoals(text)).toEqual(goals);
});

test("classifier: both stages of a target have its baseline and the whole sentence", () => {
  const text = "We want 40 marinas by 2027 and 80 by 2029 (today 12).";
  const both = { baseline: "12", description: text };
  expect(byRules(text).goals).toMatchObject([
    { title: "We want 40 marinas by 2027", ...both },
    { title: "We want 80 marinas by 2029", ...both },
  ]);
});

test.each([
  "Goal: 40 shops by 2027 and 5 technicians by 2028.",
  "Goal: 20 shops by 2026, 40 by 2027 and 80 by 2029.",
  "Goal: 40 shops, up from 12 in 2025 and 20 in 2026.",
  "We want 40 shops by 2027; we had 12 shops in 2025 and 20 in 2026.",
  "We want 40 shops by June 2027 and 80 trained drivers.",
])(
  "classifier: figures of other things, of the past and of more dates stay one goal: %s",
  (text) => {
    expect(byRules(text).goals).toHaveLength(1);
  },
);

test.each([
  [
    "Goal: at least 50 % of appointments booked online (today 22 %), and no-shows down from 9 % to 4 % by June 2027.",
    "At least 50 %",
    "June 2027",
  ],
  [
    "Ziel: mindestens 50 % der Termine online (heute 22 %) und No-Shows von 9 % auf 4 % bis Juni 2027.",
    "Mindestens 50 %",
    "Juni 2027",
  ],
])(
  "classifier: two targets of a sentence keep their own figures of today: %s",
  (text, wanted, timeframe) => {
    expect(byRules(text).goals).toMatchObject([
      { key_result: wanted, baseline: "22 %", timeframe },
      { key_result: "4 %", baseline: "9 %", timeframe },
    ]);
  },
);

test.each([
  "We want 300 members by May and at least 40 % of them on the yearly plan.",
  "Today 22 % book online and 9 % do not come, we want 50 % and 4 % by June.",
])("classifier: a target whose parts need each other is one: %s", (text) => {
  expect(byRules(text).goals).toHaveLength(1);
});

test.each([
  ["Until March we want 2 people on the hotline.", "2 people"],
  ["By May we want our price at 12 euros, like RinkBook.", "12 euros"],
])("classifier: a wish of our own after its date is a goal: %s", (text, target) => {
  expect(byRules(text).goals).toMatchObject([{ key_result: target }]);
});
