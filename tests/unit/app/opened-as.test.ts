import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { afterEach, expect, test, vi } from "vitest";
import * as z from "zod";
import { accountAction, workspaceAction } from "@/app/shared/action";
import { catchUnreachable } from "@/app/shared/catch-unreachable";
import { toForm } from "@/app/shared/form-values";
import { explainOtherAccount, noteOpenedAs, OPENED_AS } from "@/app/shared/opened-as";
import * as signedIn from "@/app/shared/signed-in";
import { asCaller } from "@/tests/support/signed-in";

afterEach(() => void vi.restoreAllMocks());

const NORA = { userId: "1", name: "Nora Lind" };
const BEN = { userId: "2", name: "Ben Okafor" };
const REFUSAL = /^This page was opened as Nora Lind, but Ben Okafor is signed in now/;

test("opened as: a form tells for whom its page was opened, until the page is left", async () => {
  const action = vi.fn(async (_: object, form: FormData) => ({ data: form.get(OPENED_AS) }));
  const send = async () => (await catchUnreachable(action)({}, toForm({}))).data;
  const forget = noteOpenedAs(NORA);
  expect(await send()).toBe("1 Nora Lind");
  forget();
  expect(await send()).toBeNull();
});

test("opened as: a page that is left late does not forget the next one", async () => {
  const forget = noteOpenedAs(NORA);
  const forgetNext = noteOpenedAs(BEN);
  forget();
  const action = async (_: object, form: FormData) => ({ data: form.get(OPENED_AS) });
  expect(await catchUnreachable(action)({}, toForm({}))).toEqual({ data: "2 Ben Okafor" });
  forgetNext();
});

test("opened as: only the form of another person's page is refused", () => {
  const explain = (told?: string) =>
    explainOtherAccount(toForm(told === undefined ? {} : { [OPENED_AS]: told }), BEN);
  expect(explain("1 Nora Lind")).toMatch(REFUSAL);
  expect(explain("2 Ben")).toBeUndefined();
  expect(explain()).toBeUndefined();
  expect(explain("")).toMatch(/opened as somebody else/);
});

test("opened as: actions of workspaces and of accounts refuse before they do anything", async () => {
  const caller = asCaller({ id: BEN.userId, name: BEN.name, email: "ben@example.com" });
  vi.spyOn(signedIn, "findSignedInUser").mockResolvedValue(caller);
  const run = vi.fn(async () => ({ saved: true }));
  const form = () => toForm({ [OPENED_AS]: "1 Nora Lind" });
  const refusal = { error: expect.stringMatching(REFUSAL) };
  expect(await workspaceAction(z.object({}), run)("1", {}, form())).toEqual(refusal);
  expect(await accountAction(z.object({}), run)({}, form())).toEqual(refusal);
  expect(run).not.toHaveBeenCalled();
});

test("opened as: every page with a form of the person's own account is bound to them", () => {
  const read = (file: string) => readFileSync(path.join("app", file), "utf8");
  const files = readdirSync("app", { recursive: true, encoding: "utf8" });
  const pages = files
    .filter((file) => file.endsWith("actions.ts") && read(file).includes("accountAction"))
    .map((file) => path.join(path.dirname(file), "page.tsx"));
  expect(pages).toContain(path.join("workspaces", "new", "page.tsx"));
  expect(pages.filter((page) => !read(page).includes("<BindForms"))).toEqual([]);
});
