import { describe, expect, test } from "vitest";
import { briefFor, draft, initiative, item, readSection, related } from "./pieces";

const prd = (text: string) => related("prd", "Plan", text);

describe("built-in drafts: a section without an item or a goal", () => {
  test("quotes any document under the same heading, or under one that the outline names", async () => {
    const spec = related(
      "epic",
      "Plan",
      "## Non-goals\n\nNo maps.\n\n## How it behaves\n\nIt waits.",
    );
    const brief = briefFor("prd", [spec]);
    expect(await readSection(brief, "Non-goals")).toBe(`No maps. [^${spec.ref}]`);
    expect(await readSection(brief, "User experience")).toBe(`It waits. [^${spec.ref}]`);
  });

  test("does not quote the introduction of a document", async () => {
    const epic = related("epic", "Plan", "Words.\n\n## Target users\n\nAll.");
    const brief = briefFor("prd", [initiative("Plan routes."), epic]);
    expect(await readSection(brief, "Summary")).not.toContain("Words.");
  });

  test("ignores headings that only have a word in common", async () => {
    const text = "## A dated owner\n\nx\n\n## Launches elsewhere\n\ny";
    const brief = briefFor("launch_plan", [related("okrs", "Old", text)]);
    expect(await readSection(brief, "After launch")).toBe("");
    expect(await readSection(brief, "Timeline and owners")).toBe("");
  });
});

describe("built-in drafts: the non-goals of a document", () => {
  test("are never quoted for its goals, nor goals for non-goals", async () => {
    const pieces = [
      prd("## In scope\n\nMaps."),
      related("business_case", "Case", "## Goals\n\nGrow."),
    ];
    expect(await readSection(briefFor("epic", pieces), "Out of scope")).toBe("");
    expect(await readSection(briefFor("prd", pieces), "Non-goals")).toBe("");
  });

  test("are not part of the requirements around them, and are found in single sentences", async () => {
    const text =
      "## Requirements\n\n### Must have\n\nMaps.\n\n### Left for later\n\nGlobes.\n\n#### Sizes\n\nXL.\n\n### Should have\n\nPins.\n\n## Goals\n\nFast.\n\nWe do **not** aim at planes.";
    const brief = briefFor("user_story", [prd(text)]);
    expect(await readSection(brief, "Acceptance criteria")).toMatch(
      /^\*\*Requirements\*\* \[\^E\d+\]\n\nMaps\. \[\^E\d+\]$/,
    );
    const left = await readSection(brief, "Not in this story");
    expect(left).toContain("We do **not** aim at planes.");
    expect(left).toContain("Globes.");
  });
});

test("built-in drafts: keep a quotation and its speaker together", async () => {
  const said = "We reconcile accounts twice because webhooks lose events.";
  const document = prd(`## Problem\n\n> ${said}\n>\n> — Ruth Abara, Payrolla`);
  expect(await readSection(briefFor("prd", [document]), "Problem")).toBe(
    `${said} — Ruth Abara, Payrolla [^${document.ref}]`,
  );
});

test("built-in drafts: a statement of several documents occurs once", async () => {
  const twice = ["A", "B"].map((title) =>
    related("business_case", title, `## Problem\n\n${title === "A" ? "It *hurts*" : "It hurts."}`),
  );
  const other = related("business_case", "C", "## Problem\n\nIt costs.");
  const section = await readSection(briefFor("epic", [...twice, other]), "Background");
  expect(section.replaceAll(/ \[\^E\d+\]/g, "").split("\n\n")).toEqual([
    "It *hurts*",
    "- See *B*",
    "It costs.",
  ]);
});

test("built-in drafts: a part goes to the section with the most similar heading", async () => {
  const text = "## The decision in short\n\nDo it.\n\n## Options\n\n1. Nothing.\n2. This.";
  const brief = briefFor("executive_summary", [related("business_case", "Case", text)]);
  expect(await readSection(brief, "Recommendation")).toContain("Do it.");
  expect(await readSection(brief, "Recommendation")).not.toContain("Nothing");
  expect(await readSection(brief, "Key message")).toBe("");
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
    expect(await readSection(briefFor(type, [piece]), heading)).toBe("");
  });

  test("and takes in fitting evidence", async () => {
    const map = item("feature_idea", "Map", "Shows vans. Shipped in May.");
    expect(await readSection(briefFor("release_notes", [map]), "New")).toContain("**Map.**");
    expect(await readSection(briefFor("retrospective", [map]), "What happened")).toContain(
      "**Map.**",
    );
  });
});

describe("built-in drafts: pieces whose text does not confirm the section of their label", () => {
  const check = "Groundwork cannot tell whether these have shipped.";

  test.each(["Shows vans.", "Not yet released."])(
    "are only named, below a warning: %s",
    async (text) => {
      const map = item("feature_idea", "Map", text);
      expect(await readSection(briefFor("release_notes", [map]), "New")).toBe(
        `> Check before you send: *Map* [^${map.ref}]. ${check} Describe those that have.`,
      );
    },
  );

  test("need none if their text confirms it", async () => {
    const map = item("feature_idea", "Map", "Shows vans. Shipped in May.");
    expect(await readSection(briefFor("release_notes", [map]), "New")).not.toContain("Check");
  });
});

test("built-in drafts: the dates of the description are in the section for dates", async () => {
  const brief = briefFor("launch_plan", [
    initiative("Plan routes. Faster. Beta on 3 May 2027, everybody on 1 June 2027."),
  ]);
  expect(await readSection(brief, "What is launched")).toMatch(/^Plan routes\. Faster\. \[/);
  expect(await readSection(brief, "Timeline and owners")).toMatch(/^Beta on 3 May 2027, /);
});

test("built-in drafts: the people of the description are only in the section for owners", async () => {
  const about = initiative("Plan routes. Product: Ann Lee. Engineering: Bo van Ek. Risk: high.");
  const launch = briefFor("launch_plan", [about]);
  expect(await readSection(launch, "What is launched")).toBe(
    `Plan routes. Risk: high. [^${about.ref}]`,
  );
  expect(await readSection(launch, "Timeline and owners")).toBe(
    `Product: Ann Lee. Engineering: Bo van Ek. [^${about.ref}]`,
  );
  expect(await draft(briefFor("prd", [about]))).not.toContain("Ann Lee");
});

test("built-in drafts: a date or person of the description that the earlier document has too is written once", async () => {
  const about = initiative("A gate. It opens on 2 March 2027. Lead: Ann Lee, IT: Bo Ek.");
  const text =
    "## Timeline and owners\n\nIt opens on 2 March 2027.\n\nLead: Ann Lee, IT: Bo Ek.\n\nIt closes on 9 March 2027.";
  const brief = briefFor("launch_plan", [about, related("launch_plan", "Plan", text)]);
  expect((await readSection(brief, "Timeline and owners")).replaceAll(/ \[\^E\d+\]/g, "")).toBe(
    "It opens on 2 March 2027.\n\nLead: Ann Lee, IT: Bo Ek.\n\nIt closes on 9 March 2027.",
  );
  const plan = related("prd", "Plan", "## Rollout\n\nLead: Ann Lee, IT: Bo Ek.");
  expect(await readSection(briefFor("prd", [about, plan]), "Rollout")).toContain("Ann Lee");
});

describe("built-in drafts: sentences that a reader would take for more than they are", () => {
  test.each([
    ["We recommend maps. We believe that everybody buys one.", "everybody"],
    ["Nous recommandons les cartes. À notre avis, tout le monde en achète.", "tout le monde"],
    ["地図を提案する。動画だけで十分だと思われる。", "十分"],
    ["We recommend maps. We hope for 40 bookings by May 2027.", "40 bookings"],
    ["Extend it to all pools. Most swimmers will probably use it.", "probably"],
    ["Auf alle Hallen ausweiten. Die anderen nutzen es vermutlich auch.", "vermutlich"],
    ["Naar alle baden uitbreiden. De andere gebruiken het waarschijnlijk ook.", "waarschijnlijk"],
    ["Étendre aux cinq dépôts. Les autres s'en serviront sans doute.", "sans doute"],
  ])("a belief is no recommendation: %s", async (text, belief) => {
    const document = related("prd", "Plan", `## Recommendation\n\n${text}`);
    const section = await readSection(briefFor("executive_summary", [document]), "Recommendation");
    expect(section).toContain(text.split(/(?<=[.。])/)[0]);
    expect(section).not.toContain(belief);
  });

  test.each([
    "12 of 15 crews said “we hope for a map”.",
    "Der Rat bestimmt den Termin.",
    "We extend it. The council sets the date, and Ann is sure of it.",
    "Wir beginnen im Mai. Der Rat bestimmt den Termin.",
    "We extend it. The first hall will probably open on 2 March 2027.",
    "Wir bauen um. Halle 3 ist voraussichtlich ab Mai 2027 offen.",
    "Étendre aux dépôts. Le premier ouvre sans doute en mai 2027.",
    "拡大する。2027年3月に開始する見込みです。",
    "Most swimmers will probably book, so extend it.",
    "We extend it. Ann said “most will probably book”.",
    "お客様の声と思いを反映した。",
  ])("a fact stays: %s", async (text) => {
    const document = related("prd", "Plan", `## Recommendation\n\n${text}`);
    expect(
      await readSection(briefFor("executive_summary", [document]), "Recommendation"),
    ).toContain(text);
  });

  test("what a text says of secrets and circulation is content", async () => {
    const text = "Patient data is strictly confidential.\n\n## Problem\n\nIt rains.";
    expect(await draft(briefFor("prd", [related("prd", "Plan", text)]))).toContain("Patient data");
  });

  test("a document's note not to circulate it is no content", async () => {
    const text =
      "Van: Marloes. Voor de raad, 14 januari. Nog niet rondsturen!\n\n## Problem\n\nIt rains.";
    const written = await draft(briefFor("executive_summary", [related("prd", "Plan", text)]));
    expect(written).toContain("It rains.");
    expect(written).not.toContain("rondsturen");
  });

  test.each([
    "Price 149 euros, unit cost 61.40 euros.",
    "Preis 149 Euro, Herstellungskosten 61,40 Euro.",
    "Prijs 149 euro, kostprijs 61,40 euro.",
    "Prix 149 euros, coût de revient 61,40 euros.",
    "価格149ユーロ、原価61.40ユーロ。",
  ])("a battlecard leaves out what a product costs us: %s", async (text) => {
    const pieces = [
      item("company_info", "Grendel", `Opens by phone. ${text}`),
      item("key_competitors", "Linka", "Gross margin 40% in 2025."),
    ];
    const written = await draft(briefFor("competitive_battlecard", pieces));
    expect(written).toContain("Opens by phone.");
    expect(written).not.toMatch(/61[,.]40/);
    expect(written).toContain("Gross margin 40%");
  });

  test.each(["release_notes", "competitive_battlecard"] as const)(
    "a business case, which asks for money, is not quoted in %s",
    async (type) => {
      const summary = "## Summary\n\nWe propose a camera. It costs £40,600.";
      const pieces = [
        related("business_case", "Case", summary),
        related("prd", "Plan", "## Summary\n\nA camera reads the plate."),
      ];
      const written = await draft(briefFor(type, pieces));
      expect(written).not.toContain("£40,600");
      expect(await draft(briefFor("prd", pieces))).toContain("£40,600");
    },
  );

  test("release notes leave out what a product costs us", async () => {
    const note = item(
      "general_note",
      "New: the lock",
      "New: the lock opens by phone. The cost\nprice is €61.",
    );
    const written = await draft(briefFor("release_notes", [note]));
    expect(written).toContain("opens by phone");
    expect(written).not.toContain("61");
    expect(await draft(briefFor("business_case", [note]))).toContain("61");
  });
});
