import { describe, expect, test } from "vitest";
import { splitItems } from "@/app/components/context/split-items";
import { title } from "@/lib/schemas/fields";

const contents = (text: string) => splitItems(text).items.map(({ content }) => content);

describe("split items: a pasted list", () => {
  test("has an item a line where there are no bullets", () => {
    expect(contents("One\r\n\r\n  Two  \nThree\n")).toEqual(["One", "Two", "Three"]);
  });

  test("has an item a bullet, with the lines that go on with it", () => {
    const text = "- One\n  goes on\n* [ ] Two\n\n1. Three\n2) Four\n• Five";
    expect(contents(text)).toEqual(["One\ngoes on", "Two", "Three", "Four", "Five"]);
  });

  test("keeps the points below a bullet with it, at any depth", () => {
    const text =
      "- Two mechanics\n  - Ana and Jo\n    - full time\n- Three\n\t* Four\n 1. Five\n  - \n- Six";
    expect(contents(text)).toEqual([
      "Two mechanics\n- Ana and Jo\n- full time",
      "Three\n- Four",
      "Five",
      "Six",
    ]);
  });

  test("leaves out lines between bullets, and counts them", () => {
    const text = "Before:\n- One\n\nAfter\nand on\n- Two";
    expect(contents(text)).toEqual(["One", "Two"]);
    expect(splitItems(text).leftOut).toBe(3);
    expect(splitItems("One\nTwo").leftOut).toBe(0);
  });

  test.each([
    ["- Risk: it rains", "it rains", "risk"],
    ["Decisions: we ship\tin May", "we ship\tin May", "decision"],
    ["compliance requirements: GDPR", "GDPR", "compliance_requirements"],
    ["* Compliance: GDPR\n  and more", "GDPR\nand more", "compliance_requirements"],
    ["Risk:", "Risk:", undefined],
    ["Budget: 12 euros", "Budget: 12 euros", undefined],
    ["https://example.com/risk", "https://example.com/risk", undefined],
  ])("removes the label at the beginning of '%s'", (text, content, label) => {
    const [item] = splitItems(text).items;
    expect(item?.content).toBe(content);
    expect(item?.label).toBe(label);
  });

  test("keeps the text of the items that are too many for one save", () => {
    const list = (from: number, to: number, bullet = "") =>
      Array.from({ length: to - from + 1 }, (_, nth) => `${bullet}Item ${from + nth}`).join("\n");
    expect(splitItems(list(1, 100)).rest).toBe("");
    expect(splitItems(`${list(1, 100)}\r\n\r\n${list(101, 137)}`).rest).toBe(list(101, 137));
    const bullets = `${list(1, 100, "- ")}\n  goes on\n\nBetween\n- Risk: it rains\n  in May`;
    expect(splitItems(bullets).rest).toBe("- Risk: it rains\n  in May");
  });

  test("has no item in blank text or in empty bullets", () => {
    expect(contents(" \n\t\n")).toEqual([]);
    expect(contents("- \n-\tOne\n")).toEqual(["One"]);
  });

  test("has titles that fit, cut after a sentence or a word", () => {
    const [long] = splitItems(`Crews lose the signal. ${"They wait. ".repeat(30)}`).items;
    expect(long?.title).toBe("Crews lose the signal.");
    const [words] = splitItems("word ".repeat(100)).items;
    expect(words?.title).toMatch(/word…$/);
    for (const text of ["🚲".repeat(500), "x".repeat(500)]) {
      const [item] = splitItems(text).items;
      expect(title.safeParse(item?.title).success).toBe(true);
      expect(item?.content).toBe(text);
    }
  });
});
