import { expect, test } from "vitest";
import { markRevised } from "@/lib/ai/reading/mark-revised";
import { expectNearlyLinear } from "@/tests/support/growth";
import { item } from "../builtin/pieces";

test("revised decisions: each is read once, however many name it", async () => {
  const revise = (at: number) =>
    `On ${1 + (at % 28)} May 2026 we went back on the decision of ${1 + ((at * 7) % 28)} May. `;
  await expectNearlyLinear((count) => {
    const decisions = Array.from({ length: count }, (_, at) =>
      item("decision", `Fee ${at}`, revise(at).repeat(200)),
    );
    return markRevised(decisions);
  }, 25);
});

test("revised decisions: of several with the title that another names, none is marked", () => {
  const named = item("decision", "Fee of 30 %", "Traders pay 30 % when they book.");
  const later = item("decision", "No fee", "We reversed “Fee of 30 %”.");
  const countMarked = (...pieces: Parameters<typeof markRevised>[0][number][]) =>
    markRevised(pieces).filter((piece) => piece.type === "context_item" && piece.revised).length;
  expect(countMarked(named, later)).toBe(1);
  expect(countMarked(named, item("decision", "Fee of 30 %", "Schools pay it too."), later)).toBe(0);
});
