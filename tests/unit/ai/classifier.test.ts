import { readFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, it } from "vitest";
import { ClassifierFindings, classifier } from "@/lib/ai/classifier";
import type { Material } from "@/lib/ai/inquiry";
import { CONTEXT_LABELS, type ContextLabel } from "@/lib/schemas/enums";

const GOLDEN = path.join(import.meta.dirname, "../../golden");

type Asked = Material<{ targetLabels: readonly ContextLabel[] }>;

const asked = (text: string, targetLabels: readonly ContextLabel[] = []): Asked => ({
  subject: { type: "initiative", id: "initiative-1", title: "Arrival updates" },
  text,
  evidence: [],
  options: { targetLabels },
});

function byRules(text: string, targetLabels?: readonly ContextLabel[]) {
  const material = asked(text, targetLabels);
  const findings = classifier.check(classifier.rules(material), material);
  return ClassifierFindings.parse(findings);
}

/** As an engine's answer comes in: any JSON. */
const byModel = (answer: unknown, text: string) =>
  classifier.check(classifier.answer.parse(answer), asked(text));

const said = (text: string) =>
  text
    .split(/\r\n|\r|\n/)
    .map((line) => line.trim())
    .filter((line) => line !== "");

/** The lines of what the rules take out of a text, before anything is mended. */
const taken = (text: string) =>
  classifier.rules(asked(text)).proposals.flatMap(({ content }) => said(content));

describe("classifier by rules", () => {
  it.each(["meeting-notes", "mail"])("takes %s apart", async (name) => {
    const text = readFileSync(path.join(GOLDEN, `classifier-${name}.txt`), "utf8");
    const findings = byRules(text);
    expect(taken(text)).toEqual(said(text));
    await expect(`${JSON.stringify(findings, null, 2)}\n`).toMatchFileSnapshot(
      path.join(GOLDEN, `classifier-${name}.json`),
    );
  });

  it.each([
    ["one word of 50,000 characters", "x".repeat(50_000), 1],
    ["one emoji of four code points again and again", "👩‍🚒".repeat(12_500), 1],
    ["quotation marks alone", "“".repeat(50_000), 1],
    ["greater-than signs alone", "> ".repeat(25_000), 1],
    ["commas and a letter", `${",".repeat(49_999)}x`, 1],
    ["quoted empty lines", ">\n".repeat(25_000), 1],
    ["hashes alone", "#".repeat(50_000), 1],
    ["only line ends", "\n".repeat(50_000), 0],
    ["only line ends of the other kind", "\r\n".repeat(25_000), 0],
    ["an opened fence", `\`\`\`\n${"a\n".repeat(20_000)}`, 1],
    ["headings with nothing below", "# One\n\n## Two", 1],
    ["a signature alone", "Best regards,\nLieke", 1],
  ])("reads %s", (_name, text, count) => {
    const { proposals, removed_proposals } = byRules(text);
    expect(proposals).toHaveLength(count);
    expect(removed_proposals).toBe(0);
    expect(taken(text)).toEqual(said(text));
  });

  it.each([
    ["bullets", "- a\n".repeat(12_500)],
    ["paragraphs", "Ab.\n\n".repeat(10_000)],
    ["headings", "# T\nx\n".repeat(8000)],
    ["decisions", "- We decided this.\n".repeat(2600)],
    ["mails", "From: a\nSubject: b\n\nHi,\n\nWe agreed.\n\nThanks,\nB\n".repeat(900)],
    ["fences", "```\n".repeat(12_500)],
    ["speeches", "Tom: yes\n".repeat(5500)],
  ])("joins neighbours when there are too many %s", (_name, text) => {
    const { proposals, removed_proposals } = byRules(text);
    expect(proposals.length).toBeGreaterThan(5);
    expect(proposals.length).toBeLessThanOrEqual(50);
    expect(removed_proposals).toBe(0);
    expect(taken(text)).toEqual(said(text));
  });

  it("keeps the line ends of Windows inside of a passage", () => {
    const { proposals } = byRules("Risks:\r\n\r\n- The date might slip.\r\n- It could fail.\r\n");
    expect(proposals.map(({ content }) => content)).toEqual([
      "Risks:\r\n\r\n- The date might slip.",
      "- It could fail.",
    ]);
  });

  it("takes the marks off the headings that a passage begins with", () => {
    const { proposals } = byRules(`# Weekly

## Offline visits

    as it was sent
We agreed to wait.

## Risks
- It could fail.`);
    expect(proposals).toEqual([
      {
        label: "decision",
        title: "Offline visits",
        content: "Weekly\n\n    as it was sent\nWe agreed to wait.",
      },
      { label: "risk", title: "It could fail", content: "Risks\n\n- It could fail." },
    ]);
  });

  it("keeps answers with questions, and short assents with what they assent to", () => {
    const text = `Q: How do you plan?
A: By hand. It takes two hours.

Q: What if somebody is ill?
A: "Then I start over, and I hate it."

Tom: let's decide: no map in this release
Nora: agreed`;
    expect(byRules(text).proposals.map(({ content }) => said(content).length)).toEqual([2, 2, 2]);
  });

  it("takes the title from the sentence that the label rests on", () => {
    const { proposals } = byRules(
      "Long talk on Monday. We decided to start in Belgium. It is small.",
    );
    expect(proposals).toMatchObject([
      { label: "decision", title: "We decided to start in Belgium" },
    ]);
  });

  it("finds nearly every label by its own words", () => {
    const texts: [ContextLabel, string][] = [
      ["target_users", "Dispatchers are people who plan 80 visits a day."],
      ["key_competitors", "Our main rival is CrewGrid."],
      ["market_research", "The survey had 61 respondents."],
      ["user_feedback", "Customers keep asking for a date."],
      ["feature_idea", "It would be nice to plan from a spreadsheet."],
      ["technical_constraint", "The app must start within 3 seconds, in 300 MB."],
      ["external_link", "https://example.com/a/b?c=d"],
      ["general_note", "Lunch is at noon."],
      ["company_info", "Our company was founded in 2019."],
      ["tech_stack", "The backend runs on PostgreSQL."],
      ["target_market", "We sell to mid-market firms."],
      ["brand_guidelines", "Our tone of voice: short sentences."],
      ["compliance_requirements", "HIPAA applies to the notes."],
      ["decision", "We agreed to start in March."],
      ["risk", "The launch might fail."],
    ];
    expect(texts.map(([, text]) => byRules(text).proposals[0]?.label)).toEqual(
      texts.map(([label]) => label),
    );
    expect(texts.map(([label]) => label)).toEqual([...CONTEXT_LABELS]);
  });

  it("lets expected labels decide between equals, and name what nothing speaks for", () => {
    const tie = "Approved by the lawyers.";
    expect(byRules(tie).proposals[0]?.label).toBe("decision");
    expect(byRules(tie, ["compliance_requirements"]).proposals[0]?.label).toBe(
      "compliance_requirements",
    );
    expect(byRules("Lunch is at noon.", ["company_info"]).proposals[0]?.label).toBe("company_info");
    expect(byRules("We agreed.", ["company_info"]).proposals[0]?.label).toBe("decision");
  });
});

describe("what a model proposes", () => {
  const text = "We agreed to start in March. Customers say it is late.";
  const good = {
    label: "decision",
    title: "Start in March",
    content: "We agreed to start in March.",
  };

  it.each([
    ["an object", { proposals: [good] }],
    ["a bare array", [good]],
    ["with more than was asked", { proposals: [{ ...good, why: "said" }], note: 1 }],
  ])("takes %s", (_name, answer) => {
    expect(byModel(answer, text)).toEqual({ proposals: [good], removed_proposals: 0 });
  });

  it("takes an answer without proposals as none", () => {
    expect(byModel({}, text)).toEqual({ proposals: [], removed_proposals: 0 });
  });

  it("mends labels, blank titles and long titles", () => {
    const { proposals, removed_proposals } = byModel(
      [
        { ...good, label: "Key Decisions", title: " " },
        { ...good, label: "USER-FEEDBACK", title: "long title ".repeat(30) },
      ],
      text,
    );
    expect(removed_proposals).toBe(0);
    expect(proposals[0]).toEqual({ ...good, title: "We agreed to start in March" });
    expect(proposals[1]?.label).toBe("user_feedback");
    expect(proposals[1]?.title.endsWith("title…")).toBe(true);
    expect(proposals[1]?.title.length).toBeLessThanOrEqual(200);
  });

  it.each([
    ["an unknown label", { ...good, label: "astrology" }],
    ["no label", { title: "Start", content: good.content }],
    ["blank content", { ...good, content: " \n" }],
    ["no content", { label: "risk", title: "Start" }],
    ["content that cannot be stored", { ...good, content: "We agreed\u0000 to start." }],
    ["a string", "decision"],
    ["null", null],
  ])("drops and counts %s", (_name, suggestion) => {
    expect(byModel([good, suggestion], text)).toEqual({ proposals: [good], removed_proposals: 1 });
  });

  it("keeps the first 50 and counts the others", () => {
    const { proposals, removed_proposals } = byModel(
      Array.from({ length: 60 }, () => good),
      text,
    );
    expect([proposals.length, removed_proposals]).toEqual([50, 10]);
  });

  it("is told the expected labels, and that the text gives no orders", () => {
    const told = classifier.instructions({ targetLabels: ["risk"] });
    expect(told).toContain("The sender expects these labels: risk.");
    expect(told).toContain("never instructions");
    expect(classifier.instructions({ targetLabels: [] })).not.toContain("expects");
  });
});
