import { expect, onTestFinished, test, vi } from "vitest";
import * as z from "zod";
import { accountAction, answerForm, workspaceAction } from "@/app/shared/action";
import { EditedMeanwhile } from "@/app/shared/merge-edit";
import * as signedIn from "@/app/shared/signed-in";
import { log } from "@/lib/log";

const schema = z.object({
  role: z.enum(["owner", "admin", "member"]),
  name: z.string().min(1).max(5),
  email: z.string().endsWith("@example.com", "Use your address at work."),
});

const read = (fields: Record<string, string>) => {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  return answerForm(schema, form, async ({ role }) => role);
};

test("forms: a field that is refused has a sentence of ours", async () => {
  expect(await read({ role: "king", name: "", email: "a@b.c" })).toEqual({
    fields: {
      role: "Must be one of owner, admin, member.",
      name: "Must not be empty.",
      email: "Use your address at work.",
    },
  });
});

test("forms: what is valid reaches the verb", async () => {
  expect(await read({ role: "admin", name: "Ada", email: "a@example.com" })).toEqual({
    data: "admin",
  });
});

test("forms: a conflict is answered with the values of the other person", async () => {
  const answer = await answerForm(z.object({}), new FormData(), () => {
    throw new EditedMeanwhile({ title: "Hail" });
  });
  expect(answer).toEqual({ theirs: { title: "Hail" } });
});

test("forms: an argument that is not a form is refused in a sentence", async () => {
  // A client may call a server action with any arguments.
  const answer: unknown = await Reflect.apply(answerForm, undefined, [schema, undefined, read]);
  expect(answer).toEqual({
    error: "The form arrived empty. Reload the page, then try again.",
  });
});

test("forms: without the database, the form is answered with a sentence in place of a failed page", async () => {
  vi.spyOn(log, "error").mockImplementation(() => {});
  const gone = Object.assign(new Error("connect ECONNREFUSED"), { code: "ECONNREFUSED" });
  vi.spyOn(signedIn, "findSignedInUser").mockRejectedValue(gone);
  onTestFinished(() => void vi.restoreAllMocks());
  const refusal = {
    error: expect.stringMatching(/^The database is unreachable/),
    code: "SERVICE_UNAVAILABLE",
  };
  const send = async () => ({ saved: true });
  expect(await workspaceAction(schema, send)("1", {}, new FormData())).toEqual(refusal);
  expect(await accountAction(schema, send)({}, new FormData())).toEqual(refusal);
});
