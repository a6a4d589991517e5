import { expect, test } from "vitest";
import { isServiceLevel } from "@/lib/ai/classifier/goals/service-levels";
import { isTarget } from "@/lib/ai/classifier/goals/targets";
import { writePages } from "@/lib/ai/reading/page-lines";
import { isContractTerm } from "@/lib/ai/reading/sentences/denials";

const KANA = "あ".repeat(60_000);

test.each([
  ["a target among Japanese days", () => isTarget("5月1日に".repeat(40_000)), false],
  ["a term of a contract in kana", () => isContractTerm(KANA), false],
  ["a level of service in kana", () => isServiceLevel(`3日以内に${KANA}`), true],
  ["the items of a page", () => writePages("- a\n".repeat(500_000)).length, 1_999_999],
])(
  "reading rules: find %s in linear time, or the test times out",
  (_, read, found) => {
    expect(read()).toBe(found);
  },
  30_000,
);
