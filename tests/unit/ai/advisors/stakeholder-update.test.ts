import path from "node:path";
import { describe, expect, it } from "vitest";
import { StakeholderUpdateFindings, stakeholderUpdate } from "@/lib/ai/advisors/stakeholder-update";
import { findAddresses } from "@/lib/markdown/render";
import { AUDIENCES, type Audience } from "@/lib/schemas/enums";
import { sampleEvidence } from "@/tests/support/sample-evidence";

const GOLDEN = path.join(import.meta.dirname, "../../../golden/advisors");

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

async function byRules(material: Parameters<typeof stakeholderUpdate.rules>[0]) {
  return StakeholderUpdateFindings.parse(
    await stakeholderUpdate.check(stakeholderUpdate.rules(material), material),
  );
}

describe("stakeholder update by rules", () => {
  it.each(AUDIENCES)("tells %s what they need", async (audience) => {
    const findings = await byRules(about(audience));
    await expect(`${JSON.stringify(findings, null, 2)}\n`).toMatchFileSnapshot(
      path.join(GOLDEN, `stakeholder-update-${audience}.json`),
    );
  });

  it("says in its first line that no AI was asked", async () => {
    for (const audience of AUDIENCES) {
      const { body_markdown } = await byRules(about(audience));
      expect(body_markdown.split("\n")[0]).toContain("without AI");
    }
  });

  it("tells each audience other things under other headings", async () => {
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

  it("repeats no line, and states nothing that the sources do not say", async () => {
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

  it("leaves dates that have passed out of what sales are told", async () => {
    const later = { audience: "sales" as const, today: "2027-06-01" };
    const { body_markdown } = await byRules({ ...about("sales"), options: later });
    expect(body_markdown).toContain("as of 1 June 2027");
    expect(body_markdown).not.toContain("Standard add-on on 12 January 2027");
    const now = await byRules(about("sales"));
    expect(now.body_markdown).toContain("Standard add-on on 12 January 2027");
  });

  it("names what to add where nothing is on record", async () => {
    const { body_markdown, sources } = await byRules({ ...about("executive"), evidence: [] });
    expect(body_markdown).toContain("Nothing on record. Add a goal of type business outcome.");
    expect(body_markdown).toContain("Nothing on record. Add a context item labelled risk.");
    expect(sources).toEqual([]);
  });
});

describe("what a model writes", () => {
  const byModel = (answer: object) => {
    const material = about("executive");
    const read = stakeholderUpdate.answer.parse({ summary: "News.", ...answer });
    return stakeholderUpdate.check(read, material);
  };

  it("loses its references to the list of sources", async () => {
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

  it("loses points without evidence, which are counted", async () => {
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

  it("may leave everything out but the summary", async () => {
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

  it("keeps its references out of every text", async () => {
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

  it("is asked differently for each audience", () => {
    const asked = AUDIENCES.map((audience) =>
      stakeholderUpdate.instructions({ audience, today: "2026-11-21" }),
    );
    expect(new Set(asked).size).toBe(AUDIENCES.length);
    expect(asked.every((text) => text.includes("Today is 2026-11-21"))).toBe(true);
  });
});

describe("an update", () => {
  const HOSTILE =
    "See ![p](https://evil.example/p.png?d=1), <img src=//evil.example/i.png>, mail spy@evil.example, www.evil.example and [more](https://evil.example/x). It took < 200 ms at R&D.";
  const texts = ({ summary, subject_line, body_markdown, ...lists }: StakeholderUpdateFindings) => [
    summary,
    subject_line,
    body_markdown,
    ...lists.highlights,
    ...lists.risks,
    ...lists.asks,
  ];
  /** What a reader of Markdown would load or be led to. */
  const addressesIn = async (update: StakeholderUpdateFindings) => {
    const found = await Promise.all(texts(update).map((text) => findAddresses(text, 3000)));
    return found.flat();
  };

  it("by a model leads nowhere, in no text, and counts what did", async () => {
    const material = about("executive");
    const point = { text: HOSTILE, evidence: ["E3"] };
    const answer = stakeholderUpdate.answer.parse({
      summary: HOSTILE,
      subject_line: HOSTILE,
      body_markdown: `${HOSTILE}\n\n[a]: https://evil.example/a\n\n![b][a]`,
      highlights: [point],
      risks: [point],
      asks: [point],
    });
    const update = await stakeholderUpdate.check(answer, material);
    expect(await addressesIn(update)).toEqual([]);
    for (const text of texts(update)) {
      expect(text).not.toMatch(/!\[|<img|@evil|\]\(/);
      expect(text).toContain("See p, ");
    }
    for (const text of [update.summary, ...update.highlights, ...update.risks, ...update.asks]) {
      expect(text).toContain("It took < 200 ms at R&D.");
    }
    expect(update.removed_references).toBeGreaterThanOrEqual(4 * 6);
  });

  it.each(AUDIENCES)("for %s by rules leads nowhere, whatever the items hold", async (audience) => {
    const material = about(audience);
    const evidence = material.evidence.map((piece) => ({
      ...piece,
      title: `${piece.title} ${HOSTILE}`.slice(0, 200),
      text: `${HOSTILE} ${piece.text}`,
    }));
    const update = await byRules({ ...material, evidence });
    expect(await addressesIn(update)).toEqual([]);
    expect(texts(update).join("\n")).not.toMatch(/!\[|<img|@evil/);
    expect(update.removed_references).toBeGreaterThan(0);
  });
});
