import { expect, test } from "vitest";
import { createPathMatcher } from "@/server/match-path";

const find = createPathMatcher({ "/goals/{id}": "one", "/goals": "all", "/goals/new": "form" });

test.each([
  ["/goals", "all", {}],
  ["/goals/7", "one", { id: "7" }],
  ["/goals/new", "form", {}],
])("pathMatcher: %s is answered by the pattern that fits best", (path, target, params) => {
  expect(find(path)).toMatchObject({ target, params });
});

test.each(["/goals/", "/goals/7/", "/goals/7/versions", "goals", "/", ""])(
  "pathMatcher: '%s' is no path of the API",
  (path) => expect(find(path)).toBeUndefined(),
);
