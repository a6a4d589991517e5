import { expect, test } from "vitest";
import { byRules } from "@/tests/support/classified";

test.each([
  {
    text: "We want to cut no-shows from 18 % to 9 % and late cancellations to 5.",
    figures: ["9 %", "5"],
  },
  {
    text: "Cut no-shows from 18 % to 9 % and late cancellations to under 5 a week",
    figures: ["9 %", "under 5 a week"],
  },
  { text: "Cut waiting from 18 to 9 minutes and the queue to 5 %", figures: ["9 minutes", "5 %"] },
  { text: "Cut no-shows from 18 % to 9 % and open tickets to 5", figures: ["9 %", "5"] },
  { text: "Objectif : absences de 18 % à 9 % et le loisir à 5", figures: ["9 %", "5"] },
  { text: "Objectif : absences de 18 % à 9 % et réduire les retards à 5", figures: ["9 %", "5"] },
  { text: "Ziel: Ausfälle von 18 % auf 9 % und späte Absagen auf 5", figures: ["9 %", "5"] },
  {
    text: "Wir wollen die Ausfälle von 18 % auf 9 % senken und die späten Absagen auf 5.",
    figures: ["9 %", "5"],
  },
  {
    text: "Wir wollen die Ausfälle von 18 % auf 9 % und die späten Absagen auf 5 senken.",
    figures: ["9 %", "5"],
  },
  {
    text: "Nous voulons ramener les absences de 18 % à 9 % et les annulations tardives à 5.",
    figures: ["9 %", "5"],
  },
  {
    text: "We willen no-shows van 18 % naar 9 % brengen en late annuleringen naar 5.",
    figures: ["9 %", "5"],
  },
  { text: "Doel: no-shows van 18 % naar 9 % en late annuleringen naar 5", figures: ["9 %", "5"] },
  {
    text: "目標：無断キャンセルを18%から9%に、直前キャンセルを5件に減らす",
    figures: ["9%", "5件"],
  },
])("second targets: without a unit they are goals of their own: $text", ({ text, figures }) => {
  const { goals } = byRules(text);
  expect(goals.map(({ key_result }) => key_result)).toEqual(figures);
  expect(goals[1]?.baseline).toBeNull();
});

test("second targets: both have the date, and a title of their own", () => {
  const { goals } = byRules(
    "By June 2027 we want to cut no-shows from 18 % to 9 % and late cancellations to 5.",
  );
  expect(goals.map(({ title, timeframe }) => [title, timeframe])).toEqual([
    ["By June 2027 we want to cut no-shows from 18 % to 9 %", "June 2027"],
    ["Late cancellations to 5", "June 2027"],
  ]);
});

test("second targets: with one verb at the end, both have the whole sentence", () => {
  const text = "Wir wollen die Ausfälle von 18 % auf 9 % und die späten Absagen auf 5 senken.";
  expect(byRules(text).goals.map(({ description }) => description)).toEqual([text, text]);
});

test.each([
  "Cut no-shows from 18 % to 9 % and then to 5 by 2028",
  "Cut no-shows from 18 % to 9 % and by 2028 to 5",
  "Cut no-shows from 18 % to 9 % and the rest to 5",
  "Cut no-shows from 18 % to 9 % and in Bern to 5",
  "Cut no-shows from 18 % to 9 % and fall to 5",
  "Cut no-shows from 18 % to 9 % and move 5 to Bern",
  "Cut no-shows from 18 % to 9 % by June and talk to 12 customers",
  "Cut no-shows from 18 % to 9 % and reach out to 20",
  "We want to cut no-shows from 18 % to 9 % and upgrade Postgres to 17",
  "Cut no-shows from 18 % to 9 % and send mails to 400",
  "Cut no-shows from 18 % to 9 % and promote Rosa to head of 5",
  "Cut no-shows from 18 % to 9 % and open the shop to 40",
  "Ziel: Ausfälle von 18 % auf 9 % und Server auf Ubuntu 24 bringen",
  "Objectif : absences de 18 % à 9 % et réunion à 17",
  "Objectif : absences de 18 % à 9 % et vendre à 49",
  "目標：無断キャンセルを18%から9%に、メールを5時にする",
  "Ziel: Ausfälle von 18 % auf 9 % und dann auf 5",
  "Ziel: Ausfälle von 18 % auf 9 % und im Norden auf 5",
  "Ziel: Ausfälle von 18 % auf 9 % und 2028 auf 5",
  "Wir wollen die Ausfälle von 18 % auf 9 % senken und auf 5 Inseln fahren",
  "Objectif : absences de 18 % à 9 % et ensuite à 5",
  "Objectif : ramener les absences de 18 % à 9 % et parler à 5 clients",
  "Doel: no-shows van 18 % naar 9 % en daarna naar 5",
  "Doel: no-shows van 18 % naar 9 % en bij Kern naar 5",
  "目標：無断キャンセルを18%から9%に、2028年には5%に減らす",
  "目標：無断キャンセルを18%から9%に、さらに5%に減らす",
  "目標：無断キャンセルを18%から9%に、メールを5人に送る",
])("second targets: a step, a place or an act is none: %s", (text) => {
  expect(byRules(text).goals).toHaveLength(1);
});
