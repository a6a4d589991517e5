import { expect, test } from "vitest";
import { byRules } from "@/tests/support/classified";

test.each([
  [
    "O1: Couriers find every door\nKR1: Time per stop falls from 6 to 4 minutes",
    "Couriers find every door",
    "Time per stop falls from 6 to 4 minutes",
  ],
  [
    "O 1: Fahrer finden jede Tür\n- KR 1 – Die Zeit je Stopp sinkt von 6 auf 4 Minuten",
    "Fahrer finden jede Tür",
    "Die Zeit je Stopp sinkt von 6 auf 4 Minuten",
  ],
  [
    "- O1: Koeriers vinden elke deur\n- KR1: De tijd per stop daalt van 6 naar 4 minuten",
    "Koeriers vinden elke deur",
    "De tijd per stop daalt van 6 naar 4 minuten",
  ],
  [
    "O1 : Les coursiers trouvent chaque porte\nKR1 : Le temps par arrêt passe de 6 à 4 minutes",
    "Les coursiers trouvent chaque porte",
    "Le temps par arrêt passe de 6 à 4 minutes",
  ],
  [
    "O1：配達員が入口を見つける\nKR1：1件あたりの時間を6分から4分に減らす",
    "配達員が入口を見つける",
    "1件あたりの時間を6分から4分に減らす",
  ],
  [
    "Objective 1: Couriers find every door\nKey result 1: 80 % of couriers use the map",
    "Couriers find every door",
    "80 % of couriers use the map",
  ],
])("goals: numbered objectives and key results are goals without their label: %s", (...told) => {
  const [text, ...titles] = told;
  const { goals, proposals } = byRules(text);
  expect(goals.map(({ title }) => title)).toEqual(titles);
  expect(proposals).toEqual([]);
});

test.each([
  "O1: build the map ourselves\nO2: buy a map",
  "O2: the sensor fails in the tunnel",
  "KR 500: the fee per stop in Norway",
  "Key results\n- 33 of 40 couriers lost the route\n- 12 gave up",
  "Key results of the survey: 33 of 40 couriers lost the route.",
  "Kernresultaten van de proef: 33 van 40 koeriers raakten de weg kwijt.",
  "Résultats clés : 33 coursiers sur 40 ont perdu leur chemin.",
])("goals: but %j has none", (text) => {
  expect(byRules(text).goals).toEqual([]);
});
