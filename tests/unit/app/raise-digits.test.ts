import { expect, test } from "vitest";
import { raiseDigits } from "@/app/components/editor/raise-digits";

test.each([
  ["x<sup>2</sup> + H<sub>2</sub>O", "x² + H₂O"],
  ['10<sup style="color: red">-3</sup>', "10⁻³"],
  ["10<SUP>−12</SUP>", "10⁻¹²"],
])("raise digits: %s keeps its meaning", (html, text) => {
  expect(raiseDigits(html)).toBe(text);
});

test.each([
  "the 1<sup>st</sup>",
  '<sup data-footnote-reference="1">1</sup>',
  '<sup class="reference"><a href="#1">1</a></sup>',
  "<sup></sup>",
  "<sup>2</sub>",
  "<supply>2</supply>",
])("raise digits: %s stays as it is", (html) => {
  expect(raiseDigits(html)).toBe(html);
});
