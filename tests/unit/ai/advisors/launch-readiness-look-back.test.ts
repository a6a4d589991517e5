import { expect, test } from "vitest";
import { checkAnswer } from "@/lib/ai/advisors/launch-readiness/check";
import { applyRules } from "@/lib/ai/advisors/launch-readiness/rules";
import { launchMaterial } from "@/tests/support/launch-material";

test("launch readiness: it is a look back where the last date of the description has passed", () => {
  const material = launchMaterial("Offline");
  const summarize = (text: string) => {
    const evidence = material.evidence.map((piece) =>
      piece.type === "initiative" ? { ...piece, text } : piece,
    );
    const dated = { ...material, evidence };
    return checkAnswer(applyRules(dated), dated).summary;
  };
  expect(summarize("Launched on 7 April 2026.")).toContain("has passed");
  expect(summarize("Launched on 7 April 2096.")).not.toContain("has passed");
});
