import { expect, test } from "vitest";
import { readTaskBoxes } from "@/app/components/editor/read-task-boxes";

test.each([
  [
    '<li class="task-list-item"><input type="checkbox" checked> done</li>',
    '<li data-checked="true" class="task-list-item"> done</li>',
  ],
  [
    '<li><p><input class="is checked" type="checkbox"> open</p></li>',
    '<li data-checked="false"><p> open</p></li>',
  ],
  [
    '<LI>\n<label><INPUT disabled TYPE=checkbox CHECKED="">done</label></LI>',
    '<li data-checked="true">\n<label>done</label></LI>',
  ],
  [
    '<li role="checkbox" aria-checked="true"><img src="data:image/png;base64,AA"><p>done</p></li>',
    '<li data-checked="true" role="checkbox" aria-checked="true"><p>done</p></li>',
  ],
  [
    '<li dir="ltr" role="checkbox" aria-checked="false"><p>open</p></li>',
    '<li data-checked="false" dir="ltr" role="checkbox" aria-checked="false"><p>open</p></li>',
  ],
])("task boxes: %s keeps its box", (html, read) => {
  expect(readTaskBoxes(html)).toBe(read);
});

test.each([
  "<li>no box</li>",
  '<li>a form <input type="checkbox"> in the text</li>',
  '<li><input type="text"> a field</li>',
  '<p><input type="checkbox"> no item</p>',
  '<li>outer<ul><li role="presentation">inner</li></ul></li>',
  '<li data-checked="true"><p>of this editor</p></li>',
])("task boxes: %s stays as it is", (html) => {
  expect(readTaskBoxes(html)).toBe(html);
});

test("task boxes: the outer item has no box when only the inner one does", () => {
  expect(readTaskBoxes('<li>a<ul><li><input type="checkbox">b</li></ul></li>')).toBe(
    '<li>a<ul><li data-checked="false">b</li></ul></li>',
  );
});
