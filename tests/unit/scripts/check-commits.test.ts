import { expect, test } from "vitest";
import { findFault } from "@/scripts/check-commits.mjs";

const WHY = "A misspelled flag left the other ways to sign in open.";

test.each([
  ["config: refuse a flag that is neither true nor false", WHY, undefined],
  ["advisors, classifier: read one list of goals", WHY, undefined],
  ["Fix the flag", WHY, "Begin with the area"],
  ["config:", WHY, "Begin with the area"],
  [`config: ${"refuse ".repeat(10)}`, WHY, "Shorten the subject"],
  ["config: refuse the flag", " \n", "Say why"],
])("commit messages: %j is accepted, or told its fault", (subject, body, fault) => {
  const found = findFault(subject, body);
  if (fault) expect(found).toContain(fault);
  else expect(found).toBeUndefined();
});
