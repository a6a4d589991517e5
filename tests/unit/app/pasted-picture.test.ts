import { afterEach, expect, test, vi } from "vitest";
import { refusePicture } from "@/app/components/editor/pasted-picture";
import { toast } from "@/app/shared/toast";

const error = vi.spyOn(toast, "error").mockImplementation(() => {});
afterEach(() => error.mockClear());

type Pasted = { html?: string; plain?: string; files?: string[] };

const refuse = ({ html = "", plain = "", files = [] }: Pasted) =>
  refusePicture(
    {
      getData: (type) => ({ "text/html": html, "text/plain": plain })[type] ?? "",
      files: files.map((type) => ({ type })),
    },
    "Do this.",
  );

const DATA = '<p>A</p><img alt="A" src="data:image/png;base64,iVBORw0KGgo=">';

test.each<[string, Pasted]>([
  ["a file", { files: ["image/png"] }],
  ["a file with its name", { files: ["image/png"], plain: "shot.png" }],
  ["an image of a page", { html: DATA, files: ["image/png"] }],
])("pasted picture: nothing of it is pasted, and it says so: %s", (_, pasted) => {
  expect(refuse(pasted)).toBe(true);
  expect(error).toHaveBeenCalledExactlyOnceWith("Pictures cannot be pasted. Do this.");
});

test("pasted picture: the text around it is pasted", () => {
  expect(refuse({ html: DATA, plain: "A" })).toBe(false);
  expect(error).toHaveBeenCalledOnce();
});

test.each<[string, Pasted]>([
  ["text", { plain: "A" }],
  ["a web image", { html: '<img src="https://example.com/a.png">', files: ["image/png"] }],
  ["text with a picture of it", { html: "<p>A</p>", plain: "A", files: ["image/png"] }],
  [
    "a checklist of Google Docs",
    {
      html: '<li role="checkbox"><img src="data:image/png;base64,iVBORw0KGgo="><p>A</p></li>',
      plain: "A",
    },
  ],
  ["another file", { files: ["application/pdf"] }],
])("pasted picture: other content is pasted without a word: %s", (_, pasted) => {
  expect(refuse(pasted)).toBe(false);
  expect(error).not.toHaveBeenCalled();
});
