import { expect, test } from "vitest";
import { isTarget } from "@/lib/ai/classifier/goals/targets";

test.each([
  "3 days ago",
  "2 dagen geleden",
  "vor 3 Tagen",
  "il y a 3 jours",
  "3日前",
  "4.5 out of 5",
  "Rated 4 out of 5 stars by 12 shops.",
  "4,5 von 5 Sternen",
  "4,5 sur 5",
  "Tags: carrier, portal, Q1",
  "Schlagwörter: Portal, Q1",
  "Mots-clés : portail, T1",
])("classifier: a time ago, a rating and tags are no target: %s", (sentence) => {
  expect(isTarget(sentence)).toBe(false);
});

test.each([
  "We want a rating of 4.5 out of 5 by June 2027.",
  "4.5 out of 5 stars by June 2027, from 3.9",
  "By June 2027 we want 300 orders a day, 3 months ago it was 200.",
  "Wir wollen bis Juni 2027 auf 4,5 von 5 Sternen kommen.",
  "We willen in juni 2027 minstens 4,5 van de 5 sterren.",
  "Notre objectif est d'atteindre au moins 4,5 sur 5 d'ici juin 2027.",
])("classifier: a target that names a rating or the past stays one: %s", (sentence) => {
  expect(isTarget(sentence)).toBe(true);
});

test.each([
  "12 of 14 want to renew",
  "12 out of 14 families would pay more",
  "12 von 14 wollen verlängern",
  "12 van de 14 willen verlengen",
  "12 sur 14 veulent renouveler",
])("classifier: how many want something is no target: %s", (sentence) => {
  expect(isTarget(sentence)).toBe(false);
});

test.each([
  "The board wants churn below 4 % by June, otherwise the plan is cut.",
  "We want 12 of 14 to renew by June",
  "12 of 14 should renew by June 2027",
])("classifier: how many shall renew, and what the board wants, is a target: %s", (sentence) => {
  expect(isTarget(sentence)).toBe(true);
});
