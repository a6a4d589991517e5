import { describe, expect, test } from "vitest";
import { applyRules } from "@/lib/ai/advisors/assumption-map/rules";

const map = (text: string) =>
  applyRules({
    subject: { type: "document", id: "documents/mapped", title: "A document" },
    text,
    evidence: [],
    options: { today: "2026-11-20" },
  });

const listQuotes = (text: string) => map(text).assumptions.map(({ quote }) => quote);

describe("assumption map: a target", () => {
  test.each([
    "Bis März buchen 60 % der Kunden Plus.",
    "By March, 60 % of customers book Plus.",
    "Tegen maart boekt 60 % van de klanten Plus.",
    "D'ici mars, 60 % des clients réservent.",
    "By May 60 % of drivers use it.",
    "Tegen mei gebruikt 60 % van de chauffeurs de app.",
    "D'ici mai, 60 % des conducteurs l'utilisent.",
    "Bis Mai nutzen 60 % der Fahrer die App.",
    "Bis Ende Mai nutzen 40 % aller Teams Plus.",
  ])("has a date before or after its figure: %s", (text) => {
    expect(listQuotes(`## Plan B\n\n${text}\n`)).toEqual([text]);
  });

  test.each([
    "Bis März gilt der Rabatt von 20 %.",
    "Bis März zahlen wir 60 % der Kosten.",
    "Die Karte gilt 12 Monate bis Ende Juni 2027.",
    "12 Monate bis Ende Juni 2027",
    "300 Kunden warteten bis Ende April.",
    "40 Plätze bis Ende Juni, danach 30.",
    "De pas is 20 % goedkoper tot maart.",
    "By May, 60 % of the fee is due.",
    "By March, 50 % of the budget must be spent.",
    "By March, 60 % of customers must confirm.",
    "Bis Mai sind 30 % der Gebühr fällig.",
    "Bis Mai müssen 60 % der Kunden bestätigen.",
    "Tegen mei is 30 % van de prijs verschuldigd.",
    "D'ici mai, 30 % des frais sont dus.",
    "14 Uhr bis Mai",
    "9 heures d'ici mai",
    "By May 60 % of the drives are done.",
    "By May use 60 % of the budget.",
    "By May 60 % of drivers must confirm.",
    "10 Arbeitstage bis Ende April",
    "6 Kalenderwochen bis April 2027",
    "12 werkdagen tegen eind april",
    "3 trimestres avant fin avril",
    "4000 Franken bis Ende April",
    "500 euro tegen eind april",
    "500 euros avant fin avril",
  ])("is not a duration, a sum, a duty or a result: %s", (text) => {
    expect(listQuotes(`## Plan B\n\n${text}\n`)).toEqual([]);
  });

  test.each(["Erfolg", "Kennzahlen", "Succes", "Indicateurs", "KPIs"])(
    "is listed under a heading about success: %s",
    (heading) => {
      const target = "Mittlere Wartezeit höchstens 5 Minuten bis Ende Juni 2027";
      expect(listQuotes(`## ${heading}\n\n- ${target}\n`)).toEqual([target]);
    },
  );
});

test.each(["Phases", "Phasen", "Fasen", "Étapes"])(
  "assumption map: a table of dates is a plan without reasons: %s",
  (heading) => {
    const table = "| Was | Wann |\n| --- | --- |\n| Start | 3 March 2027 |\n";
    expect(listQuotes(`## ${heading}\n\n${table}`)).toHaveLength(1);
    expect(listQuotes(`## Costs\n\n${table}`)).toEqual([]);
  },
);

describe("assumption map: a row of a generated table", () => {
  const GOALS =
    "| Goal | Key result | By |\n| --- | --- | --- |\n| **Crates come back.** [^1] | 9 days | 30 June 2027 |\n";

  test.each([
    "Launch goal",
    "Launch goals",
    "Plan: Ziele",
    "Doelen en planning",
    "Objectifs du plan",
  ])("on a goal is no date of the plan: %s", (heading) =>
    expect(listQuotes(`## ${heading}\n\n${GOALS}`)).toEqual([]),
  );

  test("is named by its words, without the marks and ends of its cells", () => {
    const { assumptions } = map(`## Rollout\n\n${GOALS}`);
    expect(assumptions[0]?.statement).toMatch(/^“Crates come back, 9 days, 30 June 2027”/);
    expect(assumptions[0]?.quote).toContain("| **Crates come back.**");
  });

  test.each(["Rollout", "Launch plan"])("is a date under other headings: %s", (heading) => {
    expect(listQuotes(`## ${heading}\n\n${GOALS}`)).toHaveLength(1);
  });
});

describe("assumption map: a date of a step", () => {
  test.each([
    "General availability is on 11 May 2027.",
    "The pilot with six marinas starts on 2 March 2027, general availability on 11 May 2027.",
    "The launch in Oban is planned for late May 2027.",
    "Der Start in allen 14 Filialen ist für den 3. Mai 2027 geplant.",
    "Die Einführung beginnt am 15. Februar 2027.",
    "De lancering is gepland voor 3 mei 2027.",
    "De uitrol in Gent begint op 3 mei 2027.",
    "Le lancement est prévu pour le 3 mai 2027.",
    "La mise en service commence en mai 2027.",
    "一般公開は2027年5月11日。",
    "試験導入は3月1日に始める。",
  ])("is a plan without a reason in prose too: %s", (text) => {
    expect(listQuotes(`## Plan\n\n${text}\n`)).toEqual([text]);
  });

  test.each([
    "The board decides on the launch on 3 May 2027.",
    "The launch is decided on 3 May 2027.",
    "The launch meeting is on 3 May 2027.",
    "The release notes are due on 3 May 2027.",
    "The pilot started on 2 March 2026.",
    "The pilot is on 2 March 2026.",
    "The pilot was on 2 March 2027.",
    "The pilot starts on 2 March 2027. The offices are free then because the season is over.",
    "General availability is on 11 May 2027, when the season begins.",
    "Callum presents the plan on 3 May 2027.",
    "The pilot is in two marinas, and the board meets on 3 May 2027.",
    "Easter is on 28 March 2027.",
    "Is the launch on 3 May 2027?",
    "Der Vorstand entscheidet am 3. Mai 2027 über den Start.",
    "Der Start ist am 3. Mai 2027, weil der Umbau vorher endet.",
    "Das Treffen zum Start ist am 3. Mai 2027.",
    "Het bestuur beslist op 3 mei 2027 over de lancering.",
    "De lancering is op 3 mei 2027, omdat het seizoen dan begint.",
    "Le comité décide du lancement le 3 mai 2027.",
    "Le lancement est décidé le 3 mai 2027.",
    "La réunion de lancement est le 3 mai 2027.",
    "公開の判断は2027年5月3日の会議で行う。",
    "一般公開は2027年5月11日。夏休みに間に合わせるため。",
  ])("is not that of a meeting, of the past or with a reason: %s", (text) => {
    expect(listQuotes(`## Plan\n\n${text}\n`)).toEqual([]);
  });

  test("is no plan under another heading", () => {
    expect(listQuotes("## Background\n\nThe pilot starts on 2 March 2027.\n")).toEqual([]);
  });
});
