import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { AddContext } from "@/app/components/advice/add-context";
import { type AdviceSource, Sources } from "@/app/components/advice/sources";

test("advice: links of a result that is not stored open in a new tab, and say so", () => {
  const url = "https://groundwork.example/w/1/goals/2";
  const source: AdviceSource = { type: "goal", id: "2", title: "Less driving", url };
  const html = renderToStaticMarkup(
    createElement(Sources, { title: "Sources", sources: [source] }),
  );
  expect(html).toMatch(/<a [^>]*target="_blank"[^>]*>Less driving<\/a>.*\(Goal, in a new tab\)/);
  const props = { workspaceId: "1", initiativeId: "2", children: "It lacks users." };
  const add = renderToStaticMarkup(createElement(AddContext, props));
  expect(add).toMatch(/<a [^>]*target="_blank"[^>]*>Paste and classify<\/a>.*in a new tab/);
});
