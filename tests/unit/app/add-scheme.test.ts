import { expect, test } from "vitest";
import { addScheme } from "@/app/shared/form-fields";

test.each([
  ["example.com/plans?q=1#top", "https://example.com/plans?q=1#top"],
  [" www.example.com ", "https://www.example.com"],
  ["example.com:8443/plans", "https://example.com:8443/plans"],
  ["münchen.example", "https://münchen.example"],
])("with scheme: '%s' becomes '%s'", (typed, address) => {
  expect(addScheme(typed)).toBe(address);
});

test.each([
  "https://example.com",
  "http://example.com",
  "javascript:alert(1)",
  "mailto:ada@example.com",
  "ada@example.com",
  "the plan of May",
  "localhost",
  "see example.com",
  "",
])("with scheme: '%s' stays unchanged", (typed) => {
  expect(addScheme(typed)).toBe(typed);
});
