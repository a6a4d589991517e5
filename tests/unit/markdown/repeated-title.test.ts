import { expect, test } from "vitest";
import { renderFull } from "@/lib/markdown/full.mjs";
import { dropRepeatedTitle } from "@/lib/markdown/repeated-title";
import { asSafeHtml } from "@/lib/markdown/safe-html";
import { renderSimple } from "@/lib/markdown/simple.mjs";
import { listElements } from "./html-tree";

const open = (markdown: string, title: string, render = renderFull) => {
  const { html, headings } = render(markdown);
  return dropRepeatedTitle({ html: asSafeHtml(html), headings, notice: null }, title);
};
const listNames = (html: string) => listElements(html).map(({ name }) => name);

test.each([
  ["full", renderFull],
  ["simple", renderSimple],
])("repeated title: the %s rendering of a page has it once", (_, render) => {
  const { rendered, dropped } = open(
    "# Route *planner*\n\nFirst.\n\n## Next\n",
    "Route planner",
    render,
  );
  expect(listNames(rendered.html)).toEqual(["p", "h3"]);
  expect(rendered.html).not.toContain("planner");
  expect(rendered.headings.map(({ text }) => text)).toEqual(["Next"]);
  expect(dropped?.id).toBe("user-content-route-planner");
});

test.each([
  ["# Plan", "Plan"],
  ["Plan\n====\n", "Plan"],
  ["#  Release   Notes ", "Release notes"],
  ["# Use `npm test`", "Use `npm test`"],
  ["# Ärger & mehr", "A\u0308rger & mehr"],
])("repeated title: %s repeats the title %s", (markdown, title) => {
  expect(open(`${markdown}\n\nText.`, title).rendered.html).toMatch(/^<p/);
});

test.each([
  ["Text.\n\n# Plan", "Plan"],
  ["> # Plan", "Plan"],
  ["## Plan", "Plan"],
  ["# Plan B", "Plan"],
  ["# [Plan](https://plan.example)", "Plan"],
  ["# Plan ![map](https://plan.example/map.png)", "Plan map"],
  ["# Plan[^1]\n\n[^1]: Note.", "Plan1"],
  ["", "Plan"],
  ["#\n\nPlan", "Plan"],
])("repeated title: %s stays whole below the title %s", (markdown, title) => {
  const { rendered, dropped } = open(markdown, title);
  expect(rendered.html).toBe(renderFull(markdown).html);
  expect(dropped).toBeUndefined();
});
