import { describe, expect, test } from "vitest";
import { DOCUMENT_TYPES } from "@/lib/schemas/enums";
import { briefFor, draft, goal, initiative, item, readSection, related } from "./pieces";

describe("built-in drafts: the beginning of a draft", () => {
  test("says that it was made without AI, and from how many pieces", async () => {
    const risk = item("risk", "Rain", "It may rain.");
    expect(await draft(briefFor("prd", [risk]))).toMatch(
      /^> Assembled without AI from 1 source\. As drafted, 9 of 10 sections have nothing: Summary, Problem, .* and Rollout\.\n\n## Summary\n/,
    );
    expect(await draft(briefFor("prd", [risk, initiative("Plan routes.")]))).toMatch(
      /^> Assembled without AI from 2 sources\. As drafted, 8 of 10 sections have nothing: Problem, /,
    );
  });

  test("names the sections that have only items to check", async () => {
    const brief = briefFor("decision_log", [item("risk", "Rain", "It may rain.")]);
    const [note = ""] = (await draft(brief)).split("\n\n");
    expect(note).toMatch(
      /^> .* 6 of 7 sections have nothing: .* Only items to check: Consequences\.$/,
    );
  });

  test("says what to do in an empty workspace", async () => {
    const markdown = await draft(briefFor("epic", [initiative("")]));
    const [first, ...headings] = markdown.split("\n\n");
    expect(first).toMatch(
      /^> Assembled without AI\. .* add the items that they name, then generate again\.$/,
    );
    expect(headings.every((line) => line.startsWith("## "))).toBe(true);
  });

  test("shows the instructions verbatim", async () => {
    const instructions = "Be *brief*.\n\n## Own heading\n- [^E1] <b>x</b>\n";
    const markdown = await draft(briefFor("prd", [], { instructions }));
    expect(markdown).toContain(
      "\n\n> Instructions are for a model and were not carried out:\n>\n> Be \\*brief\\*.\n>\n> \\## Own heading\n>\n> \\- \\[\\^E1] &lt;b>x&lt;/b>\n\n## Summary",
    );
    expect(await draft(briefFor("prd", [], { instructions: " \n\t" }))).not.toContain(
      "Instructions",
    );
  });
});

describe("built-in drafts: the placement of pieces", () => {
  test("puts each piece under one heading, its initiative's before the workspace's, the newest first", async () => {
    const pieces = [
      item("user_feedback", "Company", "c", { scope: "workspace" }),
      item("user_feedback", "Old", "o"),
      item("user_feedback", "New", "n"),
    ];
    const [company, old, fresh] = pieces.map(({ ref }) => `[^${ref}]`);
    expect(await readSection(briefFor("prd", pieces), "Problem")).toBe(
      `- **New.** n ${fresh}\n- **Old.** o ${old}\n- **Company.** c ${company}`,
    );
  });

  test("keeps the order of pieces that were saved at once, as from one paste", async () => {
    const createdAt = new Date(Date.UTC(2026, 0, 1));
    const pieces = ["First", "Second", "Third"].map((title) => ({
      ...item("user_feedback", title, "It is slow."),
      createdAt,
    }));
    const section = await readSection(briefFor("prd", pieces), "Problem");
    expect(section.match(/First|Second|Third/g)).toEqual(["First", "Second", "Third"]);
  });

  test("writes six pieces of a section out and names the others, and those of the workspace next to three of the initiative", async () => {
    const many = Array.from({ length: 9 }, (_, index) =>
      item("user_feedback", `Voice ${index}`, `${index}`),
    );
    const study = item("market_research", "Study", "s", { scope: "workspace" });
    const section = await readSection(briefFor("prd", [...many, study]), "Problem");
    expect(section.match(/^- \*\*/gm)).toHaveLength(6);
    expect(section).toMatch(
      /\n\n> Also on record, without their text: \*Voice 2\* \[\^E\d+\], \*Study\* .* and \*Voice 0\* \[\^E\d+\]\.$/,
    );
  });

  test("puts a decision where it names the topic", async () => {
    const brief = briefFor("prd", [
      item("decision", "Beta first", "Ten firms get it."),
      item("decision", "A list", "It is enough."),
    ]);
    expect(await readSection(brief, "Rollout")).toMatch(/^- \*\*Beta first\.\*\* [^\n]*$/);
    expect(await readSection(brief, "Requirements")).toMatch(/^- \*\*A list\.\*\* [^\n]*$/);
  });

  test("lists the initiative's items first, then the kinds in the order of the outline", async () => {
    const brief = briefFor("prd", [
      item("feature_idea", "Share a visit", "One link.", { scope: "workspace" }),
      item("decision", "A list", "It is enough."),
      item("feature_idea", "Pin a visit", "One click."),
    ]);
    expect(await readSection(brief, "Requirements")).toMatch(
      /^- \*\*Pin a visit.*\n- \*\*A list.*\n- \*\*Share a visit/,
    );
  });

  test("leaves a section empty rather than fill it with answers to another question", async () => {
    const brief = briefFor("risk_register", [
      item("risk", "Rain", "Cause: clouds. Response: hats."),
      item("technical_constraint", "No release in winter", "Not before 4 January."),
      item("decision", "A list, no map", "Nobody asked for one."),
    ]);
    expect(await readSection(brief, "Contingency plans")).toBe("");
    expect(await readSection(brief, "Warning signs")).toBe("");
    expect(await readSection(brief, "Sources of risk")).toContain("No release in winter");
  });

  test("keeps a goal that speaks of money apart from one that sets another limit", async () => {
    const brief = briefFor("business_case", [
      goal("constraint", "Message costs stay low"),
      goal("constraint", "No extra charging"),
    ]);
    expect(await readSection(brief, "Costs and returns")).toMatch(/^- \*\*Message costs[^\n]*$/);
    expect(await readSection(brief, "Risks and constraints")).toMatch(/^- \*\*No extra[^\n]*$/);
  });

  test("moves a closed risk out of the register", async () => {
    const brief = briefFor("risk_register", [
      item("risk", "Rain", "Cause: clouds. Status: closed."),
      item("risk", "Snow", "Cause: cold."),
    ]);
    expect(await readSection(brief, "Register")).not.toContain("Rain");
    expect(await readSection(brief, "Closed risks")).toMatch(/\n\| \*\*Rain[^\n]*\| Closed\. \|$/);
  });

  test("takes a goal of the workspace, named as such in its footnote, where the initiative has none of its type", async () => {
    const company = goal("business_outcome", "Grow", {}, { scope: "workspace" });
    const others = [goal("user_outcome", "Drive less"), goal("business_outcome", "Sell more")];
    const heading = "Goals and success metrics";
    expect(await readSection(briefFor("prd", [company, ...others]), heading)).not.toContain("Grow");
    expect(await readSection(briefFor("prd", [company, ...others.slice(0, 1)]), heading)).toContain(
      "**Grow.**",
    );
  });

  test("never quotes the brand guidelines", async () => {
    const voice = item("brand_guidelines", "Voice", "Short sentences, no jargon.");
    for (const type of DOCUMENT_TYPES)
      expect(await draft(briefFor(type, [voice]))).not.toContain("jargon");
  });

  test("leaves out competitors that a battlecard's title does not name", async () => {
    const pieces = ["CrewGrid", "Servana"].map((title) =>
      item("key_competitors", title, "A rival."),
    );
    const named = await draft(
      briefFor("competitive_battlecard", pieces, { title: "Battlecard: CrewGrid" }),
    );
    expect(named).toContain("**CrewGrid.**");
    expect(named).not.toContain("Servana");
    const open = await draft(briefFor("competitive_battlecard", pieces, { title: "Battlecard" }));
    expect(open).toContain("**Servana.**");
  });

  test("quotes a document under the heading that names the section, else its first paragraph", async () => {
    const text =
      "# Case\n\n**Owner:** Ann\n\nWe lose money.\n\n## The problem\n\nIt *hurts*.\n\n## Risks\n\nRain.";
    const document = related("business_case", "Case", text);
    const brief = briefFor("prd", [document]);
    const ref = `[^${document.ref}]`;
    expect(await readSection(brief, "Problem")).toBe(`It *hurts*. ${ref}`);
    expect(await readSection(brief, "Open questions and risks")).toBe(`Rain. ${ref}`);
    const plain = related("business_case", "Case", text.replaceAll("## ", "### About "));
    expect(await readSection(briefFor("epic", [plain]), "Background")).toContain("It *hurts*.");
    const silent = related(
      "business_case",
      "Case",
      "**Owner:** Ann\n\nWe lose money.\n\n## Weather\n\nMuch.",
    );
    expect(await readSection(briefFor("prd", [silent]), "Summary")).toBe(
      `We lose money. [^${silent.ref}]`,
    );
  });

  test("fills the sections of a workspace's own type by words in common", async () => {
    const pieces = [
      item("user_feedback", "Van Dalen", "The crew wants to know why."),
      item("technical_constraint", "Map price", "Each pair of addresses costs money."),
    ];
    const section = (heading: string, purpose: string) => ({
      heading,
      purpose,
      good: "",
    });
    const outline = [
      section("Technical limits", "Which constraint of the systems counts here."),
      section("Voices", "What feedback users gave."),
      section("Budget", "How much may be spent."),
    ];
    const brief = briefFor("prd", [initiative("Plan routes."), ...pieces], { outline });
    expect(await readSection(brief, "Technical limits")).toMatch(
      /^Plan routes\. \[\^E\d+\]\n\n- \*\*Map price/,
    );
    expect(await readSection(brief, "Voices")).toMatch(/^- \*\*Van Dalen/);
    expect(await readSection(brief, "Budget")).toBe("");
  });
});

describe("built-in rules: what the words of one section must not take", () => {
  test("a guest who says `next time` gives the team no action, but a note does", async () => {
    const text = "Next time I come on a Sunday.";
    const actions = (label: "user_feedback" | "general_note") =>
      readSection(briefFor("retrospective", [item(label, "Letter", text)]), "Actions");
    expect(await actions("user_feedback")).not.toContain("Sunday");
    expect(await actions("general_note")).toContain("Sunday");
  });

  test("a hire car is no cost, but hiring is", async () => {
    const costs = (text: string) =>
      readSection(
        briefFor("executive_summary", [item("general_note", "Text", text)]),
        "Cost and effort",
      );
    expect(await costs("New car, hire car? Change the plate.")).not.toContain("hire car");
    expect(await costs("Hiring two wardens takes six weeks.")).toContain("Hiring two");
    expect(await costs("We hire two wardens from May.")).toContain("two wardens");
  });
});
