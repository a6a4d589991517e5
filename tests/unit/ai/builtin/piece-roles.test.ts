import { describe, expect, test } from "vitest";
import { repeatsHeading } from "@/lib/ai/reading/section-kinds";
import { isPraise } from "@/lib/ai/reading/sentences/is-praise";
import { briefFor, draft, goal, initiative, item, readSection, related } from "./pieces";

describe("built-in drafts: the role of a piece in a document", () => {
  test("the ideas that a story does not name are not among its criteria", async () => {
    const [other, own] = [
      item("feature_idea", "Globe", "It turns."),
      item("feature_idea", "Map", "It shows pins."),
    ];
    const brief = briefFor("user_story", [other, own], { title: "Map" });
    const section = await readSection(brief, "Acceptance criteria");
    expect(section).toContain(`- It shows pins. [^${own.ref}]`);
    expect(section).toContain(
      `> Check before you send: *Globe* [^${other.ref}]. The story does not name these ideas.`,
    );
  });

  test("an idea that begins with some users is not a dropped one", async () => {
    const text = "An offline mode, for technicians to begin with, then for dispatchers.";
    const brief = briefFor("prd", [item("feature_idea", "Offline", text)]);
    expect(await readSection(brief, "Requirements")).toContain(text);
    expect(await readSection(brief, "Non-goals")).toBe("");
  });

  test.each([
    ["No price lock in the first version.", "Non-goals"],
    ["Keine Onlinebuchung für Endkunden.", "Non-goals"],
    ["Geen facturen per post.", "Non-goals"],
    ["Aucune facture par courrier.", "Non-goals"],
    ["Decided not to build a native app.", "Non-goals"],
    ["Wir haben beschlossen, keine Altdaten zu übernehmen.", "Non-goals"],
    ["We decided not to wait for the harbour.", "Requirements"],
    ["Agreed not to have more than 40 children in a course.", "Requirements"],
    ["No later than May the yard opens.", "Requirements"],
  ])("a decision that refuses something is no requirement: %s", async (text, heading) => {
    const brief = briefFor("prd", [item("decision", "Yard", text)]);
    expect(await readSection(brief, heading)).toContain(text);
  });

  test.each([
    ["risk_register", "risk", "Register"],
    ["prd", "market_research", "Problem"],
  ] as const)("%s: items that concern the initiative come first", async (type, label, heading) => {
    const near = item(label, "Detours", "Drivers take detours without a route.");
    const other = item(label, "Coffee", "The machine in the hall is old.");
    const evidence = [initiative("A route for drivers, without detours."), near, other];
    const section = await readSection(briefFor(type, evidence), heading);
    expect(section.indexOf("Detours")).toBeGreaterThan(-1);
    expect(section.indexOf("Coffee")).toBeGreaterThan(section.indexOf("Detours"));
  });

  test.each([
    "Parents love the new form.",
    "The trial went very well. They would recommend us to everybody.",
    "Die Eltern sind begeistert. Sie würden uns weiterempfehlen.",
    "De ouders zijn blij met het formulier.",
    "Les parents sont ravis.",
    "保護者に好評です。",
  ])("feedback that only praises comes last: %s", async (text) => {
    const complaint = item("user_feedback", "Wait", "Parents wait two weeks for an answer.");
    const section = await readSection(
      briefFor("prd", [complaint, item("user_feedback", "Form", text)]),
      "Problem",
    );
    expect(section).toMatch(/Wait[\s\S]*Form/);
  });

  test.each([
    "Parents love the form, but it fails on phones.",
    "Parents would love to book online.",
    "They would recommend the app if it worked offline.",
    "3 of 10 are happy with the form.",
    "They love paper and do not want an app.",
    "Niemand ist zufrieden.",
    "Die Eltern sind unzufrieden.",
    "De ouders zijn niet tevreden.",
    "Les parents ne sont pas ravis.",
    "Les parents sont mécontents.",
    "満足していない。",
    "満足度は低い。",
    "待ち時間に満足できません。",
    "Die App ist super langsam.",
    "Geweldig traag.",
    "The support is great, the app fails each day.",
    "Our users loved the offline mode.",
    "Les chauffeurs adorent le papier, hélas.",
    "Die Suche gefällt den Fahrern, leider ist sie langsam.",
    "気に入っていた地図がなくなった。",
    "助かっていたボタンが消えた。",
  ])("but not: %s", (text) => {
    expect(isPraise(text)).toBe(false);
  });

  test("a launch plan names technical limits for a person to check", async () => {
    const limit = item("technical_constraint", "Storage", "Tablets have 16 GB.");
    const section = await readSection(briefFor("launch_plan", [limit]), "Readiness checklist");
    expect(section).toContain(
      `> Check before you send: *Storage* [^${limit.ref}]. These limits hold for the product.`,
    );
  });

  test("a decision is written from the outcome of its discussion on", async () => {
    const text =
      "Ann wants first come first served. Decided: a draw for beginners. It starts in May.";
    const section = await readSection(
      briefFor("prd", [item("decision", "Draw", text)]),
      "Requirements",
    );
    expect(section).toContain("A draw for beginners. It starts in May.");
    expect(section).not.toContain("first come");
  });

  test("a decision that only leaves something out is not listed with what is launched", async () => {
    const left = item("decision", "Not in this version: An app", "An app");
    const draw = item("decision", "A draw for beginners", "A draw for beginners.");
    const launched = await readSection(briefFor("launch_plan", [left, draw]), "What is launched");
    expect(launched).toContain("A draw");
    expect(launched).not.toContain("An app");
    expect(await draft(briefFor("decision_log", [left]))).toContain("An app");
  });

  test("an idea is a proposal where a document of the initiative has requirements", async () => {
    const idea = item("feature_idea", "Map", "It shows pins.");
    const brief = briefFor("ai_implementation_spec", [
      idea,
      related("prd", "PRD", "## Requirements\n\n- Pins stay.\n"),
    ]);
    expect(await readSection(brief, "Behavior")).toContain(
      `> Check before you send: *Map* [^${idea.ref}]. A document says what is wanted. Ask whether it includes these ideas.`,
    );
  });

  test("the sentence of a decision that leaves something out is no requirement", async () => {
    const decision = item("decision", "Map", "Pins are red. Globes are out of scope.");
    const brief = briefFor("prd", [decision]);
    expect(await readSection(brief, "Requirements")).toBe(
      `- **Map.** Pins are red. [^${decision.ref}]`,
    );
    expect(await readSection(brief, "Non-goals")).toBe(
      `- **Map.** Globes are out of scope. [^${decision.ref}]`,
    );
  });

  test("a limit on money is no criterion of a test, and a risk without a failure no case", async () => {
    const [money, people] = [goal("constraint", "Budget"), item("risk", "Unions", "They object.")];
    const brief = briefFor("ai_test_plan", [money, people]);
    expect(await readSection(brief, "Pass criteria")).toBe("");
    expect(await readSection(brief, "Limits and rules")).toContain(
      `> Check before you send: *Budget* [^${money.ref}].`,
    );
    expect(await readSection(brief, "Failure and abuse cases")).toContain(
      `> Check before you send: *Unions* [^${people.ref}].`,
    );
  });

  test("a limit with a precondition is a risk of the plan", async () => {
    const limit = item("technical_constraint", "Flats", "Not before June 2028.");
    for (const [type, heading] of [
      ["executive_summary", "Main risks"],
      ["launch_plan", "Risks and rollback"],
      ["okrs", "Dependencies and risks"],
    ] as const)
      expect(await readSection(briefFor(type, [limit]), heading)).toContain(
        "Not before June 2028.",
      );
  });
});

describe("built-in drafts: a long text", () => {
  const filler = "The weather on the hill was fine for all of the people who came that day. ";

  test("keeps the sentences about money", async () => {
    const text = `We counted. ${filler.repeat(4)}An empty seat costs £40.`;
    const section = await readSection(
      briefFor("prd", [item("market_research", "X", text)]),
      "Problem",
    );
    expect(section).toMatch(/We counted\. .*An empty seat costs £40\./);
  });

  test("is no decision: the drawback and the time to look again stay", async () => {
    const text = `Pins are red. ${filler.repeat(4)}Red is hard to see. Look again in May.`;
    const section = await readSection(
      briefFor("prd", [item("decision", "X", text)]),
      "Requirements",
    );
    expect(section).toContain("Red is hard to see. Look again in May.");
  });
});

test("built-in drafts: Japanese sentences end in their own full stop, with no space after it", async () => {
  const risk = item("risk", "反対", "店が反対。\n夏までに決める。");
  expect(await readSection(briefFor("prd", [risk]), "Open questions and risks")).toContain(
    "**反対。** 店が反対。夏までに決める。",
  );
});

describe("built-in drafts: a title does not repeat the heading of its section", () => {
  const HEADING = "Open questions and risks";

  test.each([
    ["Open questions: who pays?", "Who pays?"],
    ["Offene Frage: wer zahlt?", "Wer zahlt?"],
    ["Open vraag: wie betaalt?", "Wie betaalt?"],
    ["Questions ouvertes : qui paie ?", "Qui paie ?"],
    ["未決：支払い", "支払い。"],
    ["Billing: who pays?", "Billing: who pays?"],
    ["Question from Ann: who pays?", "Question from Ann: who pays?"],
    ["Open questions:", "Open questions:"],
    ["To: Ann?", "To: Ann?"],
  ])("%s", async (title, said) => {
    const brief = briefFor("prd", [item("general_note", title, "Still open.")]);
    expect(await readSection(brief, HEADING)).toMatch(`- **${said}** Still open.`);
  });

  test("nor does its text, if it begins like the title", async () => {
    const note = item("general_note", "Open questions: who pays?", "Open questions: who pays?");
    expect(await readSection(briefFor("prd", [note]), HEADING)).toBe(
      `- **Who pays?** [^${note.ref}]`,
    );
  });

  test.each([
    ["Success", "Goals and success metrics"],
    ["Price", "Price comparison"],
    ["To", "Problem"],
  ])("a label that says less than the heading stays: %s, %s", (label, heading) => {
    expect(repeatsHeading(label, heading)).toBe(false);
  });
});
