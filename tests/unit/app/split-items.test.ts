import { describe, expect, it } from "vitest";
import { splitItems } from "@/app/components/context/split-items";
import { title } from "@/lib/schemas/fields";

const contents = (text: string) => splitItems(text).map(({ content }) => content);

describe("a pasted list", () => {
  it("has an item a line where there are no bullets", () => {
    expect(contents("One\r\n\r\n  Two  \nThree\n")).toEqual(["One", "Two", "Three"]);
  });

  it("has an item a bullet, with the lines that go on with it", () => {
    const text = "- One\n  goes on\n* [ ] Two\n\n1. Three\n2) Four\n• Five";
    expect(contents(text)).toEqual(["One\ngoes on", "Two", "Three", "Four", "Five"]);
  });

  it("keeps what stands between bullets as an item of its own", () => {
    expect(contents("Before\n\n- One\n\nAfter\n- Two")).toEqual(["Before", "One", "After", "Two"]);
  });

  it("has none in blank text and in empty bullets", () => {
    expect(contents(" \n\t\n")).toEqual([]);
    expect(contents("- \n-\tOne\n")).toEqual(["One"]);
  });

  it("has titles that fit, cut after a sentence or a word", () => {
    const [long] = splitItems(`Crews lose the signal. ${"They wait. ".repeat(30)}`);
    expect(long?.title).toBe("Crews lose the signal.");
    const [words] = splitItems("word ".repeat(100));
    expect(words?.title).toMatch(/word…$/);
    for (const text of ["🚲".repeat(500), "x".repeat(500)]) {
      const [item] = splitItems(text);
      expect(title.safeParse(item?.title).success).toBe(true);
      expect(item?.content).toBe(text);
    }
  });
});
