import { describe, expect, test } from "vitest";
import { checkAnswer } from "@/lib/ai/advisors/stakeholder-update/check";
import { applyRules } from "@/lib/ai/advisors/stakeholder-update/rules";
import type { Audience, ContextLabel } from "@/lib/schemas/enums";
import { sampleEvidence } from "@/tests/support/sample-evidence";

describe("stakeholder update: an item", () => {
  const withItems = (audience: Audience, label: ContextLabel, texts: readonly string[]) => {
    const found = sampleEvidence("Arrival updates", "prd").find(
      (piece) => piece.type === "context_item",
    );
    if (!found) throw new Error("The sample has no item.");
    const items = texts.map((text, index) => ({
      ...{ ...found, label, scope: "initiative" as const, title: `Kiln ${index}`, text },
      ...{ id: `kiln-${index}`, ref: `E${900 + index}` },
    }));
    const material = {
      subject: { type: "initiative" as const, id: "initiative-1", title: "Kilns" },
      text: "",
      evidence: items,
      options: { audience, today: "2026-11-21" },
    };
    return checkAnswer(applyRules(material), material);
  };

  test("that is a decision has its reason and a risk has what is done, in whole sentences", async () => {
    const decision =
      "8 July, Ilse with Tom. One kiln, because two need a permit. The price is time.";
    const { body_markdown } = await withItems("executive", "decision", [decision]);
    expect(body_markdown).toContain(
      "- Kiln 0: One kiln, because two need a permit. The price is time.",
    );
    const risk = `The kiln may crack. ${"It has a long cause. ".repeat(15)}Ilse orders a second lid.`;
    const { risks } = await withItems("executive", "risk", [
      "The kiln may crack. Ilse orders a lid.",
      risk,
    ]);
    expect(risks[0]).toBe("Kiln 0: The kiln may crack. Ilse orders a lid.");
    expect(risks[1]).toMatch(/^Kiln 1: The kiln may crack\..*\.$/);
  });

  test.each([
    ["6 November 2026, the board chose Ghent.", true],
    ["8 July, Ghent was chosen for its crews.", true],
    ["3 September 2026, Ann and Bo: paper maps stay.", true],
    ["Februar 2026, Vorstand nimmt den Ofen aus Gent.", true],
    ["2026年9月15日、役員会はヘントに決めた。", true],
    ["3 September 2026, Ann Lee and Bo de Vries, agreed with Marit.", false],
    ["15 juin 2026, Nadège Fournel et Karim Belhadj (RH).", false],
    ["2026年9月15日、役員会(社長、システム部の関)。", false],
  ])(
    "that is a decision loses its dateline, but nothing that was decided: %s",
    async (text, isKept) => {
      const { body_markdown } = await withItems("engineering", "decision", [
        `${text} It has the most crews.`,
      ]);
      expect(body_markdown.includes(`Kiln 0: ${text}`)).toBe(isKept);
      expect(body_markdown).toContain("It has the most crews.");
    },
  );

  test.each(["sales", "customer_success"] as const)(
    "that is a decision or a risk is told to %s up to its first sum",
    async (audience) => {
      const text = "Glaze is free of lead. It costs us 40 EUR. Nobody else may know.";
      const { body_markdown } = await withItems(audience, "decision", [text]);
      expect(body_markdown).toMatch(/^- Kiln 0: Glaze is free of lead\.$/m);
      const { risks } = await withItems(audience, "risk", [text]);
      expect(risks).toEqual(["Kiln 0: Glaze is free of lead."]);
    },
  );

  test("that is an idea is shipped, open or, if it was given up, left out", async () => {
    const texts = ["Shipped on 2 May 2026.", "A hood. Rejected: too dear.", "A timer for all."];
    const { body_markdown, asks } = await withItems("customer_success", "feature_idea", texts);
    expect(body_markdown).toContain("## Shipped\n\n- Kiln 0: Shipped on 2 May 2026.\n");
    expect(body_markdown).toContain("## Ideas on record\n\n- Kiln 2");
    expect(body_markdown).not.toContain("Kiln 1");
    expect(asks).toEqual([]);
  });

  test.each([
    "Released in March 2027, as the trial goes well.",
    "Rolled out to all in December.",
    "Launched in 2027.",
    "Released in May, if the trial goes well.",
    "Launched in error, so we withdrew it.",
    "Shipped in May 2026. It was rolled back in June.",
    "Umgesetzt, sofern der Versuch gelingt.",
  ])(
    "that is an idea is not called shipped too early, nor after it was withdrawn: %s",
    async (text) => {
      const { body_markdown } = await withItems("engineering", "feature_idea", [text]);
      expect(body_markdown).not.toContain("## Shipped");
      expect(body_markdown).toContain("## Ideas on record\n\n- Kiln 0");
    },
  );

  test("that is all there is makes a summary with only its own heading", async () => {
    const { summary } = await withItems("engineering", "decision", ["One kiln, as two are dear."]);
    expect(summary).toBe("In this update: Decisions.");
  });

  test("with the voice of a customer who left is no highlight", async () => {
    const texts = [
      "“The glaze never held in our shop.” They cancelled in May.",
      "“It holds well by now.”",
    ];
    const { highlights } = await withItems("customer_success", "user_feedback", texts);
    expect(highlights).toEqual(["Kiln 1: “It holds well by now.”"]);
  });
});
