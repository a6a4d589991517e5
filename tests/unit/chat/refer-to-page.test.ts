import { expect, test } from "vitest";
import { referToPage } from "@/lib/chat/refer-to-page";

test("chat requests: on no initiative, the list of initiatives is linked", () => {
  expect(referToPage("write", "w", { about: null, initiativeId: null })).toMatch(
    /: open \[an initiative\]\(http\S+\/w\/w\/initiatives\) and write a new document, or generate a draft\.$/,
  );
});

test("chat requests: on a document, a change is made in its editor", () => {
  const page = { about: { type: "document" as const, id: "d" }, initiativeId: "i" };
  expect(referToPage("change", "w", page)).toMatch(
    /: \[edit the document\]\(http\S+\/documents\/d\/edit\)\.$/,
  );
});
