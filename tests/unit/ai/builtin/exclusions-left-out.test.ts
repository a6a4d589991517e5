import { describe, expect, test } from "vitest";
import { isExclusion } from "@/lib/ai/reading/sentences/exclusions";
import { briefFor, draft, item, readSection } from "./pieces";

const LEFT_OUT = [
  "Payment stays out of the first release, we'll keep invoicing monthly.",
  "Push would need an app. not this year",
  "Push would need an app. Not this year.",
  "Payment and refunds are left out of the pilot.",
  "Die Zahlung bleibt in der ersten Version außen vor.",
  "Push bräuchte eine App, dieses Jahr nicht.",
  "Betalen blijft buiten de eerste versie.",
  "Push vraagt om een app, niet dit jaar.",
  "Le paiement reste en dehors de la première version.",
  "Il faudrait une application, pas cette année.",
  "支払いは最初の版から外す。",
];

describe("exclusions: what stays out or is put off", () => {
  test.each(LEFT_OUT)("is a non-goal, and is not in scope: %s", async (text) => {
    const said = text.slice(0, 12);
    const decision = item("decision", "Card", text);
    expect(await readSection(briefFor("prd", [decision]), "Non-goals")).toContain(said);
    expect(await readSection(briefFor("epic", [decision]), "Out of scope")).toContain(said);
    expect(await readSection(briefFor("epic", [decision]), "In scope")).not.toContain(said);
  });

  test.each(LEFT_OUT)("is nowhere in a type without a place for it: %s", async (text) => {
    const decision = item("decision", "Card", text);
    for (const type of ["ai_test_plan", "release_notes", "launch_plan"] as const)
      expect(await draft(briefFor(type, [decision])), type).not.toContain(text.slice(0, 12));
    const spec = await readSection(briefFor("ai_implementation_spec", [decision]), "Build order");
    expect(spec).not.toContain(text.slice(0, 12));
  });

  test.each(["executive_summary", "business_case", "decision_log"] as const)(
    "is a decision where decisions are listed: %s",
    async (type) => {
      const decision = item("decision", "Card", "Payment stays out of the first release.");
      expect(await draft(briefFor(type, [decision]))).toContain("Payment stays out");
    },
  );

  test.each([
    "The key stays out of the lock.",
    "Payment stays in the first release.",
    "The pilot stays out of the rain.",
    "We hire in Ulm, but not this year.",
    "Prices rise in 2028, not this year.",
    "Was it cold? Not this year.",
    "Not this year.",
    "Last year the sync broke every week, not this year.",
    "Letztes Jahr fiel die Heizung aus, dieses Jahr nicht.",
    "Das Rad bleibt draußen.",
    "Die Zahlung bleibt in der ersten Version.",
    "Wir stellen ein, aber nicht dieses Jahr.",
    "De fiets blijft buiten.",
    "Betalen blijft in de eerste versie.",
    "Le vélo reste dehors.",
    "Le paiement reste dans la première version.",
    "今年は雪が多い。",
    "支払いは最初の版に残す。",
  ])("does not say this: %s", (text) => {
    expect(isExclusion(text)).toBe(false);
  });
});
