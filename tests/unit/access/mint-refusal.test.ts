import { expect, test } from "vitest";
import { explainMintRefusal } from "@/lib/access/plans";

test("API keys: a member is led to a role of their own, not to a key that acts for somebody else", () => {
  const refusal = explainMintRefusal({ role: "member", tier: "free" });
  expect(refusal).toContain("A key acts for the person who created it");
  expect(refusal).toContain("change your role");
  expect(refusal).not.toMatch(/create one/);
});
