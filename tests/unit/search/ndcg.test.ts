import { describe, expect, test } from "vitest";
import { computeNdcgAt10, scoreByGroup } from "@/scripts/search/ndcg";

const grades = new Map([
  ["wanted", 2],
  ["useful", 1],
  ["wrong", 0],
]);
// Gains 3 and 1 at the ranks 1 and 2: 3 / log2(2) + 1 / log2(3).
const best = 3.6309298;

describe("nDCG: computeNdcgAt10", () => {
  test("is 1 for the best order, with any texts after it", () => {
    expect(computeNdcgAt10(["wanted", "useful", "wrong", "unjudged"], grades)).toBe(1);
  });

  test("is lower for a worse order", () => {
    // 1 / log2(2) + 3 / log2(3) = 1 + 1.8927893.
    expect(computeNdcgAt10(["useful", "wanted"], grades)).toBeCloseTo(2.8927893 / best, 6);
    expect(computeNdcgAt10(["useful", "wanted"], grades)).toBeCloseTo(0.7967, 4);
  });

  test("discounts by rank and counts no wrong or unjudged text", () => {
    // 3 / log2(4) = 1.5.
    expect(computeNdcgAt10(["unjudged", "wrong", "wanted"], grades)).toBeCloseTo(1.5 / best, 6);
  });

  test("reads only ten ranks", () => {
    const nine = Array.from({ length: 9 }, (_, index) => `other-${index}`);
    // Rank 10: 3 / log2(11) = 0.8671945.
    expect(computeNdcgAt10([...nine, "wanted"], grades)).toBeCloseTo(0.8671945 / best, 6);
    expect(computeNdcgAt10([...nine, "other", "wanted"], grades)).toBe(0);
  });

  test("compares with the best ten when more are useful", () => {
    const twelve = Array.from({ length: 12 }, (_, index) => `text-${index}`);
    expect(computeNdcgAt10(twelve, new Map(twelve.map((id) => [id, 1])))).toBe(1);
  });

  test("counts a repeated id once", () => {
    expect(computeNdcgAt10(["wanted", "wanted", "useful"], grades)).toBe(1);
  });

  test("is 0 when nothing is found or nothing is useful", () => {
    expect(computeNdcgAt10([], grades)).toBe(0);
    expect(computeNdcgAt10(["wrong"], new Map([["wrong", 0]]))).toBe(0);
  });
});

describe("nDCG: scoreByGroup", () => {
  const queries = [
    { id: "a", group: "typo", text: "a" },
    { id: "b", group: "prefix", text: "b" },
    { id: "c", group: "typo", text: "c" },
    { id: "unjudged", group: "typo", text: "d" },
    { id: "hopeless", group: "typo", text: "e" },
  ];
  const judged = new Map([
    ["a", grades],
    ["b", grades],
    ["c", grades],
    ["hopeless", new Map([["wrong", 0]])],
  ]);

  test("averages each group and all queries, and leaves out queries without a judgment", () => {
    const rankings = new Map([
      ["a", ["wanted", "useful"]],
      ["b", ["useful", "wanted"]],
      ["unjudged", ["wanted"]],
    ]);
    expect(scoreByGroup({ queries, grades: judged }, rankings)).toEqual([
      { group: "typo", queries: 2, ndcg: 0.5 },
      { group: "prefix", queries: 1, ndcg: expect.closeTo(0.7967, 4) },
      { group: "all", queries: 3, ndcg: expect.closeTo(1.7967 / 3, 4) },
    ]);
  });

  test("has only the total for a collection without groups", () => {
    const ungrouped = [{ id: "a", group: "all", text: "a" }];
    expect(scoreByGroup({ queries: ungrouped, grades: judged }, new Map())).toEqual([
      { group: "all", queries: 1, ndcg: 0 },
    ]);
  });
});
