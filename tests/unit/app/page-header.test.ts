import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { EditableTitle } from "@/app/components/editable-title";
import { PageHeader } from "@/app/components/page-header";

const title = "مرحبا";

test("page header: a title reads in the direction of its words, also one that people edit", () => {
  const heading = createElement(EditableTitle, {
    title,
    what: "document",
    action: async () => ({}),
    fields: {},
  });
  for (const header of [{ title }, { title, heading }]) {
    expect(renderToStaticMarkup(createElement(PageHeader, header))).toMatch(/<h1 dir="auto"/);
  }
});
