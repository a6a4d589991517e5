import { expect, test } from "vitest";
import { byRules } from "@/tests/support/classified";

/** Says nothing in any language, so that no training is ever sure of it. */
const UNREADABLE = "Blorp quiddles nemsha until grubs snarfle the vorpal mimsy.";

test("classifier: a guessed label comes with another one", () => {
  const [{ label, other_label } = { label: null, other_label: null }] =
    byRules(UNREADABLE).proposals;
  expect(other_label).not.toBeNull();
  expect(other_label).not.toBe(label);
});

test.each([
  ["a tag names", `Decision: ${UNREADABLE}`],
  ["a heading names", `# Risks\n\n- ${UNREADABLE}`],
  ["its words show", "We agreed to start with iOS in March."],
  ["its form shows", "https://ferry.example/timetable"],
])("classifier: a label that %s is no guess", (_why, text) => {
  expect(byRules(text).proposals).toMatchObject([{ other_label: null }]);
});
