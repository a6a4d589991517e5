import { expect, test, vi } from "vitest";
import { toSafePath } from "@/app/shared/safe-path";
import { createLinkToken } from "@/lib/access/credentials/link-token";
import { links, readInvitationToken } from "@/lib/links";

test.each([
  ["/w/1/documents/2?versions=20", "/w/1/documents/2?versions=20"],
  ["/invite/abc", "/invite/abc"],
  ["/w/1/../../sign-up", "/sign-up"],
])("safe path: %s stays", (next, expected) => {
  expect(toSafePath(next)).toBe(expected);
});

test.each([
  "https://elsewhere.example",
  "//elsewhere.example",
  "/\\elsewhere.example",
  "/\t/elsewhere.example",
  "/%2F/..//elsewhere.example",
  "javascript:alert(1)",
  "w/1",
  "",
  undefined,
  ["/w/1", "/w/2"],
])("safe path: %j never leads to another site", (next) => {
  const { origin } = new URL(toSafePath(next), "http://localhost:3000");
  expect(origin).toBe("http://localhost:3000");
});

test("safe path: an address of another site leads home", () => {
  expect(toSafePath("//elsewhere.example/w/1")).toBe("/");
});

test("safe path: a host is never parsed, since a long one takes a second", () => {
  const parse = vi.spyOn(URL, "canParse");
  for (const next of ["//計画.example", "/\\計画.example", "/\t\n//計画.example"])
    expect(toSafePath(next)).toBe("/");
  expect(parse).not.toHaveBeenCalled();
});

test("safe path: only the path of an invitation has a token", () => {
  const token = createLinkToken();
  expect(readInvitationToken(links.invitation(token))).toBe(token);
  for (const path of ["/", "/invite/", "/invite/a/b", "/invite/a?b=c", "/w/1/invite/a"]) {
    expect(readInvitationToken(path)).toBeUndefined();
  }
});
