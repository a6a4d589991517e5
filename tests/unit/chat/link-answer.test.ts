import { expect, test } from "vitest";
import { linkAnswer } from "@/lib/chat/link-answer";

const count = async (draft: string) => {
  const { statements, grounded } = await linkAnswer(draft, []);
  return { statements, grounded };
};

test.each([
  "The workspace does not say when.",
  "Nothing in this workspace names a date.",
  "Der Arbeitsbereich sagt dazu nichts.",
  "In de werkruimte staat hier niets over.",
  "L’espace de travail n’en dit rien.",
  "ワークスペースには記載がありません。",
])("chat: a sentence about what is not there needs no source: %s", async (draft) => {
  expect(await count(draft)).toEqual({ statements: 0, grounded: 0 });
});

test("chat: a sentence that only names the workspace, or only denies something, needs a source", async () => {
  const draft = "The workspace plan costs 9 euros. It does not include support.";
  expect(await count(draft)).toEqual({ statements: 2, grounded: 0 });
});

test("chat: neither the head of a table nor a heading or a quotation is a statement", async () => {
  const draft = "## Prices\n\n> As asked\n\n| Plan | Price |\n| --- | --- |\n| Plus | 9 euros |";
  expect(await count(draft)).toEqual({ statements: 1, grounded: 0 });
});
