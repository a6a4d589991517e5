import { expect, test } from "vitest";
import { byRules } from "@/tests/support/classified";

const read = (text: string) =>
  byRules(text).goals.map(({ key_result, baseline }) => [key_result, baseline]);

test.each([
  ["In three months we want 600 members.", "600 members"],
  ["With 5 machines we want to sell 700 bottles a month.", "700 bottles a month"],
  ["Innerhalb von 2 Wochen wollen wir 90 % der Mails beantworten.", "90 %"],
  ["In drie maanden willen we 600 leden.", "600 leden"],
  ["Dans 3 mois, nous voulons 600 membres.", "600 membres"],
  ["2か月で、新規の会員を400人にする", "400人"],
  ["3日以内に返信率95%にする", "95%"],
  ["5台の自販機で月に700本を目指す", "700本"],
  ["In 90 % der Fälle wollen wir innerhalb von 2 Tagen antworten.", "90 %"],
  ["Bei 3 von 4 Kunden soll die Antwort in 2 Tagen da sein.", "3 von 4 Kunden"],
])("goals: the figure of the wish is the target, and not a period or means: %s", (text, target) => {
  expect(read(text)).toEqual([[target, null]]);
});

test.each([
  ["The calls should fall from 18 to 4 a week.", "4 a week", "18"],
  ["Die Nachfragen sollen von 18 auf 4 in der Woche sinken.", "4 in der Woche", "18"],
  ["De vragen moeten van 18 naar 4 per week dalen.", "4 per week", "18"],
  ["Les appels doivent passer de 18 à 4 par semaine.", "4 par semaine", "18"],
  ["Goal: 4 instead of 18 calls a week", "4 calls a week", "18 calls"],
  ["Ziel: 4 statt 18 Rückfragen in der Woche", "4 Rückfragen in der Woche", "18 Rückfragen"],
  ["Doel: 4 in plaats van 18 vragen per week", "4 vragen per week", "18 vragen"],
  ["Objectif : 4 au lieu de 18 appels par semaine", "4 appels par semaine", "18 appels"],
  ["目標:週18件ではなく4件", "4件", "18件"],
  ["Ziel: 40 Bestellungen in der Woche vor Ostern", "40 Bestellungen", null],
])("goals: a target has its unit, and the figure of today: %s", (text, target, baseline) => {
  expect(read(text)).toEqual([[target, baseline]]);
});

test.each([
  ["We want to cut the lead time from nine to three working days.", "three working days", "nine"],
  ["Die Laufzeit soll von neun auf drei Werktage sinken.", "drei Werktage", "neun"],
  ["We willen de doorlooptijd van negen naar drie werkdagen brengen.", "drie werkdagen", "negen"],
  ["Nous voulons ramener le délai de neuf à trois jours ouvrés.", "trois jours ouvrés", "neuf"],
  ["目標:苦情を月三件以下にする", "三件以下", null],
  ["五人から三人に減らす。", "三人", "五人"],
  ["納期を三日から二日に短縮する", "二日", "三日"],
  ["Wir wollen von acht Wochen auf vier kommen.", "vier", "acht Wochen"],
  ["Goal: fewer than four complaints by 3 June 2027", "Fewer than four complaints", null],
])("goals: numbers up to twelve may be words: %s", (text, target, baseline) => {
  expect(read(text)).toEqual([[target, baseline]]);
});

test.each([
  ["at most 12 calls a day (today 41)", "at most 12 calls a day", "41"],
  ["höchstens 12 Anrufe am Tag (heute 41)", "höchstens 12 Anrufe am Tag", "41"],
  ["1日12件以下(現在41件)", "12件以下", "41件"],
  ["- at most 12 calls a day (today 41)", "at most 12 calls a day", "41"],
])("goals: a limit with the figure of today is a target: %s", (text, target, baseline) => {
  expect(read(text)).toEqual([[target, baseline]]);
});

test.each([
  "In 2 weeks we want to move the desk.",
  "In two weeks the auditor wants 3 reports.",
  "Wir haben fünf von sieben Filialen besucht.",
  "Von drei bis fünf Uhr ist zu.",
  "Le nouveau portail passe de neuf à dix heures.",
  "We moved from two to three shops last year.",
  "Zwei statt drei Leute kamen zum Treffen.",
  "Two instead of three people came.",
  "The lift carries at most 8 people (now broken).",
  "The van takes at most 12 boxes (currently 9 on board).",
  "Maximal 12 Kisten passen hinein (heute sind 9 drin).",
  "At most three people may use it at once.",
  "Mindestens drei Kunden haben gekündigt.",
  "毎月2回の会議を1回にした",
  "2人で3件にしている",
  "10人以上の会社が対象",
])("goals: other figures and numbers in words are no target: %s", (text) => {
  expect(read(text)).toEqual([]);
});
