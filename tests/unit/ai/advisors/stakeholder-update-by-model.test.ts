import { describe, expect, test } from "vitest";
import { checkAnswer } from "@/lib/ai/advisors/stakeholder-update/check";
import { StakeholderUpdateAnswer } from "@/lib/ai/advisors/stakeholder-update/contract";
import { writeInstructions } from "@/lib/ai/advisors/stakeholder-update/prompt";
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
  options: { audience, today: "2026-11-21", language: "en" as const },
});

describe("stakeholder update: the answer of a model", () => {
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
      "Business case: arrival updates",
      "Nobody at home costs €38 a trip",
    ]);
    expect(removed_references).toBe(1);
  });

  test("loses and counts points without evidence", async () => {
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

  test("loses points that repeat the body or an earlier list", async () => {
    const point = (text: string) => ({ text, evidence: ["E3"] });
    const { highlights, risks, asks } = await byModel({
      body_markdown: "## News\n\n- **Calls** fell by 34% [^E3].",
      highlights: [point("Calls fell by 34%."), point("Plus starts.")],
      risks: [point("Plus starts."), point("Costs rise.")],
      asks: [point("Costs rise.")],
    });
    expect([highlights, risks, asks]).toEqual([["Plus starts."], ["Costs rise."], []]);
  });

  test("needs only a summary", async () => {
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
    const asked = AUDIENCES.map(
      (audience) =>
        writeInstructions({ audience, today: "2026-11-21", language: "en" as const }).task,
    );
    expect(new Set(asked).size).toBe(AUDIENCES.length);
  });
});
