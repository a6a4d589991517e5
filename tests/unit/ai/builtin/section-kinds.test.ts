import { describe, expect, test } from "vitest";
import { briefFor, item, readSection, related } from "./pieces";

describe("built-in drafts: any document feeds any other by the kinds of its sections", () => {
  const epic = related(
    "epic",
    "Audio stops",
    "## In scope\n\n- [x] Four packs\n- [ ] Transcripts\n\n## Done when\n\n- Five visitors reach stop 6\n\n## Out of scope\n\n- Tickets\n\n## Open questions\n\n- Who pays?",
  );

  test.each([
    ["prd", "Requirements", "Transcripts"],
    ["prd", "Goals and success metrics", "Five visitors reach stop 6"],
    ["prd", "Non-goals", "Tickets"],
    ["prd", "Open questions and risks", "Who pays?"],
    ["user_story", "Acceptance criteria", "Five visitors reach stop 6"],
    ["launch_plan", "Readiness checklist", "Five visitors reach stop 6"],
    ["risk_register", "Sources of risk", "Who pays?"],
  ] as const)("an epic to %s: %s", async (type, heading, text) => {
    expect(await readSection(briefFor(type, [epic]), heading)).toContain(text);
  });

  test("a document next to items, too", async () => {
    const brief = briefFor("prd", [epic, item("feature_idea", "Map", "Shows the ship.")]);
    expect(await readSection(brief, "Requirements")).toContain("Transcripts");
  });

  test("only ticked items are new in release notes", async () => {
    const section = await readSection(briefFor("release_notes", [epic]), "New");
    expect(section).toContain("Four packs");
    expect(section).not.toContain("Transcripts");
  });

  test("a list is quoted whole, also if another document says one of its items", async () => {
    const steps = (...items: string[]) => `## Rollout\n\n- ${items.join("\n- ")}`;
    const section = await readSection(
      briefFor("launch_plan", [
        related("prd", "One", steps("Five design partners on 5 October 2026")),
        related("epic", "Two", steps("Five design partners on 5 October 2026", "All on 2 March")),
      ]),
      "Timeline and owners",
    );
    expect(section.split("Five design partners")).toHaveLength(3);
    expect(section).toContain("All on 2 March");
  });

  test("goals are no highlights of release notes", async () => {
    const document = related("prd", "Events", "## Goals\n\n- 94.2% arrive in time");
    expect(await readSection(briefFor("release_notes", [document]), "Highlights")).not.toContain(
      "94.2%",
    );
  });

  test("who does the work is not who uses it", async () => {
    const text = "## When and who\n\n- 6 January: Aisha decides\n\n## Who\n\nThe crews.";
    const brief = briefFor("prd", [related("ai_test_plan", "Wide beta", text)]);
    const users = await readSection(brief, "Target users");
    expect(users).toContain("The crews.");
    expect(users).not.toContain("Aisha");
  });

  test("a heading that asks stays, since its text may answer it", async () => {
    const text = "## Who uses it?\n\nThe crews.";
    expect(
      await readSection(briefFor("prd", [related("epic", "Old", text)]), "Target users"),
    ).toMatch(/^\*\*Who uses it\?\*\* \[/);
  });

  test("a heading stays if the section's own heading does not say the same", async () => {
    const launch = briefFor("launch_plan", [epic]);
    expect(await readSection(launch, "What is launched")).toMatch(
      /\*\*Out of scope\*\*.*\n\n- Tickets/,
    );
    expect(await readSection(briefFor("prd", [epic]), "Non-goals")).not.toContain("Out of scope");
  });

  test.each([
    ["Nicht enthalten", "Non-goals"],
    ["対象外", "Non-goals"],
    ["Niet in deze versie", "Non-goals"],
    ["対象", "Requirements"],
    ["提案", "Requirements"],
    ["Ablauf", "User experience"],
    ["画面ごとの動き", "User experience"],
    ["未決事項", "Open questions and risks"],
    ["Still to sort out", "Open questions and risks"],
    ["目的", "Goals and success metrics"],
    ["Coûts", "Constraints and dependencies"],
    ["Eerste stappen", "Rollout"],
    ["Für wen", "Target users"],
    ["Nicht im Umfang", "Non-goals"],
    ["Nicht inbegriffen", "Non-goals"],
    ["Outside scope", "Non-goals"],
    ["Beyond the scope of this version", "Non-goals"],
    ["Buiten de scope", "Non-goals"],
    ["Niet in de omvang", "Non-goals"],
    ["Non compris dans le périmètre", "Non-goals"],
    ["範囲外", "Non-goals"],
    ["Später", "Non-goals"],
    ["What we won’t do", "Non-goals"],
    ["Scope beyond 2027", "Requirements"],
    ["Périmètre hors Paris", "Requirements"],
    ["3. Features", "Requirements"],
    ["Funktionen", "Requirements"],
    ["User stories", "Requirements"],
    ["Overview", "Summary"],
    ["TL;DR", "Summary"],
    ["Kurzfassung", "Summary"],
    ["1.2 Introduction", "Summary"],
    ["Risk overview", "Open questions and risks"],
    ["Zusammenfassung der Risiken", "Open questions and risks"],
    ["To be decided", "Open questions and risks"],
    ["User interface", "User experience"],
    ["Nutzererlebnis", "User experience"],
    ["Gebruikerservaring", "User experience"],
    ["Interface utilisateur", "User experience"],
    ["Bedienung", "User experience"],
    ["User research", "Problem"],
    ["Pain points", "Problem"],
    ["Users and roles", "Target users"],
    ["Nutzer:innen", "Target users"],
    ["Gebruikers", "Target users"],
    ["Utilisateurs visés", "Target users"],
    ["KPIs", "Goals and success metrics"],
    ["Roll-out", "Rollout"],
    ["Meilensteine", "Rollout"],
    ["Aufgaben", "Rollout"],
    ["Wann wir anhalten", "Rollout"],
  ])("%s in a business case is %s of a PRD", async (heading, section) => {
    const document = related("business_case", "Case", `## ${heading}\n\nWords.`);
    expect(await readSection(briefFor("prd", [document]), section)).toContain("Words.");
  });

  test.each(["Scope and non-goals", "Umfang und Abgrenzung", "In scope / out of scope"])(
    "items below %s are in or out of scope only by a heading of their own",
    async (heading) => {
      const text = `## ${heading}\n\nClubs.\n\n### In scope\n\n- Codes\n\n### Out of scope\n\n- Schools`;
      const brief = briefFor("prd", [related("prd", "Gate", text)]);
      const sections = ["Requirements", "Non-goals"];
      const [wanted, left] = await Promise.all(sections.map((name) => readSection(brief, name)));
      expect(wanted).toContain("Codes");
      expect(left).toContain("Schools");
      expect(wanted).not.toMatch(/Clubs|Schools/);
      expect(left).not.toMatch(/Clubs|Codes/);
    },
  );

  test("a goal takes no sentence of a document that leaves something out", async () => {
    const text =
      "## Goals\n\nWe do not aim at planning on the phone.\n\nPostponed visits fall from 30 to 10.";
    const brief = briefFor("launch_plan", [related("prd", "Offline visits", text)]);
    const section = await readSection(brief, "Launch goal");
    expect(section).toContain("Postponed visits fall from 30 to 10.");
    expect(section).not.toContain("planning on the phone");
  });

  test("a numbered heading stays below a heading of its kind", async () => {
    const text =
      "## Objective 1: a crew plans its week\n\n| Key result | Today |\n| --- | --- |\n| Days | 13 |";
    const brief = briefFor("prd", [related("okrs", "First quarter", text)]);
    expect(await readSection(brief, "Goals and success metrics")).toContain(
      "**Objective 1: a crew",
    );
  });

  test("an overview summarizes a plan, but lists the risks of a register", async () => {
    const text = "## Overview\n\nSwimmers open the gate with a code.";
    const readRegister = (type: "prd" | "risk_register") =>
      readSection(briefFor("risk_register", [related(type, "Gate", text)]), "Register");
    expect(await readRegister("prd")).not.toContain("Swimmers");
    expect(await readRegister("risk_register")).toContain("Swimmers");
  });

  test("a section of a workspace's own type has a kind only if all of its heading is known", async () => {
    const briefWith = (heading: string) =>
      briefFor("prd", [epic], { outline: [{ heading, purpose: "", good: "" }] });
    expect(await readSection(briefWith("Our non-goals"), "Our non-goals")).toContain("Tickets");
    const section = await readSection(briefWith("Excluded customers"), "Excluded customers");
    expect(section).not.toContain("Tickets");
  });
});
