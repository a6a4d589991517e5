import { expect, test } from "vitest";
import { byRules } from "@/tests/support/classified";

test.each([
  "田村 洋 9:40",
  "取得日時:2026/11/24 18:02",
  "Exported: 2026/11/24 18:02",
  "Exportiert: 24/11/2026 18:02",
  "Levering: 2026/11/24",
  "Réunion 14:30",
])("goals: a time or a day in figures is no target: %s", (text) => {
  expect(byRules(text).goals).toEqual([]);
});

test.each([
  ["目標時刻:9:30", null],
  ["返信は9:30までに済ませ、未返信を5件以下にする", "5件以下"],
  ["12/15までに80件の予約を取りたい", "80件"],
  ["Goal by 12/15: 80 orders", "80 orders"],
  ["Unser Ziel bis 10:30 Uhr: 40 Anrufe", "40 Anrufe"],
  ["Objectif avant 10:30 : 40 appels", "40 appels"],
  ["Ons doel voor 2026/12/24: 600 leden", "600 leden"],
  ["Die Fahrzeit soll von 2:40 h auf 1:50 h sinken.", "1:50 h"],
])("goals: a time or a day in figures is not what is wanted: %s", (text, figure) => {
  expect(byRules(text).goals.map(({ key_result }) => key_result)).toEqual([figure]);
});
