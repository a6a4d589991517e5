import { expect, test } from "vitest";
import { askBefore } from "@/app/w/[workspace]/settings/members/role-change";
import type { Role } from "@/lib/schemas/enums";

const grace = { name: "Grace", isSelf: false };
const to = (role: Role, emails: string[]) => emails.map((email) => ({ email, role }));

test("role change: only making an owner or taking power asks for confirmation", () => {
  expect(askBefore({ ...grace, from: "member", to: "admin" })).toBeUndefined();
  expect(askBefore({ ...grace, from: "admin", to: "admin" })).toBeUndefined();
  expect(askBefore({ ...grace, from: "admin", to: "owner" })?.title).toBe("Make Grace an owner?");
  expect(askBefore({ ...grace, from: "admin", to: "member" })).toEqual({
    title: "Make Grace a member?",
    description: "Grace can no longer manage members or API keys.",
    confirm: "Make member",
  });
  const self = askBefore({ name: "Ada", isSelf: true, from: "owner", to: "admin" });
  expect(self?.title).toBe("Make yourself an admin?");
  expect(self?.description).toBe("You can no longer change the plan or make owners.");
});

test("role change: a demotion names the keys and invitations that end with it", () => {
  const handed = {
    keys: 2,
    invitations: [...to("member", ["a@x.org", "b@x.org", "c@x.org"]), ...to("owner", ["d@x.org"])],
  };
  expect(askBefore({ ...grace, from: "owner", to: "member", handed })?.description).toBe(
    "Grace can no longer manage members or API keys, or change the plan. 2 API keys that they made will end in 30 days. The open invitations for a@x.org, b@x.org, c@x.org and 1 more that they sent end at once.",
  );
  expect(askBefore({ ...grace, from: "owner", to: "admin", handed })?.description).toBe(
    "Grace can no longer change the plan or make owners. The open invitation for d@x.org that they sent ends at once.",
  );
});
