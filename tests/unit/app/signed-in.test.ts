import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { afterAll, expect, test, vi } from "vitest";
import ErrorPage from "@/app/error";
import { findSignedInUser, orNotFound } from "@/app/shared/signed-in";
import { getCurrentUser } from "@/lib/access/session";

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
  getCurrentUser: vi.fn(async (given: Headers) => Object.fromEntries(given)),
}));
afterAll(() => {
  vi.doUnmock("next/headers");
  vi.doUnmock("@/lib/access/session");
});

test("signed in: the session is read from the cookies that an action set", async () => {
  const read = { cookie: "session=new.a%3D; theme=b", "user-agent": "Firefox" };
  expect(await findSignedInUser()).toEqual(read);
});

test("signed in: an outage keeps its name up to the page that explains it, as other errors keep their digest", async () => {
  const show = (error: unknown) =>
    renderToStaticMarkup(createElement(ErrorPage, { error, retry: () => {} }));
  const gone = Object.assign(new Error("connect ECONNREFUSED"), { code: "ECONNREFUSED" });
  vi.mocked(getCurrentUser).mockRejectedValueOnce(gone);
  const thrown = await findSignedInUser().catch((error: unknown) => error);
  expect(show(thrown)).toContain("The database cannot be reached");
  expect(show(thrown)).not.toContain("database_unavailable");

  const slow = Object.assign(new Error("canceled"), { code: "57014" });
  expect(show(await orNotFound(Promise.reject(slow)).catch((error: unknown) => error))).toContain(
    "The database did not answer in time",
  );
  const fault = Object.assign(new Error("Broken"), { digest: "42" });
  expect(show(fault)).toMatch(/This page could not be shown.+report 42/);
});
