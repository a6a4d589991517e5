import { describe, expect, test } from "vitest";
import { checkAnswer } from "@/lib/ai/advisors/stakeholder-update/check";
import {
  StakeholderUpdateAnswer,
  StakeholderUpdateFindings,
} from "@/lib/ai/advisors/stakeholder-update/contract";
import { writeInstructions } from "@/lib/ai/advisors/stakeholder-update/prompt";
import { applyRules } from "@/lib/ai/advisors/stakeholder-update/rules";
import { AUDIENCES, type Audience } from "@/lib/schemas/enums";
import { sampleEvidence } from "@/tests/support/sample-evidence";

const about = (audience: Audience) => ({
  subject: {
    type: "initiative" as const,
    id: "initiative-1",
    title: "Arrival updates for customers",
  },
  text: "",
  evidence: sampleEvidence("Arrival updates", "prd"),
  options: { audience, today: "2026-11-21" },
});

async function byRules(material: Parameters<typeof applyRules>[0]) {
  return StakeholderUpdateFindings.parse(await checkAnswer(applyRules(material), material));
}

describe("stakeholder update: the rules", () => {
  test("says in its first line that no AI was asked", async () => {
    for (const audience of AUDIENCES) {
      const { body_markdown } = await byRules(about(audience));
      expect(body_markdown.split("\n")[0]).toContain("without AI");
    }
  });

  test("tells each audience other things under other headings", async () => {
    const updates = await Promise.all(AUDIENCES.map((audience) => byRules(about(audience))));
    const sections = updates.map(({ body_markdown }) => body_markdown.match(/^## .+$/gm) ?? []);
    expect(new Set(updates.map(({ subject_line }) => subject_line)).size).toBe(AUDIENCES.length);
    expect(new Set(sections.map((headings) => headings.join())).size).toBe(AUDIENCES.length);
    const [engineering, executive, sales] = updates;
    expect(engineering?.body_markdown).not.toContain("€5.0 million");
    expect(executive?.body_markdown).toContain("€5.0 million");
    expect(sales?.body_markdown).toContain("CrewGrid");
    expect(sales?.body_markdown).not.toContain("€2.91");
  });

  test("repeats no line, and states nothing that the sources do not say", async () => {
    for (const audience of AUDIENCES) {
      const material = about(audience);
      const { body_markdown, highlights, sources } = await byRules(material);
      const bullets = body_markdown.split("\n").filter((line) => line.startsWith("- "));
      expect(new Set(bullets).size).toBe(bullets.length);
      expect(new Set(highlights).size).toBe(highlights.length);
      const titles = sources.map(({ title }) => title);
      for (const bullet of bullets) {
        expect(titles.some((title) => bullet.startsWith(`- **${title}`))).toBe(true);
      }
      expect(body_markdown).not.toMatch(/\[\^/);
    }
  });

  test("leaves dates that have passed out of what sales are told", async () => {
    const later = { audience: "sales" as const, today: "2027-06-01" };
    const { body_markdown } = await byRules({ ...about("sales"), options: later });
    expect(body_markdown).toContain("as of 1 June 2027");
    expect(body_markdown).not.toContain("Standard add-on on 12 January 2027");
    const now = await byRules(about("sales"));
    expect(now.body_markdown).toContain("Standard add-on on 12 January 2027");
  });

  test("tells tables in sentences, and never as they are", async () => {
    const material = about("executive");
    const table =
      "| Metric | Last week | This week |\n|---|---|---|\n| Visits finished offline | 64% | 71% |\n| Conflicts | 18 | 11 |";
    const evidence = material.evidence.map((piece) =>
      piece.title.startsWith("Pilot result")
        ? { ...piece, title: "Metric | Last week | This week", text: table }
        : piece,
    );
    const { summary, body_markdown, highlights } = await byRules({ ...material, evidence });
    expect(summary).toContain("Visits finished offline: 64% last week, 71% this week.");
    expect([summary, body_markdown, ...highlights].join("\n")).not.toContain("|");
  });

  test("tells each risk once beside its title, and asks for something else", async () => {
    for (const audience of AUDIENCES) {
      const material = about(audience);
      const risk = material.evidence.find((piece) => "label" in piece && piece.label === "risk");
      const { body_markdown, risks, asks } = await byRules(material);
      const said = risk?.text.split(/(?<=\.) /) ?? [];
      expect(said.length).toBeGreaterThan(1);
      expect(risks).toHaveLength(1);
      for (const sentence of said) expect(body_markdown).not.toContain(sentence);
      expect(asks.join(" ")).not.toContain(risk?.title);
    }
  });

  test("asks executives about risks once, and for the targets that are missing", async () => {
    const material = about("executive");
    const [risk] = material.evidence.filter((piece) => "label" in piece && piece.label === "risk");
    if (!risk) throw new Error("The sample has no risk.");
    const countered = {
      ...risk,
      id: "countered",
      ref: "E98",
      text: "It may fail. Countermeasure: send an SMS.",
    };
    const evidence = [...material.evidence, countered];
    const { asks } = await byRules({ ...material, evidence });
    expect(asks).toEqual([
      "Decide who counters the risk that has no countermeasure on record, or that it is carried as it is.",
      "Decide whether the countermeasure on record is enough.",
    ]);
    const engineering = await byRules({ ...about("engineering"), evidence });
    expect(engineering.asks).toContain("Say whether this can be done, and by when: send an SMS.");
  });

  test("names what to add where nothing is on record", async () => {
    const { body_markdown, sources } = await byRules({ ...about("executive"), evidence: [] });
    expect(body_markdown).toContain("Nothing on record. Add a goal of type business outcome.");
    expect(body_markdown).toContain("Nothing on record. Add a context item labelled risk.");
    expect(sources).toEqual([]);
  });
});

describe("stakeholder update: what a model writes", () => {
  const byModel = (answer: object) => {
    const material = about("executive");
    const read = StakeholderUpdateAnswer.parse({ summary: "News.", ...answer });
    return checkAnswer(read, material);
  };

  test("loses its references to the list of sources", async () => {
    const { body_markdown, sources, removed_references } = await byModel({
      subject_line: "News",
      body_markdown:
        "Calls fell by 34% [^E3]. Germany waits [^E8][^E77].\n\n- Costs hold [E10, E3].",
    });
    expect(body_markdown).toBe("Calls fell by 34%. Germany waits.\n\n- Costs hold.");
    expect(sources.map(({ title }) => title)).toEqual([
      "Pilot result, 5 to 30 October 2026",
      "WhatsApp templates for German are refused again",
      "Message costs stay predictable",
    ]);
    expect(removed_references).toBe(1);
  });

  test("loses points without evidence, which are counted", async () => {
    const { highlights, risks, asks, removed_references } = await byModel({
      highlights: [
        { text: "Founded", evidence: ["E3"] },
        { text: "Invented", evidence: ["E99"] },
        { text: "Founded", evidence: ["E3"] },
      ],
      risks: [{ text: "Unfounded", evidence: [] }],
      asks: [{ text: "Decide", evidence: ["E8", "E98"] }],
    });
    expect([highlights, risks, asks]).toEqual([["Founded"], [], ["Decide"]]);
    expect(removed_references).toBe(3);
  });

  test("may leave everything out but the summary", async () => {
    expect(await byModel({})).toMatchObject({
      summary: "News.",
      subject_line: "Arrival updates for customers",
      body_markdown: "",
      highlights: [],
      risks: [],
      asks: [],
      sources: [],
      removed_references: 0,
    });
  });

  test("keeps its references out of every text", async () => {
    const point = { text: "Calls fell [^E3].", evidence: ["E3"] };
    const update = await byModel({
      summary: "Calls fell [E3].",
      subject_line: "Calls fell [^E3]",
      highlights: [point, { ...point, text: "Calls fell [E3, E8]." }],
    });
    expect(update).toMatchObject({
      summary: "Calls fell.",
      subject_line: "Calls fell",
      highlights: ["Calls fell."],
      removed_references: 0,
    });
  });

  test("is asked differently for each audience", () => {
    const asked = AUDIENCES.map((audience) => writeInstructions({ audience, today: "2026-11-21" }));
    expect(new Set(asked).size).toBe(AUDIENCES.length);
    expect(asked.every((text) => text.includes("Today is 2026-11-21"))).toBe(true);
  });
});
