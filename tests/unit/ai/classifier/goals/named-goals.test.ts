import { expect, test } from "vitest";
import { namesGoal } from "@/lib/ai/classifier/goals/targets";
import { byRules } from "@/tests/support/classified";

const read = (text: string) => byRules(text).goals.map(({ key_result }) => key_result);

test.each([
  "Our goal is to reach 98 % complete logs.",
  "Unser Ziel ist es, 98 % vollständige Register zu erreichen.",
  "Ons doel is 98 % volledige registers te halen.",
  "Notre objectif est d'atteindre 98 % de registres complets.",
  "Notre but est d'arriver à 98 % de registres complets.",
  "私たちの目標は、記録の98%を完全にすることです。",
])("goals: a sentence about our goal with a figure is one: %s", (text) => {
  expect(namesGoal(text)).toBe(true);
  expect(read(text)).toHaveLength(1);
  expect(read(text)[0]).toContain("98");
});

test.each([
  "Our goal is not 98 %.",
  "Our goal was 98 % last year.",
  "Our goal is to open at 9.",
  "Our goal is to open at 9:30.",
  "Our goal is to release version 2.",
  "Our goal is a happy crew.",
  "Our goalkeeper is 98.",
  "Our target is the 40 clinics in Leeds.",
  "Their goal is 98 %.",
  "The goal is clear: we wait.",
  "Unser Ziel ist nicht 98 %.",
  "Unser Ziel ist einfach.",
  "Unser Ziel ist der Start im Mai 2027.",
  "Ihr Ziel ist 98 %.",
  "Ons doel is niet 98 %.",
  "Ons doel is tevreden klanten.",
  "Hun doel is 98 %.",
  "Notre objectif est de lancer en 2027.",
  "Notre objectif est la paix.",
  "Leur objectif est 98 %.",
  "目標は明確だ。",
])("goals: no goal with a figure is named in %s", (text) => {
  expect(namesGoal(text)).toBe(false);
});

test.each([
  ["Nous voulons 50 comptes actifs d'ici juin 2027.", "50 comptes actifs"],
  ["Objectif : 50 contrats signés d'ici juin 2027", "50 contrats signés"],
  ["Nous voulons 12 agents formés d'ici mars 2027.", "12 agents formés"],
  ["Nous voulons 20 clients locaux d'ici juin 2027.", "20 clients locaux"],
  ["Objectif : 50 comptes de test d'ici juin 2027", "50 comptes"],
  ["Nous voulons 20 clients contents d'ici juin 2027.", "20 clients"],
])("goals: the French word after what is counted belongs to it: %s", (text, result) => {
  expect(read(text)).toEqual([result]);
});
