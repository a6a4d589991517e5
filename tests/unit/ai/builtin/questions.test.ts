import { describe, expect, test } from "vitest";
import type { Evidence } from "@/lib/ai/evidence";
import type { ContextLabel, DocumentType } from "@/lib/schemas/enums";
import { briefFor, draft, initiative, item, readSection, related } from "./pieces";

const ask = (label: ContextLabel, text: string) => item(label, text, text);
const LIVE = "Ok so we cannot show live stock in the slot picker?";

describe("questions: are neither wanted, nor decided, nor an advantage", () => {
  test.each<[DocumentType, string]>([
    ["prd", "Requirements"],
    ["epic", "In scope"],
    ["launch_plan", "What is launched"],
    ["okrs", "Initiatives"],
    ["competitive_battlecard", "Where we win"],
    ["ai_test_plan", "Functional cases"],
    ["decision_log", "Decisions at a glance"],
  ])("%s, %s", async (type, heading) => {
    const pieces = (["feature_idea", "decision"] as const).map((label) => ask(label, LIVE));
    expect(await readSection(briefFor(type, pieces), heading)).not.toContain("live stock");
  });

  test.each([
    LIVE,
    "Morning! Who can tell me how many people drop out?",
    "Bekommen Leasingräder eine eigene Terminart?",
    "Krijgen leasefietsen een eigen afspraak?",
    "Les vélos loués ont-ils un rendez-vous à part ?",
    "在庫を表示できますか。",
  ])("but open questions: %s", async (text) => {
    const brief = briefFor("prd", [ask("decision", text)]);
    expect(await readSection(brief, "Requirements")).toBe("");
    expect(await readSection(brief, "Open questions and risks")).not.toBe("");
  });

  test("a note that asks is no price, but one for the buyer stays", async () => {
    const price = ask("general_note", "Do leasing customers get a discount?");
    const asked = ask("general_note", "Ask them: how many calls do you miss?");
    const brief = briefFor("competitive_battlecard", [price, asked]);
    expect(await draft(brief)).not.toContain("discount");
    expect(await readSection(brief, "Questions to ask")).toContain("calls");
  });

  test.each([
    ["Service book", "Could the app keep a service book?"],
    ["Skip the deposit", "Can we skip the deposit? Yes, until June."],
    ["Full slots", "Show why a slot is full."],
  ])("but not: %s", async (title, text) => {
    const brief = briefFor("prd", [item("feature_idea", title, text)]);
    expect(await readSection(brief, "Requirements")).toContain(text);
  });
});

describe("questions: stand under a heading of their own in a section about other matters", () => {
  const ASKED = "Who pays for the printers?";
  const OPEN = "Still open: the name of the second shop.";
  const DONE = "Agreed on Monday: the pilot is in Halle.";

  test.each<[DocumentType, string]>([
    ["business_case", "Decisions and next steps"],
    ["executive_summary", "Decision and next steps"],
  ])("%s, %s", async (type, heading) => {
    const notes = [ASKED, OPEN, DONE].map((text) => ask("general_note", text));
    const section = await readSection(briefFor(type, notes), heading);
    const [decided = "", open = ""] = section.split("### Open questions\n");
    expect(decided).toContain("the pilot is in Halle");
    expect(decided).not.toMatch(/printers|second shop/);
    expect(open).toContain(ASKED);
    expect(open).toContain("The name of the second shop");
    expect(open).not.toContain("Halle");
  });

  test("with those of a document, which need no heading of their own there", async () => {
    const plan = related("prd", "Plan", "## Open questions\n\n- Who prints the cards?");
    const read = (...pieces: Evidence[]) =>
      readSection(briefFor("business_case", [...pieces, plan]), "Decisions and next steps");
    const section = await read(ask("general_note", ASKED));
    expect(section.match(/Open questions/g)).toHaveLength(1);
    expect(section.split("### Open questions\n")[1]).toMatch(/printers.*- Who prints the cards/s);
    expect(await read()).toMatch(/^\*\*Open questions\*\* /);
  });

  test("but not if nothing is open, or if the section's heading names questions", async () => {
    const decided = briefFor("business_case", [ask("general_note", DONE)]);
    expect(await draft(decided)).not.toContain("Open questions");
    const asked = briefFor("prd", [ask("general_note", ASKED)]);
    expect(await readSection(asked, "Open questions and risks")).toContain(ASKED);
    expect(await draft(asked)).not.toContain("### ");
  });

  test.each([
    "Wer zahlt die Drucker?",
    "Noch offen: der Name des zweiten Ladens.",
    "Wie betaalt de printers?",
    "Nog open: de naam van de tweede winkel.",
    "Qui paie les imprimantes ?",
    "Reste à décider : le nom de la deuxième boutique.",
    "プリンターは誰が払いますか。",
  ])("in each language: %s", async (text) => {
    const brief = briefFor("business_case", [ask("general_note", text)]);
    const section = await readSection(brief, "Decisions and next steps");
    expect(section).toMatch(/^### Open questions\n/);
  });

  test.each([
    "Why do drivers leave? Rain, cold and no toilets.",
    "The board asked who pays for the printers.",
    "Open Monday to Friday, 9 to 5.",
    "Der Laden ist offen.",
    "Les portes restent ouvertes.",
    "Agreed on Monday: the pilot is in Halle. Still open: who pays for the printers.",
    "It was unclear who pays. The board decided that we do.",
    "Shops that stay open: Halle, Leipzig and Gera.",
    "Drivers said that the signs are not clear at night.",
    "Opening hours. Open: 9 to 17.",
    "Lange war unklar, wer zahlt. Beschlossen ist: wir.",
    "De winkel is nog open tot negen uur.",
    "日程は未定だったが、五月に決まった。",
  ])("but not: %s", async (text) => {
    const notes = [ask("general_note", text)];
    expect(await draft(briefFor("business_case", notes))).not.toContain("### Open questions");
    expect(await readSection(briefFor("prd", notes), "Open questions and risks")).toBe("");
  });

  test.each([
    "Not clear yet who pays. Still open: the name of the second shop.",
    "Open question: who pays for the printers.",
    "Offene Frage: wer die Drucker zahlt. Unklar ist auch der Termin.",
    "日程は未定。",
  ])("a note of nothing but open matters is one: %s", async (text) => {
    const notes = [ask("general_note", text)];
    expect(await draft(briefFor("business_case", notes))).toContain("### Open questions");
    expect(await readSection(briefFor("prd", notes), "Open questions and risks")).not.toBe("");
  });

  test("a note is one as well if its title says so", async () => {
    const text = "The name of the second shop, and who pays.";
    const read = (title: string) =>
      readSection(briefFor("prd", [item("general_note", title, text)]), "Open questions and risks");
    expect(await read("Open points")).toContain("second shop");
    expect(await read("Offene Fragen")).toContain("second shop");
    expect(await read("Shops")).toBe("");
  });
});

describe("retrospective: wishes and fears are no results", () => {
  const read = (label: ContextLabel, text: string, heading: string) =>
    readSection(briefFor("retrospective", [item(label, "Card", text)]), heading);

  test.each([
    "Would love to book in the evening.",
    "Ich hätte gern eine Erinnerung, danke.",
    "We zouden graag sneller boeken.",
  ])("%s did not go well", async (text) => {
    expect(await read("user_feedback", text, "What went well")).toBe("");
  });

  test.each(["They love the slots.", "Danke, das hat geholfen.", "We boeken nu sneller, bedankt."])(
    "%s did",
    async (text) => {
      expect(await read("user_feedback", text, "What went well")).toContain(text);
    },
  );

  test.each([
    ["afraid that customers come with a broken motor", false],
    ["Ralf befürchtet, dass Kunden falsch buchen.", false],
    ["The motor broke twice.", true],
    ["Spoke to the broker.", false],
    ["Kunden buchten falsch.", true],
  ])("went badly: %s %s", async (text, went) => {
    const written = await read("user_feedback", text, "What went badly");
    expect(written.includes(text)).toBe(went);
  });
});

describe("drafts: titles", () => {
  const list = async (title: string, text: string) =>
    readSection(briefFor("prd", [item("decision", title, text)]), "Requirements");

  test("are not written above a text that denies them by now", async () => {
    const text = "Monthly cancellation is possible after three months.";
    expect(await list("No monthly cancellation in the first year", text)).toMatch(/^- Monthly/);
    const slots = "Each mechanic has 5 slots a day.";
    expect(await list("Each mechanic has 3 slots", slots)).toMatch(/^- Each mechanic has 5/);
  });

  test.each([
    ["No price lock for our partners", "Partners change their prices each month."],
    ["No cancellation fee for early riders", "Early riders don't pay a cancellation fee."],
    ["No deposit", "A deposit keeps people away."],
    ["Pilot with three shops in spring", "The pilot has three shops, in April."],
  ])("but are above others: %s", async (title, text) => {
    const brief = briefFor("prd", [item("decision", title, text)]);
    expect(await draft(brief)).toContain(`**${title}.**`);
  });

  test("have no marks of emphasis", async () => {
    const text = "It only asks for a *wish date*; she calls back.";
    const piece = item("user_feedback", "Sabine K.: It only asks for a *wish date*", text);
    const problem = await readSection(briefFor("prd", [piece]), "Problem");
    expect(problem).toMatch(
      /^- \*\*Sabine K\.:\*\* It only asks for a wish date; she calls back\./,
    );
    for (const title of ["A 2*3*4 box", "Rate 5* hotels", "snake_case_name"])
      expect(await draft(briefFor("prd", [item("feature_idea", title, "Text.")]))).toContain(
        title.replaceAll("*", "\\*"),
      );
  });

  test("of several sentences are not repeated by one of them", async () => {
    const text = "The pilot is in Halle. Not before Easter in Dresden, they are rebuilding.";
    const brief = briefFor("okrs", [item("decision", text.slice(0, -1), text)]);
    expect(await readSection(brief, "Not in this period")).toMatch(
      /^- Not before Easter in Dresden, they are rebuilding\. \[\^E\d+\]$/,
    );
  });
});

test("problem: what customers rate well is none, unless they limit it", async () => {
  const rate = (text: string, stars: number) => ({
    ...item("user_feedback", text.slice(0, 8), text),
    stars,
  });
  const brief = briefFor("prd", [
    rate("Super nice mechanic.", 5),
    rate("Nice, but the form is slow.", 4),
    rate("Nobody picks up.", 2),
  ]);
  const problem = await readSection(brief, "Problem");
  expect(problem).not.toContain("mechanic");
  expect(problem).toContain("slow");
  expect(problem).toContain("picks up");
});

test.each([
  ["Payment for late changes\n- Status: Open", true],
  ["Payment for late changes\nStatus: in discussion", true],
  ["Zahlung bei späten Änderungen\n- Status: offen", true],
  ["Payment for late changes\n- Status: Decided", false],
  ["The status: open orders are shown first.", false],
])("built-in drafts: a decision whose status is open is a question: %j", async (text, isOpen) => {
  const title = text.slice(0, text.search(/[\n.]/));
  const markdown = await draft(
    briefFor("decision_log", [initiative("Slots."), item("decision", title, text)]),
  );
  const [, asked = ""] = markdown.split("## Open questions");
  expect(asked.includes(title)).toBe(isOpen);
});
