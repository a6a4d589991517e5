import { describe, expect, test } from "vitest";
import { prioritization } from "@/lib/ai/inquiries";
import { addOrigin, dropOrigin } from "@/lib/ai/origin";
import { answerByRules, draftByRules } from "@/lib/ai/rules-thread";
import { briefFor, item } from "./builtin-pieces";

describe("origins: where an item was found", () => {
  test.each([
    ["We phone.\n\n— Call Kessler › Feedback", "We phone."],
    ["[02/11/2026, 14:03:11] Jo: ok\n[02/11/2026, 14:04:10] Mina: 61 %", "Jo: ok\nMina: 61 %"],
    ["09:05 Ida: We close the pier.", "Ida: We close the pier."],
    ['"I plan."\n\n— Ann, owner', '"I plan."\n\n— Ann, owner'],
    ['"I plan."\n\n— Calls (Loes) › What I heard', '"I plan."'],
    ["Opens at 9:05 every day.", "Opens at 9:05 every day."],
    ["18:00 The ferry leaves\n18:20 It arrives", "18:00 The ferry leaves\n18:20 It arrives"],
  ])("is not what it says: %j", (content, said) => {
    expect(dropOrigin(content)).toBe(said);
  });

  test("is what was added to it", () => {
    expect(addOrigin("We phone.", [])).toBe("We phone.");
    expect(dropOrigin(addOrigin("We phone.", ["Shop: Kessler", "Feedback"]))).toBe("We phone.");
  });

  test("is neither quoted in a draft nor compared by an advisor", async () => {
    const users = item("target_users", "Ann", "She plans.\n\n— Weekly › Sync");
    expect(await draftByRules(briefFor("prd", [users]))).toContain("- **Ann.** She plans. [");
    const evidence = [
      item("feature_idea", "Copy the basket", "Copy it.\n\n— Visit to the harbour market"),
      item("user_feedback", "Invoices", "They are wrong.\n\n— Visit to the harbour market"),
    ];
    const subject = { type: "initiative", id: "1", title: "Orders" } as const;
    const { items } = await answerByRules(prioritization, {
      subject,
      text: "",
      evidence,
      options: {},
    });
    expect(items[0]?.rationale).toContain("were not found");
  });
});
