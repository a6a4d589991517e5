import { expect, test } from "vitest";
import { byRules } from "@/tests/support/classified";

test.each([
  ["2027年9月までに誤出荷を月40件から10件に減らす", "40件", "10件", "2027年9月まで"],
  ["問い合わせを週120件から60件に減らす（2027年6月まで）", "120件", "60件", "2027年6月まで"],
  ["入力時間を1件あたり5分から2分に短縮する、来年3月まで", "5分", "2分", "来年3月まで"],
  ["2027年度末までに有料会員を3,000人から5,000人に増やす", "3,000人", "5,000人", "2027年度末まで"],
  ["来年度末までに解約を11%から5%以下にする", "11%", "5%以下", "来年度末まで"],
  ["No-shows 9% to 5% by June 2027", "9%", "5%", "June 2027"],
  ["95 to 75 minutes per route by June 2027", "95", "75 minutes", "June 2027"],
  ["Wartezeit 30 auf unter 15 Minuten bis Juni 2027", "30", "unter 15 Minuten", "Juni 2027"],
  ["Filialen 40 auf 60 bis Juni 2027", "40", "60", "Juni 2027"],
  ["Wachttijd 30 naar 15 minuten tegen juni 2027", "30", "15 minuten", "juni 2027"],
  ["Délai 10 j à 5 j d'ici juin 2027", "10 j", "5 j", "juin 2027"],
  ["Orders from 1,200 to 900 by June 2027", "1,200", "900", "June 2027"],
  ["B2B churn 9% to 5% by June 2027", "9%", "5%", "June 2027"],
  ["Bugs pro Sprint 12 auf 5 bis Juni 2027", "12", "5", "Juni 2027"],
  ["Open tickets from 9 to 5 by June 2027", "9", "5", "June 2027"],
  ["Time to open from 9 to 5 minutes by June 2027", "9", "5 minutes", "June 2027"],
  ["Delivery 24 to 7 days by June 2027", "24", "7 days", "June 2027"],
  ["Calls a day 24 to 7 by June 2027", "24", "7", "June 2027"],
])(
  "classifier: the old figure of a change is the baseline: %s",
  (text, baseline, key_result, timeframe) => {
    expect(byRules(`Goals\n- ${text}`).goals).toMatchObject([{ baseline, key_result, timeframe }]);
  },
);

test.each([
  ["Migrate 12 clinics, tier 2 to 1, by June 2027", "12 clinics"],
  ["Stufe 3 auf 2 für 40 Filialen bis Juni 2027", "3"],
  ["Version 9 à 8 pour 30 boutiques d'ici juin 2027", "9 à 8 pour"],
  ["3 to 5 pilot shops by June 2027", "3 to 5 pilot shops"],
  ["40 bis 60 Pilotkunden bis Juni 2027", "40 bis 60 Pilotkunden"],
  ["Give 40 vouchers to 20 shops by June 2027", "Give 40 vouchers"],
  ["At least 3 out of 4 clinics by June 2027", "At least 3 out of 4 clinics"],
  ["2027年3月から解約を5%以下にする", "5%以下"],
])("classifier: two figures are no change: %s", (text, key_result) => {
  const [goal] = byRules(`Goals\n- ${text}`).goals;
  expect(goal?.baseline).toBeNull();
  expect(key_result).toContain(goal?.key_result ?? "?");
});

test.each([
  ["Cut churn by June 2027 to 3%", "3%", "June 2027"],
  ["Abwanderung bis Juni 2027 auf 3 % senken", "3 %", "Juni 2027"],
  ["Bis Ende 2027 auf 5 % Retouren", "5 %", "Ende 2027"],
  ["Verloop in 2027 naar 3 %", "3 %", "2027"],
  ["Réduire les résiliations d'ici juin 2027 à 3 %", "3 %", "juin 2027"],
  ["解約を2027年6月までに3%以下にする", "3%以下", "2027年6月まで"],
])("classifier: the year of a date is no baseline: %s", (text, key_result, timeframe) => {
  expect(byRules(`Goals\n- ${text}`).goals).toMatchObject([
    { baseline: null, key_result, timeframe },
  ]);
});

test.each([
  ["Halve the 40 wrong deliveries a month by September 2027", null],
  ["Die 40 Fehllieferungen im Monat bis Mai halbieren", null],
  ["Double the paying shops to 80 by May 2027", "80"],
  ["誤出荷40件を2027年9月までに半減する", null],
  ["Ziel: 40 Fehllieferungen im Monat halbieren", null],
  ["Réduire de moitié les plus de 40 erreurs d'ici juin 2027", null],
  ["Halve wrong deliveries, 40 a month, by June 2027", null],
  ["5分以上の待ち時間を半減する", null],
  ["Double bookings under 5% by June 2027", "under 5%"],
  ["Halve onboarding, under 2 hours, by June 2027", "under 2 hours"],
  ["Halve the 40 wrong deliveries, at most 20 by June 2027", "at most 20"],
  ["Wartezeit halbieren, unter 15 Minuten bis Juni 2027", "unter 15 Minuten"],
  ["Wachttijd halveren: 15 minuten tegen juni 2027", "15 minuten"],
  ["Diviser par deux les erreurs : 20 par mois d'ici juin 2027", "20 par mois"],
  ["誤出荷を半減し、月20件以下にする", "20件"],
  ["誤出荷を月20件に半減する", "20件"],
  ["Checkout in half an hour, 20 shops by June 2027", "20 shops"],
])(
  "classifier: the figure that is to be halved or doubled is no result, but a stated one is: %s",
  (text, key_result) => {
    expect(byRules(`Goals\n- ${text}`).goals).toMatchObject([{ key_result }]);
  },
);

test.each([
  ["20 pilot sites before the summer of 2027", "before the summer of 2027"],
  ["20 locaties voor de zomer van 2027", "voor de zomer van 2027"],
  ["Retouren unter 7 % bis zum Sommer 2027", "Sommer 2027"],
  ["20 boutiques avant la fin de 2027", "avant la fin de 2027"],
])("classifier: the time of a goal has its year: %s", (text, timeframe) => {
  expect(byRules(`Goals\n- ${text}`).goals).toMatchObject([{ timeframe }]);
});

test("classifier: words between today's figure and the wish stay in the title", () => {
  const { goals } = byRules("Im Schnitt gehen 12 % zurück, Ziel ist unter 7 % bis Ende 2027.");
  expect(goals).toMatchObject([
    {
      title: "Im Schnitt gehen 12 % zurück, Ziel ist unter 7 % bis Ende 2027",
      baseline: "12 %",
      key_result: "unter 7 %",
    },
  ]);
});

test.each([
  ["By June 2027 we want 40 marinas, today there are 6.", "6", "40 marinas", "June 2027"],
  ["By 31 March 2027 we want 40 marinas live.", null, "40 marinas", "31 March 2027"],
  ["In 2027 we want 40 marinas instead of 6.", "6", "40 marinas", "2027"],
  [
    "By Easter 2027 300 households should have a subscription, today it is 85.",
    "85",
    "300 households",
    "Easter 2027",
  ],
  [
    "Bis 31. März 2027 sollen 300 Haushalte ein Abo haben, heute sind es 85.",
    "85",
    "300 Haushalte",
    "31. März 2027",
  ],
  ["Ende 2027 soll die Quote bei 4 % liegen, heute 11 %.", "11 %", "4 %", "Ende 2027"],
  ["Die Quote liegt seit 2025 bei 9 %, sie soll bis 2027 auf 5 % fallen.", "9 %", "5 %", "2027"],
  ["Eind 2027 moeten er 40 havens zijn, nu 6.", "6", "40 havens", "Eind 2027"],
  ["Het verloop is 9 %, het moet in 2027 naar 5 %.", "9 %", "5 %", "2027"],
  ["À la fin de 2027, le taux doit être de 4 %, aujourd'hui 11 %.", "11 %", "4 %", null],
  ["2027年6月までに40店舗を目指す、現在6店舗", "6", "40店舗", "2027年6月まで"],
  ["We had 6 marinas in 2026 and want 40 in 2027.", "6 marinas", "40 marinas", "2027"],
  ["From 2026 to 2027 we want to grow from 6 to 40 marinas.", "6", "40 marinas", null],
])(
  "classifier: a date is neither a baseline nor a target: %s",
  (text, baseline, key_result, timeframe) => {
    expect(byRules(text).goals).toMatchObject([{ baseline, key_result, timeframe }]);
    expect(byRules(text).goals[0]?.title).toBe(text.replace(/[.]$/, ""));
  },
);

test.each([
  [
    "We want 2050 parcels a day by June 2027, today 2027 parcels.",
    "2027 parcels",
    "2050 parcels a day",
  ],
  ["From 1900 to 2100 parcels a day by June 2027", "1900", "2100 parcels a day"],
  ["Kosten in 2027 onder 2030 euro", null, "onder 2030 euro"],
  ["2027 Meter Kabel bis Juni 2028", null, "2027 Meter"],
  ["Umsatz 2027 auf 2050 Euro pro Kunde steigern", null, "2050 Euro"],
  ["Von 2027 auf 2050 Pakete am Tag", "2027", "2050 Pakete am Tag"],
])("classifier: a figure that looks like a year is one: %s", (text, baseline, key_result) => {
  expect(byRules(`Goals\n- ${text}`).goals).toMatchObject([{ baseline, key_result }]);
});

test.each([
  ["Ziel: Ladeplätze für 2000 Fahrräder bis Ende 2027.", null, "2000 Fahrräder"],
  ["Objectif : des repas pour 2040 enfants d'ici fin 2027.", null, "2040 enfants"],
  ["Goal: grow members from 2020 to 2045 by December 2027.", "2020", "2045"],
])("classifier: a figure like a year is one: %s", (text, baseline, key_result) => {
  expect(byRules(text).goals).toMatchObject([{ baseline, key_result }]);
});

test.each([
  [
    "waiting time at the counter is 34 minutes on average, want it down to 12 by May 2027",
    "Waiting time at the counter: 12 minutes",
    "34 minutes",
    "12 minutes",
  ],
  [
    "The queue averages 34 minutes (Ida's tally, all of May), and we want to cut it to 12 by May 2027.",
    "The queue: 12 minutes",
    "34 minutes",
    "12 minutes",
  ],
  [
    "No-shows are at 14%, we want them under 8% by May 2027",
    "No-shows: under 8%",
    "14%",
    "under 8%",
  ],
  [
    "Die Wartezeit beträgt 34 Minuten, wir wollen sie bis Mai 2027 auf 12 senken.",
    "Die Wartezeit: 12 Minuten",
    "34 Minuten",
    "12 Minuten",
  ],
  [
    "De wachttijd is nu 34 minuten, we willen die tijd tegen mei 2027 naar 12 brengen.",
    "De wachttijd is nu 34 minuten, we willen die tijd tegen mei 2027 naar 12 brengen",
    "34 minuten",
    "12 minuten",
  ],
  [
    "De wachttijd is 34 minuten, we willen het terugbrengen naar 12 tegen mei 2027.",
    "De wachttijd: 12 minuten",
    "34 minuten",
    "12 minuten",
  ],
  [
    "L'attente est de 34 minutes, nous voulons la ramener à 12 d'ici mai 2027.",
    "L'attente: 12 minutes",
    "34 minutes",
    "12 minutes",
  ],
])(
  "classifier: a figure of today before a wish for `it` is the baseline: %s",
  (text, title, baseline, key_result) => {
    expect(byRules(text).goals).toMatchObject([{ title, baseline, key_result }]);
  },
);

test.each([
  ["We open 40 shops by June 2027 and want them to open at 9.", "40 shops"],
  ["We want 40 shops by June 2027, and they need to be open.", "40 shops"],
  ["The helpdesk answers 90% by June 2027 and we want it to stay friendly.", "90%"],
  ["Wir wollen 40 Filialen bis Juni 2027, und sie sollen hell sein.", "40 Filialen"],
])("classifier: a wish without a figure makes no baseline: %s", (text, key_result) => {
  expect(byRules(`Goals\n- ${text}`).goals).toMatchObject([{ baseline: null, key_result }]);
});

test.each([
  "Members pay £30 a month and want it to be £25.",
  "Users see 50 rows per page and want it to be 200.",
  "The upload limit is 10 MB and architects want it up to 50 MB.",
])("classifier: what others want is no goal of ours: %s", (text) => {
  expect(byRules(text).goals).toEqual([]);
});

test("classifier: a French change from one figure to another keeps both", () => {
  const text =
    "Le taux d'absentéisme est de 9 %, on voudrait le faire passer à 5 % d'ici fin 2027.";
  expect(byRules(text).goals).toMatchObject([{ baseline: "9 %", key_result: "5 %" }]);
});
