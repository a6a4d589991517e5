import { expect, test } from "vitest";
import { completeAddress, isAddress } from "@/app/shared/complete-address";

test.each([
  "https://example.com/a?b#c",
  "http://localhost:3000",
  "halden.example/rules",
  "ada@example.com",
  "mailto:ada@example.com",
  "/docs",
  "../plan.md",
  "#timeline",
  "notes/plan.md",
  "docs/über-uns/",
  "./plan.md",
  "?page=2",
])("is address: %s is one", (typed) => {
  expect(isAddress(completeAddress(typed))).toBe(true);
});

test.each([
  "halden guild rules",
  "halden",
  "https://halden guild rules",
  "https://",
  "see example.com",
  "/halden guild",
  "docs/halden rules.md",
  "ftp://halden.example/rules",
  "javascript:alert(1)",
])("is address: %s is not one", (typed) => {
  expect(isAddress(completeAddress(typed))).toBe(false);
});
