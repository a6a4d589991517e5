import { test } from "vitest";
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
