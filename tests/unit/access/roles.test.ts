import { expect, test } from "vitest";
import { hasPowerOver, mayRevokeKey } from "@/lib/access/roles";
import { ROLES } from "@/lib/schemas/enums";

test("roles: an owner has power over every role, an admin over those below owner, a member over none", () => {
  const list = (role: (typeof ROLES)[number]) => ROLES.filter((one) => hasPowerOver(role, [one]));
  expect(list("owner")).toEqual(ROLES);
  expect(list("admin")).toEqual(["admin", "member"]);
  expect(list("member")).toEqual([]);
  expect(hasPowerOver("admin", ["member", "owner"])).toBe(false);
});

test("roles: members revoke only their own keys", () => {
  expect(ROLES.filter((role) => mayRevokeKey({ role, userId: "anna" }, "anna"))).toEqual(ROLES);
  expect(ROLES.filter((role) => mayRevokeKey({ role, userId: "anna" }, "ben"))).toEqual([
    "owner",
    "admin",
  ]);
});
