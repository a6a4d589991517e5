import { expect, test } from "vitest";
import { draftByRules } from "@/lib/ai/rules-thread";
import { briefFor, item } from "./pieces";

const quote = async (title: string, text: string) => {
  const draft = await draftByRules(briefFor("prd", [item("user_feedback", title, text)]));
  const [, section = ""] = draft.split(/^## Problem\n/m);
  return section
    .replace(/\n## .*/s, "")
    .replaceAll(/ \[\^E\d+\]/g, "")
    .trim();
};

test.each([
  ["h3. Doors", "bq. I never find the back door.", "- **Doors.** I never find the back door."],
  ["Türen", "bq. Ich finde die Tür nie.", "- **Türen.** Ich finde die Tür nie."],
  ["Deuren", "h3. Avond\nHet is donker.", "- **Deuren.** Avond: Het is donker."],
  ["Portes", "{quote}\nIl fait noir.\n{quote}", "- **Portes.** Il fait noir."],
  ["裏口", "bq. 裏口が見つからない。", "- **裏口。** 裏口が見つからない。"],
  ["Doors", "It is dark.\n{code}\nGET /doors\n{code}", "- **Doors.** It is dark."],
])("drafts: marks of Jira are no words of an item: %s, %j", async (title, text, said) => {
  expect(await quote(title, text)).toBe(said);
});

test.each([
  ["Doors", "Write h3. or bq. before a line.", "- **Doors.** Write h3. or bq. before a line."],
  ["Doors", "Say {name} at the door.", "- **Doors.** Say {name} at the door."],
  ["Doors", "H2. The gas leaks.", "- **Doors.** H2. The gas leaks."],
])("drafts: what only looks like marks of Jira stays: %s, %j", async (title, text, said) => {
  expect(await quote(title, text)).toBe(said);
});
