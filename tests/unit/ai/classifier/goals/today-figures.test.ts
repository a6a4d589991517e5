import { expect, test } from "vitest";
import { byRules } from "@/tests/support/classified";

const read = (text: string) =>
  byRules(text).goals.map(({ key_result, baseline, timeframe }) => [
    key_result,
    baseline,
    timeframe,
  ]);

test.each([
  ["Response time is 3 days; it should be one day by April.", "one day", "3 days", "April"],
  [
    "Die Antwort dauert 3 Tage; sie soll bis April einen Tag dauern.",
    "einen Tag",
    "3 Tage",
    "April",
  ],
  ["De reactietijd is 3 dagen; die moet in april één dag zijn.", "één dag", "3 dagen", "april"],
  [
    "La réponse prend 3 jours ; elle devrait prendre un jour d'ici avril.",
    "un jour",
    "3 jours",
    "avril",
  ],
  ["待ち時間は今8分、6月までに4分以下", "4分以下", "8分", "6月まで"],
  ["The queue takes 12 minutes, it should be 5 by May.", "5 minutes", "12 minutes", "May"],
  [
    "Heute sind jede Woche 12 Wagen verspätet, bis Juni sollen es zwei sein.",
    "zwei",
    "12 Wagen",
    "Juni",
  ],
])("goals: what should be is the target, and what is the baseline: %s", (text, ...goal) => {
  expect(read(text)).toEqual([goal]);
});

test.each([
  "The parcel takes 3 days, it should take 2.",
  "The team has 12 people, it should build one app by May.",
  "Das Team hat 12 Leute, es soll bis Mai eine App bauen.",
  "Nous avons 12 vélos, ils doivent rouler 5 heures d'ici mai.",
  "The rent rises by May, now 900 euros.",
  "Le bail finit en mai, aujourd'hui 900 euros",
  "Vor Weihnachten hatten wir 40 Anrufe am Tag.",
  "Seit Ende März nutzen 40 Schüler die App.",
  "Eind maart begint de proef met 3 scholen.",
])("goals: figures of other things and of the past are no targets: %s", (text) => {
  expect(read(text)).toEqual([]);
});

test.each([
  ["goal for the school: by end of March all pupils without paper, now 0", "0", "end of March"],
  ["Ziel für die Schule: Ende März alle Schüler ohne Papier, heute 0", "0", "Ende März"],
  ["doel voor de school: eind maart alle leerlingen zonder papier, nu 0", "0", "eind maart"],
  ["objectif pour l'école : fin mars tous les élèves sans papier, aujourd'hui 0", "0", "fin mars"],
  ["学校の目標：3月末までに全生徒が紙なし、現在0", "0", "3月末まで"],
])("goals: the figure of today is not the key result: %s", (text, baseline, due) => {
  expect(read(text)).toEqual([[null, baseline, due]]);
});

test.each([
  [
    "in 2027 we want to pay at most £32,000 in fines, this year it was £96,000",
    "at most £32,000",
    "£96,000",
    "2027",
  ],
  [
    "2027 wollen wir höchstens 32.000 € zahlen, dieses Jahr waren es 96.000 €",
    "höchstens 32.000 €",
    "96.000 €",
    null,
  ],
  [
    "in 2027 willen we maximaal € 32.000 boete betalen, dit jaar was het € 96.000",
    "maximaal € 32.000",
    "€ 96.000",
    "2027",
  ],
  [
    "en 2027 nous voulons payer au plus 32 000 €, cette année c'était 96 000 €",
    "au plus 32 000 €",
    "96 000 €",
    null,
  ],
  ["Revenue of £3 million by June 2027, now £2 million", "£3 million", "£2 million", "June 2027"],
  ["We want 40 members by June, the room was 900 euros.", "40 members", null, "June"],
])(
  "goals: a sum keeps its bound and sign, and the former sum is the baseline: %s",
  (text, ...goal) => {
    expect(read(text)).toEqual([goal]);
  },
);

test.each([
  [
    "Before Christmas 95 % of the orders should pass without a call (now 91 %).",
    "Before Christmas",
  ],
  [
    "Vor Weihnachten sollen 95 % der Bestellungen ohne Anruf durchgehen (heute 91 %).",
    "Vor Weihnachten",
  ],
  ["Vóór de zomer moet 95 % van de bestellingen zonder telefoon gaan (nu 91 %).", "Vóór de zomer"],
  ["Avant Noël, 95 % des commandes doivent passer sans appel (aujourd'hui 91 %).", "Avant Noël"],
])("goals: a holiday or a season is a time as written: %s", (text, due) => {
  expect(read(text)).toEqual([["95 %", "91 %", due]]);
});

test.each([
  ["By end of March: 40 pump tests a week, today 0.", "40 pump tests a week", "0", "end of March"],
  ["At the latest 1 July all labels on the 310 machines, now 120", "310 machines", "120", "1 July"],
  [
    "Spätestens 1. Juli alle Etiketten auf den 310 Maschinen, jetzt 120",
    "310 Maschinen",
    "120",
    "1. Juli",
  ],
  ["Uiterlijk 1 juli alle stickers op de 310 machines, nu 120", "310 machines", "120", "1 juli"],
  [
    "Au plus tard le 1er juillet toutes les étiquettes sur les 310 machines, aujourd'hui 120",
    "310 machines",
    "120",
    "1er juillet",
  ],
  [
    "65% of parcels had a label on the right side of the box, want 95 by end of August",
    "95%",
    "65%",
    "end of August",
  ],
])("goals: a line with its date and the figure of today is a target: %s", (text, ...goal) => {
  expect(read(text)).toEqual([goal]);
});

test.each([
  "Jetzt wollen wir bis März 40 Kunden gewinnen.",
  "Wir wollen jetzt auf 40 Kunden kommen, bis März.",
  "Now we want to reach 40 customers by March.",
])("goals: now before a wished figure is of the wish: %s", (text) => {
  expect(read(text)).toMatchObject([[expect.stringMatching(/^40/), null, expect.anything()]]);
});

test.each([
  "Vor Ostern kamen 40 Bestellungen am Tag, jetzt 12.",
  "Before Easter we had 40 orders a day, now 12.",
  "Before Christmas every shop was open, now 3.",
])("goals: how things were before a day is no target: %s", (text) => {
  expect(read(text)).toEqual([]);
});

test("goals: a denial is not what should be", () => {
  const [[target] = []] = read("Replies take 3 days; it should not be 5 days by June.");
  expect(target).not.toBe("5 days");
});

test.each([
  ["Replies take 3 days; by May it should not be 5 days."],
  ["Delivery was 3 days; it should not be 5 days by June."],
  ["Antworten dauern 3 Tage; bis Mai sollten es nicht 5 Tage sein."],
])("goals: what is and what should not be are no targets: %s", (text) => {
  expect(read(text)).toEqual([]);
});

test.each([
  "Goal: Replies take 3 days; it should not be 5 days.",
  "Ziel: Antworten dauern 3 Tage; es sollten nicht 5 Tage sein.",
  "Doel: een antwoord duurt 3 dagen; het zou geen 5 dagen moeten zijn.",
  "Objectif : les réponses prennent 3 jours ; cela ne devrait pas être 5 jours.",
])("goals: nor are they the key result of a goal: %s", (text) => {
  expect(read(text)).toEqual([[null, null, null]]);
});

test.each([
  ["Goal: answer within 3 days; it should not be 5 days.", "3 days", null],
  ["Goal: 3 days, it must not be 5.", "3 days", null],
  ["Ziel: in 40 Läden, es müssen nicht alle neu sein.", "40 Läden", null],
  ["Objectif : le délai est de 3 jours, il ne doit pas dépasser 5 jours.", "5 jours", "3 jours"],
])("goals: but a target beside a denial stays: %s", (text, ...goal) => {
  expect(read(text)).toEqual([[...goal, null]]);
});

test.each([
  ["Anrufe pro Tag jetzt 52 (KW 45-47), Ziel < 30 bis Sommer", "< 30", "52", "Sommer"],
  ["Calls a day now 52 (weeks 45 to 47), aim below 30 by summer", "below 30", "52", "summer"],
  ["Calls a day: 52 (in week 45), goal under 30 by June", "under 30", "52", "June"],
  ["Telefoontjes nu 52 (week 45-47), doel < 30 tegen juni", "< 30", "52", "juni"],
  ["Appels aujourd'hui 52 (semaines 45 à 47), objectif < 30 d'ici juin", "< 30", "52", "juin"],
  ["電話は今52件（第45週）、6月までに30件以下", "30件以下", "52件", "6月まで"],
  ["Orders in 3 shops (12 a week), want 5 by May", "5", "12", "May"],
  ["Calls in 2 offices (52), goal < 30 by June", "< 30", "52", "June"],
  ["Calls a day (52 now), aim below 30 by June", "below 30", "52", "June"],
  ["Strom jetzt 52 kW (45 bis 47 kW), Ziel 60 kW bis Juni", "60 kW", "47 kW", "Juni"],
  ["Calls now 52 (weekly 45), aim below 30 by June", "below 30", "45", "June"],
  ["Wagen im Hof (jede Woche 12), Ziel 5 bis Juni", "5", "12", "Juni"],
  ["Telefoontjes in 2 winkels (12 per week), doel < 5 tegen juni", "< 5", "12", "juni"],
  ["Appels de 2 ports (par semaine 45), objectif < 30 d'ici juin", "< 30", "45", "juin"],
  ["Orders (week of 45), goal 60 by June", "60", "45", "June"],
  ["港の電話（週45件）、目標は30件", "30件", "45件", null],
])("goals: a week in brackets is no figure of today, a figure is: %s", (text, ...goal) => {
  expect(read(text)).toEqual([goal]);
});
