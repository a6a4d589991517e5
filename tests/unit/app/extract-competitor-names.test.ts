import { describe, expect, test } from "vitest";
import { extractCompetitorNames } from "@/app/w/[workspace]/initiatives/[id]/advisors/extract-competitor-names";

describe("competitor names", () => {
  test("takes the names out of titles, each once", () => {
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

  test("leaves out sentences and what is no name, and offers at most 8", () => {
    expect(
      extractCompetitorNames(["What buyers compare us with today", "why deals are lost"]),
    ).toEqual([]);
    expect(extractCompetitorNames("ABCDEFGHIJ".split(""))).toHaveLength(8);
  });
});
