import { expect, test } from "vitest";
import { NewInvitation } from "@/lib/schemas/members";

const refusal = (email: string) => NewInvitation.safeParse({ email }).error?.issues[0]?.message;

test.each([
  "ada@example.com, grace@example.com",
  "ada@example.com grace@example.com",
  "ada@example.com;grace@example.com",
  "Ada <ada@example.com>, Grace <grace@example.com>",
])("invited email: several addresses are refused as such: %s", (email) => {
  expect(refusal(email)).toBe("Enter one address at a time.");
});

test.each(["ada", "ada@", "ada@@example.com", "ada @example.com", "ada, grace"])(
  "invited email: a wrong address is refused as one: %s",
  (email) => {
    expect(refusal(email)).toMatch(/^Enter a full email address/);
  },
);

test("invited email: spaces around an address do not matter", () => {
  expect(NewInvitation.parse({ email: " Ada@Example.com " }).email).toBe("ada@example.com");
});

test("invited email: a long hostile text is refused at once", () => {
  // A backtracking expression would take hours.
  expect(refusal("@".repeat(50_000) + ",".repeat(50_000))).toBe("Enter one address at a time.");
});
