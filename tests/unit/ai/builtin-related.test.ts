import { describe, expect, test } from "vitest";
import { briefFor, goal, initiative, item, related, sectionOf } from "./builtin-pieces";

const prd = (text: string) => related("prd", "Plan", text);

describe("built-in drafts: where no item and no goal stands", () => {
  test("a document of any type speaks under the same heading, or one that the outline names", async () => {
    const spec = prd("## Non-goals\n\nNo maps.\n\n## How it behaves\n\nIt waits.");
    const brief = briefFor("prd", [spec]);
    expect(await sectionOf(brief, "Non-goals")).toBe(
      `- **Plan** (Non-goals): No maps. [^${spec.ref}]`,
    );
    expect(await sectionOf(brief, "User experience")).toBe(
      `- **Plan** (How it behaves): It waits. [^${spec.ref}]`,
    );
  });

  test("it does not speak beside items, nor by its introduction", async () => {
    const pieces = [prd("Words.\n\n## Target users\n\nAll."), item("target_users", "Ann", "a")];
    const brief = briefFor("prd", [initiative("Plan routes."), ...pieces]);
    expect(await sectionOf(brief, "Target users")).not.toContain("All.");
    expect(await sectionOf(brief, "Summary")).not.toContain("Words.");
  });

  test("headings that only have a word in common do not count", async () => {
    const text = "## A plan you can follow\n\nx\n\n## What we launch\n\ny";
    const brief = briefFor("launch_plan", [related("launch_plan", "Old", text)]);
    expect(await sectionOf(brief, "After launch")).toBe("");
    expect(await sectionOf(brief, "Timeline and owners")).toBe("");
  });
});

describe("built-in drafts: what a document leaves out", () => {
  test("never stands for what it is about, nor the other way round", async () => {
    const pieces = [
      prd("## In scope\n\nMaps."),
      related("business_case", "Case", "## Goals\n\nGrow."),
    ];
    expect(await sectionOf(briefFor("epic", pieces), "Out of scope")).toBe("");
    expect(await sectionOf(briefFor("prd", pieces), "Non-goals")).toBe("");
  });

  test("is no part of the requirements around it, and is found in their sentences", async () => {
    const text =
      "## Requirements\n\n### Must have\n\nMaps.\n\n### Left for later\n\nGlobes.\n\n#### Sizes\n\nXL.\n\n### Should have\n\nPins.\n\n## Goals\n\nFast.\n\nWe do **not** aim at planes.";
    const brief = briefFor("user_story", [prd(text)]);
    expect(await sectionOf(brief, "Acceptance criteria")).toMatch(/: Maps\. Pins\. \[/);
    const left = await sectionOf(brief, "Not in this story");
    expect(left).toContain("(Left for later): Globes. XL.");
    expect(left).toContain("(Goals): We do not aim at planes.");
  });
});

test("built-in drafts: says once what several documents say alike", async () => {
  const twice = ["A", "B"].map((title) =>
    related("business_case", title, `## Problem\n\n${title === "A" ? "It *hurts*" : "It hurts."}`),
  );
  const other = related("business_case", "C", "## Problem\n\nIt costs.");
  const section = await sectionOf(briefFor("epic", [...twice, other]), "Background");
  expect(section.split("\n").map((line) => line.slice(0, 7))).toEqual(["- **A**", "- **C**"]);
});

test("built-in drafts: gives a part to the section whose heading it has most in common with", async () => {
  const text = "## The decision in short\n\nDo it.\n\n## Options\n\n1. Nothing.\n2. This.";
  const brief = briefFor("executive_summary", [related("business_case", "Case", text)]);
  expect(await sectionOf(brief, "Recommendation")).toContain("(The decision in short): Do it.");
  expect(await sectionOf(brief, "Recommendation")).not.toContain("Nothing");
  expect(await sectionOf(brief, "Key message")).toBe("");
});

describe("built-in drafts: a section without fitting evidence stays empty", () => {
  test.each([
    ["retrospective", "What happened", item("feature_idea", "Map", "Shows vans.")],
    ["retrospective", "What happened", item("decision", "Release in January", "On 12 January.")],
    ["retrospective", "What happened", item("user_feedback", "Tickets", "Reports get lost.")],
    ["retrospective", "What we set out to do", item("risk", "Rain", "It may rain.")],
    ["release_notes", "New", item("feature_idea", "Map", "Shows vans.")],
    ["release_notes", "New", item("feature_idea", "Map", "Not yet released.")],
    ["release_notes", "New", prd("## Requirements\n\nA map.")],
    ["business_case", "Options considered", item("key_competitors", "CrewGrid", "A rival.")],
    ["user_story", "Acceptance criteria", item("compliance_requirements", "GDPR", "EU only.")],
  ] as const)("%s: %s", async (type, heading, piece) => {
    expect(await sectionOf(briefFor(type, [piece]), heading)).toBe("");
  });

  test("and takes in what fits", async () => {
    const map = item("feature_idea", "Map", "Shows vans. Shipped in May.");
    expect(await sectionOf(briefFor("release_notes", [map]), "New")).toContain("**Map.**");
    const result = { ...goal("user_outcome", "Drive less"), text: "Result: 21." };
    const happened = await sectionOf(briefFor("retrospective", [map, result]), "What happened");
    expect(happened).toMatch(/Result: 21\.[\s\S]*\*\*Map\.\*\*/);
  });
});
