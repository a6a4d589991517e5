import { describe, expect, test } from "vitest";
import { competitorNames } from "@/app/w/[workspace]/initiatives/[id]/advisors/competitor-names";

describe("competitor names: competitorNames", () => {
  test("takes the names out of titles, each once", () => {
    const titles = [
      "CrewGrid's live map",
      "Servana and Vantello",
      "CrewGrid",
      "Planwerk: prices of 2026",
      "Route Master (since May)",
      "Twin & Sons’ offer",
    ];
    expect(competitorNames(titles)).toEqual([
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
    expect(competitorNames(["What buyers compare us with today", "why deals are lost"])).toEqual(
      [],
    );
    expect(competitorNames("ABCDEFGHIJ".split(""))).toHaveLength(8);
  });
});
