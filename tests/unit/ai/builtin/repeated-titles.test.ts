import { expect, test } from "vitest";
import { isWithinTitle } from "@/lib/text/phrases";
import { briefFor, item, readSection } from "./pieces";

test.each([
  ['"Nobody told me of it." (Mrs Berg, 4 Nov)', '"Nobody told me of it."'],
  ["“Nobody told me of it” (Mrs Berg)", "“Nobody told me of it”"],
  ["Nobody told me of it, neither did you", "Nobody told me of it."],
  ["„Niemand sagt mir etwas.“ (Frau Berg, 4.11.)", "„Niemand sagt mir etwas.“"],
  ["« Personne ne m'a prévenue. » (Mme Berg)", "« Personne ne m'a prévenue. »"],
  ["「二回目の訪問を知りませんでした」（山田様）", "「二回目の訪問を知りませんでした」"],
])(
  "built-in drafts: an item whose title has all of its text is written once: %s",
  async (title, text) => {
    const problem = await readSection(
      briefFor("prd", [item("user_feedback", title, text)]),
      "Problem",
    );
    expect(problem.replace(/ \[\^E\d+\]/, "").replaceAll("\\", "")).toBe(`- ${title}`);
  },
);

test.each([
  ["No GPS in cellars", "No."],
  ["Letters by post before each visit", "Letters by post before each"],
  ["Nobody told me of it…", "Nobody told me of it."],
  ["Mrs Berg", "Nobody told me of it."],
])("titles: %s does not say all of %s", (title, text) =>
  expect(isWithinTitle(title, text)).toBe(false),
);

test.each([
  ["5 mm hole or 3 mm ties", "Told ye. 5 mm hole or 3 mm ties"],
  ["Wir brauchen Löcher", "Sagte ich doch. Wir brauchen Löcher!"],
])("built-in drafts: a title that is a later sentence is not repeated: %s", async (title, text) => {
  const note = item("user_feedback", title, text);
  const problem = await readSection(briefFor("prd", [note]), "Problem");
  expect(problem).toBe(`- ${text} [^${note.ref}]`);
});
