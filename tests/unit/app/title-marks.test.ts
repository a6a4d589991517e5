import { expect, test } from "vitest";
import { markedText } from "@/app/components/search/marked-text";
import { titleMarks } from "@/app/components/search/title-marks";

const shown = (title: string, q: string) =>
  markedText(title, titleMarks(title, q))
    .map(({ text, marked }) => (marked ? `[${text}]` : text))
    .join("");

test("title marks: words of the query are marked in a title, by their beginning and without case and accents", () => {
  expect(shown("Offline visits in the technician app", "VISITS offl")).toBe(
    "[Offline] [visits] in the technician app",
  );
  expect(shown("Café Zürich", "cafe zur")).toBe("[Café] [Zürich]");
  expect(shown("Cafe", "café")).toBe("[Cafe]");
  expect(shown("🚚 Route risk", "risks")).toBe("🚚 Route [risk]");
});

test("title marks: identifiers and Chinese are marked by their parts", () => {
  expect(shown("PLAN-1432: Export", "1432")).toBe("PLAN-[1432]: Export");
  expect(shown("PLAN-1432: Export", "plan-1432")).toBe("[PLAN-1432]: Export");
  expect(shown("離線報告", "報告")).toBe("離線[報告]");
});

test("title marks: short words mark no longer ones before the last", () => {
  expect(shown("Tokyo on offer", "to offer")).toBe("Tokyo on [offer]");
  expect(shown("Tokyo on offer", "of")).toBe("Tokyo on [offer]");
  expect(shown("A plan", "b")).toBe("A plan");
  expect(shown("A plan", "")).toBe("A plan");
});
