import { expect, test } from "vitest";
import { splitHighlights } from "@/app/components/search/split-highlights";

const shown = (text: string, highlights: [number, number][]) =>
  splitHighlights(text, highlights).map((piece) => (piece.marked ? `[${piece.text}]` : piece.text));

test("highlights: a text is cut at its highlights, and nothing of it is lost", () => {
  expect(shown("offline reports for crews", [[0, 7]])).toEqual(["[offline]", " reports for crews"]);
  expect(
    shown("a b c", [
      [0, 1],
      [4, 5],
    ]),
  ).toEqual(["[a]", " b ", "[c]"]);
  expect(shown("nothing", [])).toEqual(["nothing"]);
  expect(shown("", [])).toEqual([]);
});

test("highlights: places count code points, so that a word after an emoji is marked whole", () => {
  expect(shown("🚚🚚 route", [[3, 8]])).toEqual(["🚚🚚 ", "[route]"]);
  expect(shown("離線報告", [[2, 4]])).toEqual(["離線", "[報告]"]);
});

test("highlights: neighbors and places beyond the end neither repeat nor drop a character", () => {
  expect(
    shown("abcd", [
      [0, 2],
      [2, 3],
    ]),
  ).toEqual(["[ab]", "[c]", "d"]);
  expect(
    shown("abc", [
      [1, 9],
      [9, 12],
    ]),
  ).toEqual(["a", "[bc]"]);
});
