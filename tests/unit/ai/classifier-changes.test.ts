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
])(
  "classifier: the old figure of a change is the baseline: %s",
  (text, baseline, key_result, timeframe) => {
    expect(byRules(`Goals\n- ${text}`).goals).toMatchObject([{ baseline, key_result, timeframe }]);
  },
);

test.each([
  ["3 to 5 pilot shops by June 2027", "3 to 5 pilot shops"],
  ["40 bis 60 Pilotkunden bis Juni 2027", "40 bis 60 Pilotkunden"],
  ["Give 40 vouchers to 20 shops by June 2027", "Give 40 vouchers"],
  ["At least 3 out of 4 clinics by June 2027", "At least 3 out of 4 clinics"],
  ["2027年3月から解約を5%以下にする", "5%"],
])("classifier: two figures are no change: %s", (text, key_result) => {
  const [goal] = byRules(`Goals\n- ${text}`).goals;
  expect(goal?.baseline).toBeNull();
  expect(key_result).toContain(goal?.key_result ?? "?");
});

test.each([
  ["Halve the 40 wrong deliveries a month by September 2027", null],
  ["Die 40 Fehllieferungen im Monat bis Mai halbieren", null],
  ["Double the paying shops to 80 by May 2027", "80"],
  ["誤出荷40件を2027年9月までに半減する", null],
  ["Double bookings under 5% by June 2027", "under 5%"],
])(
  "classifier: the figure that is to be halved or doubled is no result: %s",
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
