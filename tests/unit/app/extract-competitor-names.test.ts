import { expect, test } from "vitest";
import { extractCompetitorNames } from "@/app/w/[workspace]/initiatives/[id]/advisors/extract-competitor-names";

test("competitor names: are taken out of titles, each once", () => {
  const titles = [
    "CrewGrid's live map",
    "Servana and Vantello",
    "CrewGrid",
    "Planwerk: prices of 2026",
    "Route Master (since May)",
    "Twin & Sons’ offer",
  ];
  expect(extractCompetitorNames(titles)).toEqual([
    "CrewGrid",
    "Servana",
    "Vantello",
    "Planwerk",
    "Route Master",
    "Twin",
    "Sons",
  ]);
});

test("competitor names: sentences and other words are left out, and at most 8 are offered", () => {
  expect(
    extractCompetitorNames(["What buyers compare us with today", "why deals are lost"]),
  ).toEqual([]);
  expect(extractCompetitorNames("ABCDEFGHIJ".split(""))).toHaveLength(8);
});
