import { describe, expect, test } from "vitest";
import { isContractTerm } from "@/lib/ai/reading/sentences/denials";
import { isExclusion } from "@/lib/ai/reading/sentences/exclusions";
import { briefFor, item, readSection } from "./pieces";

describe("first version: what is not done in it is a non-goal", () => {
  test.each([
    "I don't think we should do the price estimate in the first version.",
    "We should not charge a deposit in v1.",
    "I think we won't support tablets in the first release.",
    "In der ersten Version machen wir keine Preisschätzung.",
    "Ich glaube nicht, dass wir die Schätzung in der ersten Version brauchen.",
    "In de eerste versie bouwen we geen planbord.",
    "Je ne pense pas que nous devrions faire l'estimation dans la première version.",
    "最初の版では見積もりを入れない。",
  ])("%s", async (text) => {
    const brief = briefFor("prd", [item("decision", "Card", `${text} Let's talk.`)]);
    const said = text.replace(/^I think w|。$/, "");
    expect(await readSection(brief, "Non-goals")).toContain(said);
    expect(await readSection(brief, "Requirements")).toBe("");
    const launch = briefFor("launch_plan", [item("decision", "Card", text)]);
    expect(await readSection(launch, "What is launched")).toBe("");
  });

  test.each([
    "We must not lose a booking in the first version.",
    "We don't show prices before the login in the first version.",
    "Drivers cannot find the list in the first version.",
    "I think we should do the estimate in the first version.",
    "Die erste Version darf nicht länger als 5 s laden.",
    "In der ersten Version machen wir keine Pausen, wenn der Laden voll ist.",
    "De eerste versie mag geen gegevens verliezen.",
    "La première version ne doit pas perdre de données.",
    "最初の版ではデータを失わない。",
  ])("but not: %s", (text) => {
    expect(isExclusion(text)).toBe(false);
  });
});

describe("non-goals: terms of a contract are none", () => {
  test.each([
    "No monthly cancellation in the first year.",
    "Keine Kündigung in den ersten 12 Monaten.",
    "Geen opzegging in het eerste jaar.",
    "Pas de résiliation la première année.",
    "No price increase within two years.",
  ])("%s", async (text) => {
    const brief = briefFor("prd", [item("decision", "Card", text)]);
    expect(isContractTerm(text)).toBe(true);
    expect(await readSection(brief, "Non-goals")).toBe("");
    expect(await readSection(brief, "Requirements")).toContain(text);
  });

  test.each(["No cancellation in the first version.", "No refunds by card.", "No chat this year."])(
    "but not: %s",
    async (text) => {
      const brief = briefFor("prd", [item("decision", "Card", text)]);
      expect(await readSection(brief, "Non-goals")).toContain(text);
    },
  );
});
