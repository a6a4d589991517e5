import { describe, expect, test } from "vitest";
import { checkAnswer } from "@/lib/ai/advisors/stakeholder-update/check";
import { StakeholderUpdateFindings } from "@/lib/ai/advisors/stakeholder-update/contract";
import { applyRules } from "@/lib/ai/advisors/stakeholder-update/rules";
import { AUDIENCES, type Audience, type ContextLabel } from "@/lib/schemas/enums";
import { sampleWorkspace } from "@/prisma/sample";
import { sampleEvidence } from "@/tests/support/sample-evidence";

const about = (audience: Audience) => ({
  subject: {
    type: "initiative" as const,
    id: "initiative-1",
    title: "Arrival updates for customers",
  },
  text: "",
  evidence: sampleEvidence("Arrival updates", "prd"),
  options: { audience, today: "2026-11-21", language: "en" as const },
});

async function byRules(material: Parameters<typeof applyRules>[0]) {
  return StakeholderUpdateFindings.parse(await checkAnswer(applyRules(material), material));
}

describe("stakeholder update: the rules", () => {
  test("gives each audience other facts under other headings", async () => {
    const updates = await Promise.all(AUDIENCES.map((audience) => byRules(about(audience))));
    const sections = updates.map(({ body_markdown }) => body_markdown.match(/^## .+$/gm) ?? []);
    expect(new Set(updates.map(({ subject_line }) => subject_line)).size).toBe(AUDIENCES.length);
    expect(new Set(sections.map((headings) => headings.join())).size).toBe(AUDIENCES.length);
    const [, executive, sales] = updates;
    expect(executive?.body_markdown).toContain("€124,000");
    expect(sales?.body_markdown).toContain("CrewGrid");
    expect(sales?.body_markdown).not.toContain("€2.91");
  });

  test.each(AUDIENCES)("fits on one screen and repeats nothing: %s", async (audience) => {
    for (const { title } of sampleWorkspace.initiatives) {
      const evidence = sampleEvidence(title, "executive_summary");
      const { body_markdown, highlights, risks, asks } = await byRules({
        ...about(audience),
        evidence,
      });
      const lines = [...body_markdown.split("\n"), ...highlights, ...risks, ...asks];
      const said = lines.filter((line) => line !== "" && !line.startsWith("##"));
      expect(said.length).toBeLessThanOrEqual(15);
      expect(said.join(" ").split(/\s+/).length).toBeLessThanOrEqual(270);
      const whole = said.join("\n").replaceAll("*", "");
      for (const sentence of said.flatMap((line) => line.split(/(?<=[.:;]) /))) {
        const words = sentence.replace(/^- |[*]/g, "");
        if (words.length > 40) expect(whole.split(words).length, words).toBe(2);
      }
    }
  });

  test("shows salespeople no buyer's objection as a fact about a competitor", async () => {
    const material = about("sales");
    const evidence = material.evidence.map((piece) =>
      "label" in piece && piece.label === "key_competitors"
        ? { ...piece, text: "Buyers say that we have no maps. They sell maps since June." }
        : piece,
    );
    const { body_markdown } = await byRules({ ...material, evidence });
    expect(body_markdown).toContain("They sell maps since June");
    expect(body_markdown).not.toContain("Buyers say");
  });

  test("names only sources in its bullets, and none by its ref", async () => {
    for (const audience of AUDIENCES) {
      const { body_markdown, sources } = await byRules(about(audience));
      const bullets = body_markdown.split("\n").filter((line) => line.startsWith("- "));
      expect(bullets.length).toBeGreaterThan(1);
      const titles = sources.map(({ title }) => title);
      for (const bullet of bullets) {
        expect(titles.some((title) => bullet.startsWith(`- ${title}`))).toBe(true);
      }
      expect(body_markdown).not.toMatch(/\[\^/);
    }
  });

  test("quotes coming dates, and no past ones", async () => {
    const later = { audience: "sales" as const, today: "2027-06-01", language: "en" as const };
    const { body_markdown } = await byRules({ ...about("sales"), options: later });
    expect(body_markdown).toContain("as of 1 June 2027");
    expect(body_markdown).not.toContain("Standard add-on on 12 January 2027");
    const now = await byRules(about("sales"));
    expect(now.body_markdown).toContain("Standard add-on on 12 January 2027");
  });

  const ofItems = (audience: Audience, ...items: [ContextLabel, string, string][]) => {
    const evidence = items.map(([label, title, text], index) => ({
      type: "context_item" as const,
      ref: `E${index + 1}`,
      id: `item-${index}`,
      label,
      title,
      text,
      scope: "initiative" as const,
      isCut: false,
      contentHash: "",
      createdAt: new Date("2026-11-20"),
      url: "https://groundwork.example",
    }));
    return byRules({ ...about(audience), evidence });
  };

  test.each([
    ["The new pier costs £48,000.", "The council votes on 9 February."],
    ["Die Schleuder kostet 4.800 €.", "Der Verein stimmt am 9. Februar ab."],
    ["De kas kost € 48.000.", "De vereniging stemt op 9 februari."],
    ["Le four coûte 3,2 millions d'euros.", "Le conseil vote le 9 février."],
    ["窯は48万円する。", "2月9日に組合が決める。"],
  ])("gives executives the money and the coming dates: %s", async (money, date) => {
    const { body_markdown, highlights } = await ofItems(
      "executive",
      ["general_note", "Calendar", date],
      ["general_note", "Sum", money],
    );
    const said = [body_markdown, ...highlights].join("\n");
    expect(said).toContain(`Sum: ${money}`);
    expect(body_markdown).toContain(`## Dates to come\n\n- Calendar: ${date}`);
  });

  test("names the coming dates in their order", async () => {
    const { body_markdown } = await ofItems(
      "executive",
      ["general_note", "All shops", "On 16 March all shops follow."],
      ["general_note", "Answer", "The council answers by 11 December."],
    );
    expect(body_markdown.indexOf("Answer")).toBeLessThan(body_markdown.indexOf("All shops"));
  });

  test("names the next three dates of a schedule", async () => {
    const text = "- 15 December: design\n- 18 January: test\n- 1 February: pilot\n- 31 May: review";
    const { body_markdown } = await ofItems("executive", ["general_note", "Plan", text]);
    expect(body_markdown).toContain(
      "Plan: 15 December: design; 18 January: test; 1 February: pilot",
    );
    expect(body_markdown).not.toContain("31 May");
  });

  test("takes a day without a year for the nearest one, so that past days are not announced", async () => {
    const text = "We met at the pier on 4 November.";
    const { body_markdown } = await ofItems("executive", ["general_note", "Met", text]);
    expect(body_markdown).not.toContain("Dates to come");
  });

  test.each(["Closed: the pier stands.", "Erledigt: der Steg steht.", "解消済。窯は届いた。"])(
    "names no risk that is over: %s",
    async (text) => {
      expect((await ofItems("executive", ["risk", "Old", text])).risks).toEqual([]);
    },
  );

  test("quotes customers rather than statements about them", async () => {
    const { highlights } = await ofItems("customer_success", [
      "user_feedback",
      "Ferry Nord",
      'Six boats. Called in May. "We never know which pier it is."',
    ]);
    expect(highlights).toEqual(['Ferry Nord: "We never know which pier it is."']);
  });

  test("shows no table verbatim", async () => {
    const material = about("executive");
    const table =
      "| Metric | Last week | This week |\n|---|---|---|\n| Visits finished offline | 64% | 71% |";
    const evidence = material.evidence.map((piece) => ({
      ...piece,
      title: piece.title.startsWith("Included in Plus")
        ? "Metric | Last week | This week"
        : piece.title,
      text: table,
    }));
    const { summary, body_markdown, highlights } = await byRules({ ...material, evidence });
    expect(body_markdown).toContain("Metric, Last week, This week");
    expect([summary, body_markdown, ...highlights].join("\n")).not.toContain("|");
  });

  test("does not call an idea a change", async () => {
    for (const audience of ["engineering", "customer_success"] as const) {
      const { body_markdown } = await byRules(about(audience));
      expect(body_markdown).toContain("## Ideas on record\n\n- One short message");
    }
  });

  test("asks executives for the targets that are missing", async () => {
    const withTarget = (keyResult: string | null) => {
      const material = about("executive");
      const evidence = material.evidence.map((piece) =>
        piece.type === "goal"
          ? { ...piece, title: "Goal", goal: { ...piece.goal, keyResult } }
          : piece,
      );
      return byRules({ ...material, evidence });
    };
    expect((await withTarget("5 of 9 kilns")).asks).toEqual([]);
    expect((await withTarget(null)).asks).toContain(
      "Set a target for “Goal”: it has no key result.",
    );
  });

  test("shows titles verbatim, without effect on the text around them", async () => {
    const title = "A **bold _plan_ [T](http://evil)";
    const material = about("engineering");
    const { body_markdown, risks } = await byRules({
      ...material,
      subject: { ...material.subject, title },
      evidence: material.evidence.map((piece) => ({ ...piece, title })),
    });
    const written = "A \\*\\*bold \\_plan\\_ \\[T\\]\\(";
    expect(body_markdown.split(written).length).toBe(body_markdown.split("A ").length);
    expect(body_markdown).toContain(`\n- ${written}`);
    expect(body_markdown.startsWith(`**${written}`)).toBe(true);
    expect(risks[0]).toContain("A **bold _plan_ T");
  });

  test("promises in the subject line only parts that it has", async () => {
    const material = about("executive");
    const evidence = material.evidence.filter(
      (piece) => !("label" in piece && piece.label === "decision"),
    );
    const title = material.subject.title;
    expect((await byRules({ ...material, evidence })).subject_line).toBe(
      `${title}: goals and money`,
    );
    expect((await byRules({ ...material, evidence: [] })).subject_line).toBe(title);
  });

  test("says what to add in an empty workspace", async () => {
    const { summary, sources } = await byRules({ ...about("executive"), evidence: [] });
    expect(summary).toContain("Add goals, decisions, feedback and risks.");
    expect(sources).toEqual([]);
  });
});
