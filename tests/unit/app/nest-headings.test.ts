import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { HeadingList } from "@/app/components/heading-list";
import { nestHeadings } from "@/app/components/nest-headings";

const make = (...depths: number[]) =>
  depths.map((depth, index) => ({ depth, id: `h${index}`, text: `${depth}` }));
type Nested = ReturnType<typeof nestHeadings>;
const write = (headings: Nested): string =>
  headings
    .map(({ text, children }) => text + (children[0] ? `(${write(children)})` : ""))
    .join(" ");

test.each([
  [[2, 3, 3, 2], "2(3 3) 2"],
  [[3, 4, 2], "3(4) 2"],
  [[2, 4, 3], "2(4 3)"],
  [[2, 3, 4, 5, 6, 3, 2], "2(3(4 5 6) 3) 2"],
  [[2, 3, 4, 5, 4], "2(3(4 5 4))"],
  [[3, 3], "3 3"],
])("list of contents: headings of the levels %s are nested", (depths, nested) => {
  expect(write(nestHeadings(make(...depths)))).toBe(nested);
});

test("list of contents: a lower heading is in a list of its own, within the entry of the higher one", () => {
  const html = renderToStaticMarkup(createElement(HeadingList, { headings: make(2, 3, 2) }));
  const lists = html.replace(/<(?!\/?(?:ul|li)\b)[^>]*>|[^<>]+(?=<)/g, "");
  expect(lists).toBe("<ul><li><ul><li></li></ul></li><li></li></ul>");
});
