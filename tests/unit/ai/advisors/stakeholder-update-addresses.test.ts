import { describe, expect, test } from "vitest";
import { checkAnswer } from "@/lib/ai/advisors/stakeholder-update/check";
import {
  StakeholderUpdateAnswer,
  StakeholderUpdateFindings,
} from "@/lib/ai/advisors/stakeholder-update/contract";
import { applyRules } from "@/lib/ai/advisors/stakeholder-update/rules";
import { findAddressesInThread } from "@/lib/markdown/render";
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

async function byRules(material: Parameters<typeof applyRules>[0]) {
  return StakeholderUpdateFindings.parse(await checkAnswer(applyRules(material), material));
}

describe("stakeholder update: an update", () => {
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
  /** Addresses that a reader of Markdown would load or follow. */
  const addressesIn = async (update: StakeholderUpdateFindings) => {
    const found = await Promise.all(
      texts(update).map((text) => findAddressesInThread(text, 3000, () => undefined)),
    );
    return found.flat();
  };

  test("by a model has no foreign address in any text, and counts the removed ones", async () => {
    const material = about("executive");
    const point = { text: HOSTILE, evidence: ["E3"] };
    const answer = StakeholderUpdateAnswer.parse({
      summary: HOSTILE,
      subject_line: HOSTILE,
      body_markdown: `${HOSTILE}\n\n[a]: https://evil.example/a\n\n![b][a]`,
      highlights: [point],
      risks: [point],
      asks: [point],
    });
    const update = await checkAnswer(answer, material);
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

  test.each(AUDIENCES)(
    "for %s by rules has no foreign address from the items",
    async (audience) => {
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
    },
  );
});
