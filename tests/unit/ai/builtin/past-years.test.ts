import { describe, expect, test } from "vitest";
import { namesPeople } from "@/lib/ai/engines/builtin/people";
import { briefFor, initiative, readSection } from "./pieces";

/** The text of an initiative in the sections of a launch plan that take its dates, and in its opening. The initiative is of 2026. */
async function place(sentence: string, isJapanese: boolean) {
  const text = `${isJapanese ? "製粉所の配達を変える。" : "Routes for the mill. "}${sentence}`;
  const brief = briefFor("launch_plan", [initiative(text)]);
  const opening = await readSection(brief, "What is launched");
  const dates = await readSection(brief, "Timeline and owners");
  return { inOpening: opening.includes(sentence), inDates: dates.includes(sentence) };
}

describe("description: a sentence about earlier years is no plan", () => {
  test.each([
    "Vans drive routes that nobody changed since 2021.",
    "The last change was made on 3 March 2021.",
    "We lost two mills between 2019 and 2022.",
    "Niemand hat die Touren seit 2021 geändert.",
    "Die Touren stammen vom 3. März 2019.",
    "Niemand veranderde de ritten sinds maart 2021.",
    "De ritten zijn van 2018.",
    "Personne ne change les tournées depuis 2021.",
    "Les tournées datent du 3 mars 2020.",
    "配送の道は2021年から変わっていない。",
    "今の道は2019年3月に決めた。",
  ])("%s", async (sentence) => {
    expect(await place(sentence, /[ぁ-ん]/.test(sentence))).toEqual({
      inOpening: true,
      inDates: false,
    });
  });

  test.each([
    "The pilot starts on 12 January 2027.",
    "Nobody changed the routes since 2021, and the pilot starts in March 2027.",
    "Nobody changed the routes since 2021, and the pilot starts on 3 March.",
    "It runs from 2021 to 2028.",
    "It goes live in 2026.",
    "Der Pilot beginnt am 12. Januar 2027.",
    "Seit 2021 fährt niemand, ab dem 3. März fahren alle.",
    "De proef begint op 12 januari 2027.",
    "Na 2021 stopten we, op 3 maart beginnen we weer.",
    "Le pilote commence le 12 janvier 2027.",
    "Arrêté depuis 2021, le pilote commence le 3 mars.",
    "2027年1月12日に始める。",
    "2021年に止め、3月3日に再開する。",
  ])("unless it has a coming date: %s", async (sentence) => {
    expect((await place(sentence, /[ぁ-ん]/.test(sentence))).inDates).toBe(true);
  });
});

describe("description: who leads and who does a part", () => {
  test.each([
    "Tove Aas leads it; Piet Blom plans the vans.",
    "Anna Berg leitet das Projekt; Jan Roth plant die Touren.",
    "Anna de Wit leidt het project; Piet Blom plant de ritten.",
    "Anne Roy pilote le projet ; Luc Petit prépare les tournées.",
    "Tove Aas leads it, Piet Blom buys the vans and Ida Lund trains the drivers.",
  ])("%s", (sentence) => expect(namesPeople(sentence)).toBe(true));

  test.each([
    "Tove Aas plans the vans.",
    "The mill leads it; Piet Blom plans the vans.",
    "Tove Aas leads it; the vans start at five.",
    "Tove Aas leads it; Piet Blom plans the vans of the north from May on.",
    "Tove Aas leads it; Piet Blom has asked the drivers.",
    "Tove Aas leads it; Piet plans the vans.",
    "Anna Berg leitet das Projekt; die Touren beginnen um fünf.",
    "Anna Berg plant die Touren; Jan Roth fährt die Wagen.",
    "Anna de Wit leidt het project; de ritten beginnen om vijf uur.",
    "Anne Roy pilote le projet ; les tournées commencent à cinq heures.",
  ])("but not: %s", (sentence) => expect(namesPeople(sentence)).toBe(false));
});
