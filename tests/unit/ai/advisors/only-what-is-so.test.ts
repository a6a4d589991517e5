import { describe, expect, test } from "vitest";
import { findClaims } from "@/lib/ai/advisors/assumption-map/find-claims";
import { createNameTest } from "@/lib/ai/advisors/competitive-battlecard/find-name";
import { applyRules as compare } from "@/lib/ai/advisors/competitive-battlecard/rules";
import { applyRules as judge } from "@/lib/ai/advisors/launch-readiness/rules";
import { findDecided } from "@/lib/ai/advisors/shared/item-status";
import { quotePart } from "@/lib/ai/advisors/stakeholder-update/quote-part";
import { splitSentences } from "@/lib/text/sentences";
import { launchMaterial } from "@/tests/support/launch-material";
import { item } from "../builtin-pieces";

const TODAY = "2026-11-21";

describe("launch readiness: a risk", () => {
  const judgeRisk = (text: string) => {
    const material = launchMaterial("Arrival");
    const evidence = [item("risk", "Gate fails", text)];
    return judge({ ...material, evidence })
      .checks.map(({ finding }) => finding)
      .join(" ");
  };

  test.each([
    "Countermeasure: none yet.",
    "Countermeasure: None, Tomos looks.",
    "Mitigation: TBD",
    "Gegenmaßnahme: keine.",
    "Maatregel: nog geen",
    "Mesure : aucune.",
    "Response: who decides?",
    "**Countermeasure:**",
  ])("has no countermeasure in %j", (label) => {
    expect(judgeRisk(`The gate stays shut. ${label}`)).not.toContain("countermeasure is named");
  });

  test.each([
    "Countermeasure: nobody drives alone.",
    "Gegenmaßnahme: Keine Rabatte geben.",
    "Maatregel: geen nieuwe klanten aannemen",
    "**Countermeasure:**\n\n- The desk opens the gate.",
  ])("has a countermeasure in %j", (label) => {
    expect(judgeRisk(`The gate stays shut.\n${label}`)).toContain("countermeasure is named");
  });

  test("that is a table is not called empty", () => {
    const table = "| What | Then |\n|---|---|\n| Gate fails | Desk opens by hand |";
    expect(judgeRisk(table)).not.toContain("says no more");
  });

  test("has boxes that are not ticked", () => {
    const list = "Before March:\n\n- [x] Contract\n- [ ] Train the desk";
    const found = judgeRisk(list);
    expect(found).toContain("Train the desk");
    expect(found).not.toMatch(/not ticked:[^.]*Contract/);
  });
});

describe("battlecard: a competitor", () => {
  test.each(["Crew Grid", "crew-grid", "CrewGrid Inc.", "CrewGrid GmbH"])(
    "is found by %j",
    (name) => {
      expect(createNameTest(name)("A demo of CrewGrid")).toBe(true);
      expect(createNameTest(name)("The crews' grid")).toBe(false);
    },
  );

  const gapsOf = (lack: string, own: string) =>
    compare({
      subject: { type: "initiative", id: "1", title: "Lanes" },
      text: "",
      evidence: [item("key_competitors", "AquaFirst", lack), item("risk", "Lanes", own)],
      options: { competitorName: "AquaFirst" },
    }).gaps.join(" ");

  test("shares a lack only if our own item states one", () => {
    expect(gapsOf("No parking.", "Parking fees rise.")).not.toContain("mentions the same");
    expect(gapsOf("No parking.", "We have no parking.")).toContain("mentions the same");
  });
});

describe("advisors: a decision", () => {
  test.each([
    "We recommend to start at Mill Lane. It costs £3 a head.",
    "Wir empfehlen, in Kassel zu beginnen.",
    "Nous proposons la levée du bac.",
  ])("is not made: %s", (text) => {
    expect(findDecided(item("decision", "Proposal", text))).toBeUndefined();
  });

  test("is made although it recommends", () => {
    const text = "We recommend Mill Lane. The board agreed on 3 May.";
    expect(findDecided(item("decision", "Where to start", text))).toContain("Mill Lane");
  });
});

describe("stakeholder update: a note", () => {
  test("gives no price as a figure and no finished step as a date", () => {
    const price = item(
      "general_note",
      "Offer",
      "12 seats at €29 cost €4,176. 9 of 12 crews stayed.",
    );
    expect(quotePart(price, "figure", TODAY)).toBe("9 of 12 crews stayed.");
    const steps = "- [x] Contract (14 January 2027)\n- [ ] Desk (20 February 2027)";
    expect(quotePart(item("general_note", "Steps", steps), "date", TODAY)).toContain("Desk");
  });
});

describe("assumption map: a claim", () => {
  const find = (text: string) => findClaims(splitSentences(text), text, TODAY, () => false);

  test.each([
    "Bis März buchen 60 % der Kunden Plus.",
    "500 Nachweise bis Ende April.",
    "## Erfolg\n\n- Mittlere Wartezeit höchstens 5 Minuten bis Ende Juni 2027",
  ])("is a target: %s", (text) => expect(find(text).targets).toHaveLength(1));

  test("is a date in a table of phases in German and Dutch", () => {
    for (const heading of ["Phasen", "Fasen"]) {
      const text = `## ${heading}\n\n| Was | Wann |\n|---|---|\n| Kassel | 3 May 2027 |`;
      expect(find(text).dates).toHaveLength(1);
    }
  });

  test("is a belief about most people", () => {
    expect(find("Most swimmers will learn it within two visits.").beliefs).toHaveLength(1);
    expect(find("Most swimmers came twice.").beliefs).toHaveLength(0);
  });
});
