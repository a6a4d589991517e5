import { afterAll, expect, test, vi } from "vitest";
import { findSignedInUser } from "@/app/shared/signed-in";

vi.mock("next/headers", () => ({
  headers: async () => new Headers({ cookie: "session=old", "user-agent": "Firefox" }),
  cookies: async () => ({
    getAll: () => [
      { name: "session", value: "new.a=" },
      { name: "theme", value: "b" },
    ],
  }),
}));
vi.mock("@/lib/access/session", () => ({
  getCurrentUser: async (given: Headers) => Object.fromEntries(given),
}));
afterAll(() => {
  vi.doUnmock("next/headers");
  vi.doUnmock("@/lib/access/session");
});

test("signed in: the session is read from the cookies that an action set", async () => {
  const read = { cookie: "session=new.a%3D; theme=b", "user-agent": "Firefox" };
  expect(await findSignedInUser()).toEqual(read);
});
