import { describe, expect, test } from "vitest";
import { keepLineEndings } from "@/app/shared/line-endings";

/** Converts line ends as a text field does. */
const shown = (text: string) => text.replace(/\r\n?/g, "\n");

describe("line endings: a text that was edited in a field", () => {
  test("is unchanged without an edit", () => {
    for (const text of ["", "a", "a\n", "a\r\nb\r\n", "a\rb\nc\r\n\r\nd", "\r\n\n\r"]) {
      expect(keepLineEndings(text, shown(text))).toBe(text);
    }
  });

  test("keeps the line endings around a change", () => {
    const text = "one\r\ntwo\rthree\nfour\nfive";
    expect(keepLineEndings(text, shown(text).replace("three", "3"))).toBe(
      "one\r\ntwo\r3\nfour\nfive",
    );
  });

  test("ends new lines as most lines end", () => {
    expect(keepLineEndings("a\r\nb\r\n", "a\nnew\nb\n")).toBe("a\r\nnew\r\nb\r\n");
    expect(keepLineEndings("a\nb\n", "a\nnew\nb\n")).toBe("a\nnew\nb\n");
  });

  test("leaves an empty line empty after a line that ends with a lone carriage return", () => {
    expect(shown(keepLineEndings("a\rb", "a\n\nb"))).toBe("a\n\nb");
    expect(shown(keepLineEndings("a\rb\n\nc", "a\n\nc"))).toBe("a\n\nc");
  });

  test("may be longer, shorter or empty", () => {
    expect(keepLineEndings("a\r\nb\r\nc", "a\nc")).toBe("a\r\nc");
    expect(keepLineEndings("a\r\n", "")).toBe("");
    expect(keepLineEndings("a\r\nb", "a\nb\n")).toBe("a\r\nb\r\n");
  });
});
