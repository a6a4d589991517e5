import { describe, expect, test } from "vitest";
import { titleField } from "@/app/shared/form-fields";
import { title } from "@/lib/schemas/fields";

const INVISIBLE = [0x01, 0x85, 0xad, 0x115f, 0x180e, 0x200b, 0x2060, 0x2800, 0x3164, 0xfe0f];
const VISIBLE = ["x", "\u200bx", "👩\u200d🚀", "0\ufe0f\u20e3", "日程", "ⅷ", "#", "क्\u200dष"];

describe("title: it must have a visible character", () => {
  test.each(INVISIBLE)("U+%x is not one", (point) => {
    const given = String.fromCodePoint(point).repeat(2);
    const message = "must have at least one visible character";
    expect(title.safeParse(given).error?.issues).toMatchObject([{ message }]);
    expect(titleField.safeParse(given).error?.issues).toMatchObject([
      { message: "Write a title." },
    ]);
  });

  test.each(VISIBLE)("%j is taken as it is", (given) => {
    expect(title.parse(given)).toBe(given);
    expect(titleField.parse(given)).toBe(given);
  });
});

test("title: the form says once that a blank one is missing", () => {
  for (const blank of ["", " "]) {
    const { issues } = titleField.safeParse(blank).error ?? {};
    expect(issues?.map(({ message }) => message)).toEqual(["Write a title."]);
  }
});

test("title: a form refuses one that is too long with the number of its characters", () => {
  const { issues } = titleField.safeParse(` ${"🚲".repeat(231)} `).error ?? {};
  const [{ message } = {}] = issues ?? [];
  expect(message).toBe("Use at most 200 characters: this has 231.");
});
