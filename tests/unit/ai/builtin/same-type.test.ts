import { describe, expect, test } from "vitest";
import { briefFor, draft, goal, item, readSection, related } from "./pieces";

describe("built-in drafts: a document of the same type", () => {
  const text =
    "# Plan\n\n**Owner:** Ann\n\n## Requirements\n\n### Must have\n\n1. Maps.\n2. Pins.\n\n### Left for later\n\n- Globes.\n\n## Plan\n\n- [x] Draw\n- [ ] Ship";

  test("is named with its status, and gives the whole text under a heading that names a section", async () => {
    const plan = related("prd", "Plan", text, "approved");
    const brief = briefFor("prd", [plan]);
    const ref = `[^${plan.ref}]`;
    expect((await draft(brief)).split("\n")[2]).toBe(
      `> This initiative already has an approved document of this type: *Plan* ${ref}. Its text is kept, under the sections that match its headings.`,
    );
    expect(await readSection(brief, "Requirements")).toBe(
      `**Must have** ${ref}\n\n1. Maps. ${ref}\n2. Pins. ${ref}`,
    );
    expect(await readSection(brief, "Non-goals")).toBe(`- Globes. ${ref}`);
    expect(await readSection(brief, "Rollout")).toBe(`- [x] Draw ${ref}\n- [ ] Ship ${ref}`);
  });

  test("others of the type are named, and that their text is not kept in full", async () => {
    const [plan, old, rough] = [
      related("prd", "Plan", text, "approved"),
      related("prd", "Old plan", "## Requirements\n\n1. Boats.", "approved"),
      related("prd", "Rough plan", "## Requirements\n\n1. Cars."),
    ];
    const more = [related("epic", "Epic", "## Requirements\n\n1. Trains.")];
    const lines = (await draft(briefFor("prd", [plan, old, rough, ...more]))).split("\n");
    expect(lines[2]).toContain(
      ` Others of this type are not kept in full: *Old plan* [^${old.ref}] (approved) and *Rough plan* [^${rough.ref}].`,
    );
    expect(lines[2]).not.toContain("Epic");
    expect(await draft(briefFor("prd", [plan, ...more]))).not.toContain("Others of this type");
  });

  test.each([
    ["(38% today)", "", ""],
    ["(52% today)", "", "- 95% of visits are finished on site (52% today)."],
    ["(38% today)", "\n- Sell maps.", "- 95% of visits are finished on site (38% today)."],
  ])(
    "omits a list that repeats a goal, unless it has another number or one more item: %s%s",
    async (baseline, more, kept) => {
      const goals = `## Goals\n\n- 95% of visits are finished on site ${baseline}.${more}`;
      const finish = { keyResult: "95% of visits finished on site", baseline: "38%" };
      const plan = related("prd", "Plan", goals);
      const brief = briefFor("prd", [plan, goal("user_outcome", "Finish", finish)]);
      const section = await readSection(brief, "Goals and success metrics");
      expect(section.split("\n").filter((line) => line.includes(plan.ref))).toEqual(
        kept === ""
          ? []
          : [`${kept} [^${plan.ref}]`, ...(more ? [`- Sell maps. [^${plan.ref}]`] : [])],
      );
    },
  );

  test("has its parts that fit no section named, and not put into another", async () => {
    const parts = "Read me.\n\n## How it behaves\n\nIt waits.\n\n## Weather\n\nThree, not seven.";
    const plan = related("prd", "Plan", `# Plan\n\n${parts}`);
    const brief = briefFor("prd", [plan]);
    const ref = `[^${plan.ref}]`;
    expect(await readSection(brief, "Summary")).toBe(`Read me. ${ref}`);
    expect(await readSection(brief, "User experience")).toBe(`It waits. ${ref}`);
    const written = await draft(brief);
    expect(written).toContain("Left out, because no section fits: *Weather*.");
    expect(written).not.toContain("Three, not seven.");
  });

  test("has the long names of such parts cut", async () => {
    const plan = related("prd", "Plan", `## ${"Weather ".repeat(100)}\n\nThree, not seven.`);
    expect((await draft(briefFor("prd", [plan]))).split("\n")[2]?.length).toBeLessThan(400);
  });

  test("keeps text below more headings than are compared, under the last compared one", async () => {
    const text = Array.from({ length: 300 }, (_, index) => `# Risk ${index}\n\nw${index}\n\n`);
    const written = await draft(
      briefFor("risk_register", [related("risk_register", "R", text.join(""))]),
    );
    expect(written.match(/^w\d+ /gm)).toHaveLength(300);
  });
});

describe("built-in drafts: a document of the same type and the items of a section", () => {
  const feedback = item("user_feedback", "Call", "The app lost a report.");

  test("its text comes first, unless headings would seem to include the items", async () => {
    const plain = related("prd", "Plan", "## Problem\n\nIt hurts.");
    expect(await readSection(briefFor("prd", [plain, feedback]), "Problem")).toBe(
      `It hurts. [^${plain.ref}]\n\n**Call.** The app lost a report. [^${feedback.ref}]`,
    );
    const headed = related("prd", "Plan", "## Problem\n\n### Today\n\nIt hurts.");
    expect(await readSection(briefFor("prd", [headed, feedback]), "Problem")).toMatch(
      /^\*\*Call\.[^\n]*\n\n\*\*Today\*\* /,
    );
  });

  test("each of several parts keeps a heading that says more than that of the section", async () => {
    const text = "## Objective 1: drive less\n\nA.\n\n## Objective 2: grow\n\nB.";
    const plan = related("okrs", "Plan", text);
    expect(
      (await readSection(briefFor("okrs", [plan]), "Objectives and key results")).replaceAll(
        ` [^${plan.ref}]`,
        "",
      ),
    ).toBe("**Objective 1: drive less**\n\nA.\n\n**Objective 2: grow**\n\nB.");
  });

  test("a part that shares a section with another keeps its heading", async () => {
    const text = "## Assumptions\n\nIt holds.\n\n## Open questions\n\nWho pays?";
    for (const type of ["prd", "epic"] as const) {
      const plan = related(type, "Plan", text);
      expect(await readSection(briefFor("prd", [plan]), "Open questions and risks")).toBe(
        ["**Assumptions**", "It holds.", "**Open questions**", "Who pays?"]
          .map((line) => `${line} [^${plan.ref}]`)
          .join("\n\n"),
      );
    }
  });

  test("a heading of no known kind fits by a word that both have", async () => {
    const card = related("competitive_battlecard", "Card", "## When we win\n\nTwo depots.");
    const brief = briefFor("competitive_battlecard", [card]);
    expect(await readSection(brief, "Where we win")).toContain("Two depots.");
  });

  test("an item that its headings or tables already contain is only named", async () => {
    const notes = related("release_notes", "Notes", "## New\n\n### Pinned visits\n\nPin it.");
    const idea = item("feature_idea", "Pinned visits", "Shipped in May.");
    expect(await readSection(briefFor("release_notes", [notes, idea]), "New")).toBe(
      `**Pinned visits** [^${notes.ref}]\n\nPin it. [^${notes.ref}]\n\n> Items on the same subject: *Pinned visits* [^${idea.ref}].`,
    );
    const table =
      "## Problem\n\n| Without a signal | Share |\n| --- | --- |\n| a whole visit | 12% |";
    const [study, other, bare] = [
      item("market_research", "Study", "12% had no signal for a visit."),
      item("market_research", "Survey", "34% had no signal for a visit."),
      item("market_research", "Count", ""),
    ];
    const brief = briefFor("prd", [related("prd", "Plan", table), study, other, bare]);
    const section = await readSection(brief, "Problem");
    expect(section).toContain("**Survey.** 34% had no signal");
    expect(section).toContain("**Count.**");
    expect(section).toContain(`> Items on the same subject: *Study* [^${study.ref}].`);
  });

  test("lines of metadata at its head are not part of its text", async () => {
    const lines = [
      "Owner: Ann Lee. Draft 3.",
      "Goedgekeurd door Jan op 3 mei",
      "Hauke Petersen, 5. November 2026",
      "責任者:大野",
      "| | |\n| --- | --- |\n| Owner | Ann |",
    ];
    for (const line of lines) {
      const plan = related(
        "prd",
        "Plan",
        `# Plan\n\n${line}\n\nIt maps.\n\n## Problem\n\nIt hurts.`,
      );
      expect(await readSection(briefFor("prd", [plan]), "Summary")).toBe(`It maps. [^${plan.ref}]`);
    }
  });

  test.each([
    "In Bremen, 40 technicians wait for the map.",
    "Since May, 30 customers have left.",
    "Kunden, 12 davon zahlen nicht.",
    "Approved invoices are sent at night.",
    "Status: we stop selling Basic in May.",
  ])("a sentence at its head is part of its text: %s", async (line) => {
    const plan = related("prd", "Plan", `# Plan\n\n${line}\n\n## Problem\n\nIt hurts.`);
    expect(await readSection(briefFor("prd", [plan]), "Summary")).toBe(`${line} [^${plan.ref}]`);
  });

  test("a table at its head stays, next to one of metadata", async () => {
    const tables =
      "| | |\n| --- | --- |\n| Owner | Ann |\n\n| Plan | Price |\n| --- | --- |\n| Plus | 9 |";
    const plan = related("prd", "Plan", `# Plan\n\n${tables}\n\n## Problem\n\nIt hurts.`);
    const summary = await readSection(briefFor("prd", [plan]), "Summary");
    expect(summary).toContain("| Plus | 9");
    expect(summary).not.toContain("Ann");
  });

  const register = related(
    "risk_register",
    "Register",
    "# R\n\nHeld in May · **Next review:** 3 June\n\n## Risks\n\n**Cause.** Rain. **Sign.** Clouds.",
  );

  test("a section without a part of it has the metadata with the section's label", async () => {
    const brief = briefFor("risk_register", [register]);
    expect(await readSection(brief, "Review")).toBe(`Next review: 3 June [^${register.ref}]`);
  });
});
