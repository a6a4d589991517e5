import { describe, expect, test } from "vitest";
import { checkAnswer } from "@/lib/ai/advisors/prd-critic/check";
import type { ReviewOptions } from "@/lib/ai/advisors/prd-critic/contract";
import { findVague } from "@/lib/ai/advisors/prd-critic/find-vague";
import { readDocument } from "@/lib/ai/advisors/prd-critic/reading";
import { applyRules } from "@/lib/ai/advisors/prd-critic/rules";
import { hasLabel } from "@/lib/ai/evidence";
import type { Material } from "@/lib/ai/inquiry";
import { sampleEvidence } from "@/tests/support/sample-evidence";

const makeMaterial = (text: string): Material<ReviewOptions> => ({
  subject: { type: "document", id: "documents/reviewed", title: "A document" },
  text,
  evidence: sampleEvidence("Offline", "prd"),
  options: { documentType: "prd" },
});
const review = (material: Material<ReviewOptions>) => checkAnswer(applyRules(material), material);

describe("PRD critic: the rules in five languages", () => {
  const WHOLE = "# Plan\n\n## Story\n\nA.\n\n## Scope\n\nB.\n\n## Costs\n\nC.\n";

  test.each([
    "Drei Kliniken nutzen den Plan.",
    "Drie klinieken gebruiken het plan.",
    "Trois cliniques utilisent le plan.",
    "三つの診療所が使う。",
  ])("read a number in words: %s", (text) => {
    expect(review(makeMaterial(`## Goals\n\n${text}\n`)).suggestions).toEqual([]);
  });

  test.each([
    "Un service neuf pour les cliniques.",
    "Alles wird besser.",
    "Tout doit aller mieux.",
  ])("take no other word for a number: %s", (text) => {
    expect(review(makeMaterial(`## Goals\n\n${text}\n`)).suggestions).toHaveLength(1);
  });

  test.each([
    "It must follow at a later stage.",
    "It must be signed where needed.",
    "The chart must look great.",
    "The counts must be accurate.",
    "Het apparaat moet robuust zijn.",
    "Het moet fijn in gebruik zijn.",
    "Het moet een scherpe prijs hebben.",
    "Der Dienst muss bezahlbar sein.",
    "Die Kabine soll einladend wirken.",
    "De cabine moet uitnodigend zijn.",
    "Le site doit être agréable.",
  ])("find a phrase of several words: %s", (text) => {
    const { suggestions } = review(makeMaterial(`## Requirements\n\n- ${text}\n`));
    expect(suggestions.map(({ quote }) => quote)).toEqual([text]);
  });

  test.each(
    "Goals,Ziele,Doelen,Objectifs,目標,Erfolg,Erfolgsmessung,Kennzahlen,Messgrößen,Succes,Indicateurs,KPIs,Success metrics,Key results".split(
      ",",
    ),
  )(
    "name goals with a number that a whole document leaves out, unless a heading is about goals: %s",
    (heading) => {
      const listLeftOut = (text: string) =>
        review(makeMaterial(text)).suggestions.filter(({ issue }) =>
          issue.startsWith("No heading is about goals"),
        );
      expect(listLeftOut(WHOLE)).toHaveLength(1);
      expect(listLeftOut(`${WHOLE}\n## ${heading}\n\n5 of 9 kilns by May.\n`)).toEqual([]);
    },
  );

  test("say that no heading is about goals, although no goal is on record", () => {
    const material = { ...makeMaterial(WHOLE), evidence: [] };
    const issues = review(material).suggestions.map(({ issue }) => issue);
    expect(issues[0]).toBe("No heading is about goals or how they are measured.");
    // The remark on the other sections that are missing does not repeat it.
    expect(issues[1]).toMatch(/^This document has no heading for these sections/);
    expect(issues[1]).not.toContain("Goals and success metrics");
    const part = { ...material, text: "## Story\n\nA.\n\n## Scope\n\nB.\n" };
    expect(review(part).suggestions).toEqual([]);
  });

  test.each([
    "Results",
    "Target group",
    "Target customers",
    "Zielgruppe",
    "Mesures de sécurité",
    "Non-goals",
  ])("ask for no number under a heading that is not about goals: %s", (heading) => {
    const { suggestions } = review(
      makeMaterial(`${WHOLE}\n## ${heading}\n\n- The kiln is cold.\n`),
    );
    expect(suggestions.map(({ issue }) => issue).join()).not.toContain("No number says");
  });

  test.each([
    ["Open questions", "Which pier is used in a storm?"],
    ["Offene Fragen", "Welches Glas wird gewogen?"],
    ["Openstaande vragen", "Welke kas blijft open?"],
    ["Questions ouvertes", "Quel four garde-t-on ?"],
    ["未決事項", "どの窯を残すか?"],
  ])("find a question in a table whose other cells are empty: %s", (heading, question) => {
    const listOpen = (name: string) => {
      const table = `| Q | Who | By |\n| --- | --- | --- |\n| ${question} | ${name} | |\n`;
      return review(makeMaterial(`## ${heading}\n\n${table}`)).suggestions.filter(({ issue }) =>
        issue.includes("open question"),
      );
    };
    expect(listOpen("")).toHaveLength(1);
    expect(listOpen("Ilse")).toEqual([]);
  });

  test.each([
    "Boarding is smooth.",
    "Die Anzeige ist verständlich.",
    "Het bestellen gaat soepel.",
    "L'écran est clair.",
    "予約はスムーズに進む。",
    "R5 The board gives a good overview.",
    "Das Licht ist ausreichend.",
    "De glazen zijn voldoende.",
    "L'eau est suffisante.",
    "十分な広さにする。",
  ])("find a quality that nobody can test: %s", (sentence) => {
    const text = `## Requirements\n\n- ${sentence}\n`;
    expect(findVague(readDocument(makeMaterial(text)))).toHaveLength(1);
  });

  test("accept a rare word of a risk's title as its name, and quote the other risks", () => {
    const risk = sampleEvidence("Offline", "prd").find((piece) => hasLabel(piece, "risk"));
    if (!risk) throw new Error("The sample has no risk.");
    const title = "Somebody turns the clock of the kiln";
    const evidence = [{ ...risk, title, text: "The jars crack. Three nodes watch it." }];
    const listRisks = (sentence: string) =>
      review({ ...makeMaterial(`${WHOLE}\n${sentence}\n`), evidence }).suggestions.filter(
        ({ issue }) => issue.includes("risk on record"),
      );
    expect(listRisks("The clock of a node is off by 2 seconds.")).toEqual([]);
    expect(listRisks("Three nodes are red.")).toMatchObject([
      {
        suggestion: expect.stringContaining(`“${title}”: “The jars crack. Three nodes watch it.”`),
      },
    ]);
  });

  test("quote each risk of a table, and none without a sentence", () => {
    const risk = sampleEvidence("Offline", "prd").find((piece) => hasLabel(piece, "risk"));
    if (!risk) throw new Error("The sample has no risk.");
    const rows =
      "| Risk | Owner |\n|---|---|\n| Mice eat the wires | Bo |\n| Frost splits a pipe | Lo |";
    const quote = (text: string) =>
      review({ ...makeMaterial(WHOLE), evidence: [{ ...risk, title: "Winter", text }] })
        .suggestions.map(({ suggestion }) => suggestion)
        .find((said) => said.includes("On record: "));
    expect(quote(rows)).toContain("“Mice eat the wires”: “Mice eat the wires. Owner: Bo.”");
    expect(quote("| Word | Owner |\n|---|---|\n| Mice | Bo |")).toMatch(/On record: “Winter”\.?$/);
  });
});
