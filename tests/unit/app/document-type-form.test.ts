import { describe, expect, test } from "vitest";
import { moveItem } from "@/app/w/[workspace]/settings/document-types/section-draft";
import { NewTypeForm } from "@/app/w/[workspace]/settings/document-types/type-fields";

const form = {
  name: " Pitch ",
  description: "",
  base_type: "prd",
  "sections.0.heading": "Problem",
  "sections.0.guidance": "Whose it is.",
  "sections.1.heading": "Ask",
  "sections.1.guidance": "",
};

describe("document type form: the form of a document type", () => {
  test("reads numbered fields as sections, in the order of their numbers", () => {
    const { "sections.0.heading": first, ...rest } = form;
    const parsed = NewTypeForm.parse({
      ...rest,
      "sections.10.heading": "Last",
      "sections.0.heading": first,
    });
    expect(parsed.name).toBe("Pitch");
    expect(parsed.sections).toEqual([
      { heading: "Problem", guidance: "Whose it is." },
      { heading: "Ask", guidance: "" },
      { heading: "Last", guidance: "" },
    ]);
  });

  test("names the field of the section that is wrong", () => {
    const wrong = (change: object) =>
      NewTypeForm.safeParse({ ...form, ...change }).error?.issues.map(({ path }) => path.join("."));
    expect(wrong({})).toBeUndefined();
    expect(wrong({ "sections.1.heading": " " })).toEqual(["sections.1.heading"]);
    expect(wrong({ "sections.1.heading": "PROBLEM" })).toEqual(["sections.1.heading"]);
    expect(wrong({ "sections.0.guidance": "x".repeat(2001) })).toEqual(["sections.0.guidance"]);
  });

  test("asks for a section if there is none", () => {
    const { name, description, base_type } = form;
    const { error } = NewTypeForm.safeParse({ name, description, base_type });
    expect(error?.issues).toMatchObject([
      { path: ["sections"], message: "Add at least one section." },
    ]);
  });

  test("moves a section up and down and leaves the others in order", () => {
    expect(moveItem(["a", "b", "c"], 2, 1)).toEqual(["a", "c", "b"]);
    expect(moveItem(["a", "b", "c"], 0, 1)).toEqual(["b", "a", "c"]);
  });
});
