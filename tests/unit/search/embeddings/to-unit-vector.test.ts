import { expect, test } from "vitest";
import { cutForModel } from "@/lib/search/embeddings/embedder";
import { toUnitVector } from "@/lib/search/embeddings/to-unit-vector";

test("unit vector: a short vector gets length 1 and zeros at its end", () => {
  const vector = toUnitVector([3, 4]);
  expect(vector).toHaveLength(512);
  expect([...vector.slice(0, 3)]).toEqual([Math.fround(0.6), Math.fround(0.8), 0]);
});

test("unit vector: a vector of 512 numbers keeps all of them", () => {
  const vector = toUnitVector(new Array(512).fill(2));
  expect(Math.hypot(...vector)).toBeCloseTo(1, 5);
  expect(vector.at(-1)).toBeGreaterThan(0);
});

test("unit vector: a longer vector is refused, with the next step", () => {
  expect(() => toUnitVector(new Array(1024).fill(1))).toThrow(/1024 numbers.*Set EMBEDDINGS_MODEL/);
});

test.each([[[]], [[0, 0]], [[Number.NaN]], [[Number.POSITIVE_INFINITY]]])(
  "unit vector: %j has no direction",
  (numbers) => {
    expect(() => toUnitVector(numbers)).toThrow("without a direction");
  },
);

test("unit vector: the text for a model is cut at whole characters, and is never empty", () => {
  expect(cutForModel("a".repeat(500_000))).toHaveLength(3000);
  expect(cutForModel(`${"a".repeat(2999)}😀`)).toBe(`${"a".repeat(2999)}\ufffd`);
  expect(cutForModel("")).toBe(" ");
  expect(cutForModel(" \n ")).toBe(" ");
});
