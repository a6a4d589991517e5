import { describe, expect, test } from "vitest";
import { briefFor, draft, initiative, item, related, sectionOf } from "./builtin-pieces";

const prd = (text: string) => related("prd", "Plan", text);

describe("built-in drafts: where no item and no goal stands", () => {
  test("a document of any type speaks under the same heading, or one that the outline names", async () => {
    const spec = related(
      "epic",
      "Plan",
      "## Non-goals\n\nNo maps.\n\n## How it behaves\n\nIt waits.",
    );
    const brief = briefFor("prd", [spec]);
    expect(await sectionOf(brief, "Non-goals")).toBe(`No maps. [^${spec.ref}]`);
    expect(await sectionOf(brief, "User experience")).toBe(`It waits. [^${spec.ref}]`);
  });

  test("it does not speak by its introduction", async () => {
    const epic = related("epic", "Plan", "Words.\n\n## Target users\n\nAll.");
    const brief = briefFor("prd", [initiative("Plan routes."), epic]);
    expect(await sectionOf(brief, "Summary")).not.toContain("Words.");
  });

  test("headings that only have a word in common do not count", async () => {
    const text = "## A dated owner\n\nx\n\n## Launches elsewhere\n\ny";
    const brief = briefFor("launch_plan", [related("okrs", "Old", text)]);
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
    expect(await sectionOf(brief, "Acceptance criteria")).toMatch(
      /^\*\*Requirements\*\* \[\^E\d+\]\n\nMaps\. \[\^E\d+\]$/,
    );
    const left = await sectionOf(brief, "Not in this story");
    expect(left).toContain("We do not aim at planes.");
    expect(left).toContain("Globes.");
  });
});

test("built-in drafts: keep a quotation and its speaker together", async () => {
  const said = "We reconcile accounts twice because webhooks lose events.";
  const document = prd(`## Problem\n\n> ${said}\n>\n> — Ruth Abara, Payrolla`);
  expect(await sectionOf(briefFor("prd", [document]), "Problem")).toBe(
    `${said} — Ruth Abara, Payrolla [^${document.ref}]`,
  );
});

test("built-in drafts: says once what several documents say alike", async () => {
  const twice = ["A", "B"].map((title) =>
    related("business_case", title, `## Problem\n\n${title === "A" ? "It *hurts*" : "It hurts."}`),
  );
  const other = related("business_case", "C", "## Problem\n\nIt costs.");
  const section = await sectionOf(briefFor("epic", [...twice, other]), "Background");
  expect(section.replaceAll(/ \[\^E\d+\]/g, "").split("\n\n")).toEqual([
    "It hurts",
    "- See *B*",
    "It costs.",
  ]);
});

test("built-in drafts: gives a part to the section whose heading it has most in common with", async () => {
  const text = "## The decision in short\n\nDo it.\n\n## Options\n\n1. Nothing.\n2. This.";
  const brief = briefFor("executive_summary", [related("business_case", "Case", text)]);
  expect(await sectionOf(brief, "Recommendation")).toContain("Do it.");
  expect(await sectionOf(brief, "Recommendation")).not.toContain("Nothing");
  expect(await sectionOf(brief, "Key message")).toBe("");
});

describe("built-in drafts: a section without fitting evidence stays empty", () => {
  test.each([
    ["retrospective", "What happened", item("feature_idea", "Map", "Shows vans.")],
    ["retrospective", "What happened", item("decision", "Release in January", "On 12 January.")],
    ["retrospective", "What we set out to do", item("risk", "Rain", "It may rain.")],
    ["release_notes", "New", prd("## Requirements\n\nA map.")],
    ["business_case", "Options considered", item("key_competitors", "CrewGrid", "A rival.")],
    ["user_story", "Acceptance criteria", item("compliance_requirements", "GDPR", "EU only.")],
  ] as const)("%s: %s", async (type, heading, piece) => {
    expect(await sectionOf(briefFor(type, [piece]), heading)).toBe("");
  });

  test("and takes in what fits", async () => {
    const map = item("feature_idea", "Map", "Shows vans. Shipped in May.");
    expect(await sectionOf(briefFor("release_notes", [map]), "New")).toContain("**Map.**");
    expect(await sectionOf(briefFor("retrospective", [map]), "What happened")).toContain(
      "**Map.**",
    );
  });
});

describe("built-in drafts: pieces that do not say that they belong where their label puts them", () => {
  const check = "> Check before you send: Groundwork cannot tell whether these have shipped.";

  test.each(["Shows vans.", "Not yet released."])(
    "are only named, below a warning: %s",
    async (text) => {
      const map = item("feature_idea", "Map", text);
      expect(await sectionOf(briefFor("release_notes", [map]), "New")).toBe(
        `${check} Describe those that have.\n>\n> - See *Map* [^${map.ref}]`,
      );
    },
  );

  test("need none if they say so", async () => {
    const map = item("feature_idea", "Map", "Shows vans. Shipped in May.");
    expect(await sectionOf(briefFor("release_notes", [map]), "New")).not.toContain("Check");
  });
});

test("built-in drafts: the description's dates stand where dates belong", async () => {
  const brief = briefFor("launch_plan", [
    initiative("Plan routes. Faster. Beta on 3 May 2027, everybody on 1 June 2027."),
  ]);
  expect(await sectionOf(brief, "What is launched")).toMatch(/^Plan routes\. Faster\. \[/);
  expect(await sectionOf(brief, "Timeline and owners")).toMatch(/^Beta on 3 May 2027, /);
});

test("built-in drafts: the description's people stand only where owners belong", async () => {
  const about = initiative("Plan routes. Product: Ann Lee. Engineering: Bo van Ek. Risk: high.");
  const launch = briefFor("launch_plan", [about]);
  expect(await sectionOf(launch, "What is launched")).toBe(
    `Plan routes. Risk: high. [^${about.ref}]`,
  );
  expect(await sectionOf(launch, "Timeline and owners")).toBe(
    `Product: Ann Lee. Engineering: Bo van Ek. [^${about.ref}]`,
  );
  expect(await draft(briefFor("prd", [about]))).not.toContain("Ann Lee");
});
