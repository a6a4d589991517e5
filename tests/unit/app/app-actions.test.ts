import { readdirSync } from "node:fs";
import path from "node:path";
import { headers } from "next/headers";
import { afterAll, describe, expect, test, vi } from "vitest";
import { SIGNED_OUT } from "@/app/shared/ask-server";
import { listActivity } from "@/lib/domain/activity/activity-log";
import { createContextItem } from "@/lib/domain/context/context-items";
import { createGoal } from "@/lib/domain/context/goals";
import { createDocument } from "@/lib/domain/documents/documents";
import { createInitiative } from "@/lib/domain/initiatives/initiatives";
import { invite } from "@/lib/domain/members/invitations";
import { freshDatabase } from "@/tests/support/database";
import { joinAs, makeWorkspace } from "@/tests/support/factories";
import { asCaller } from "@/tests/support/signed-in";

vi.mock("next/headers", () => ({
  headers: vi.fn(async () => new Headers()),
  cookies: async () => ({ getAll: () => [] }),
}));
vi.mock("next/cache", () => ({ refresh: vi.fn() }));
vi.mock("@/lib/access/session", async (original) => ({
  ...(await original<typeof import("@/lib/access/session")>()),
  // Signs in the user that the header names.
  getCurrentUser: async (given: Headers) => {
    const id = given.get("x-signed-in");
    return id ? asCaller({ id, name: "Somebody", email: "somebody@example.com" }) : undefined;
  },
}));
afterAll(() => {
  vi.doUnmock("next/headers");
  vi.doUnmock("next/cache");
  vi.doUnmock("@/lib/access/session");
});

freshDatabase();

/** The form stays, with what was entered. */
const REFUSED = `answered ${JSON.stringify({ error: SIGNED_OUT })}`;

/** Every file of server actions inside a workspace. */
const FILES = readdirSync("app/w", { recursive: true, encoding: "utf8" })
  .filter((file) => file.endsWith("actions.ts"))
  .map((file) => `app/w/${file}`)
  .sort();

type Action = (workspaceId: string, previous: object, form: FormData) => Promise<unknown>;
type AccountAction = (previous: object, form: FormData) => Promise<unknown>;

const listActions = async (file: string): Promise<[string, Action][]> =>
  Object.entries(await import(/* @vite-ignore */ path.resolve(file)));

/** Calls an action and returns its answer, or the redirect that it asks Next for. */
async function outcome(
  action: Action,
  workspaceId: string,
  signedIn?: string,
  fields: Record<string, string> = {},
): Promise<string> {
  vi.mocked(headers).mockResolvedValue(new Headers(signedIn ? { "x-signed-in": signedIn } : {}));
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  try {
    return `answered ${JSON.stringify(await action(workspaceId, {}, form))}`;
  } catch (error) {
    return error instanceof Error && "digest" in error ? String(error.digest) : String(error);
  }
}

test("server actions: the sweep sees the actions", () => {
  expect(FILES.length).toBeGreaterThan(10);
  expect(FILES).toContain("app/w/[workspace]/context-items/actions.ts");
});

describe.each(FILES)("server actions: %s", (file) => {
  test("has actions for members only: 404 for an outsider, a sentence without a session", async () => {
    const [ours, theirs] = [await makeWorkspace(), await makeWorkspace()];
    const actions = await listActions(file);
    expect(actions).not.toEqual([]);
    for (const [name, action] of actions) {
      const outsider = await outcome(action, ours.caller.workspaceId, theirs.caller.userId);
      expect(outsider, `${name}, as an outsider`).toBe("NEXT_HTTP_ERROR_FALLBACK;404");
      const signedOut = await outcome(action, ours.caller.workspaceId);
      expect(signedOut, `${name}, signed out`).toBe(REFUSED);
    }
  });

  test("has actions that name the missing fields to a member who sends nothing", async () => {
    const { caller } = await makeWorkspace();
    for (const [name, action] of await listActions(file)) {
      if (name === "openSample") continue; // it needs nothing
      const answer = await outcome(action, caller.workspaceId, caller.userId);
      expect(answer, name).toMatch(/^answered \{"(?:fields|error)":/);
    }
  });
});

test("server actions: copying works only from and to workspaces of the caller", async () => {
  const [ours, theirs] = [await makeWorkspace(), await makeWorkspace()];
  const { id } = await createInitiative(ours.caller, { title: "Ours" });
  const { copy } = await import("@/app/w/[workspace]/initiatives/actions");
  const to = (place: string) =>
    outcome(copy, ours.caller.workspaceId, ours.caller.userId, { id, to: place });
  expect(await to(theirs.caller.workspaceId)).toMatch(
    /^answered \{"error":"Workspace not found\. This page may be out of date\. Reload it\."/,
  );
  expect(await to(ours.caller.workspaceId)).toMatch(/^answered \{"fields":\{"to":/);
  const { workspaceId } = await makeWorkspace();
  await joinAs(workspaceId, ours.caller.userId, "member");
  expect(await to(workspaceId)).toMatch(
    new RegExp(`^answered \\{"data":\\{"path":"/w/${workspaceId}/initiatives/`),
  );
});

test("server actions: an attempt creates once, whoever sends it how often", async () => {
  const { caller } = await makeWorkspace();
  const { id: initiative_id } = await createInitiative(caller, { title: "Ours" });
  const { create } = await import("@/app/w/[workspace]/goals/actions");
  const { create: createAnother } = await import("@/app/w/[workspace]/context-items/actions");
  const send = (attempt: string, title = "Fewer calls") =>
    outcome(create, caller.workspaceId, caller.userId, {
      ...{ attempt, initiative_id, goal_type: "user_outcome", title },
      ...{ description: "", key_result: "", baseline: "", timeframe: "" },
    });
  const first = await send("1-2-3-4");
  expect(first).toMatch(/^answered \{"data":\{"id":/);
  expect(await send("1-2-3-4")).toBe(first);
  expect(await send("1-2-3-5")).not.toBe(first);
  expect(await send("1-2-3-4", "Another")).toMatch(/^answered \{"error":/);
  expect(await send("é")).toMatch(/^answered \{"error":"Idempotency-Key must be/);
  const item = {
    attempt: "1-2-3-4",
    initiative_id,
    label: "risk",
    title: "Rain",
    content: "Rain.",
    source_url: "",
  };
  expect(await outcome(createAnother, caller.workspaceId, caller.userId, item)).toContain("risk");
  const without = [await send(""), await send("")];
  expect(without[0]).not.toBe(without[1]);
});

test("server actions: a repeated attempt leads to what the first one created", async () => {
  const { caller } = await makeWorkspace();
  const { create } = await import("@/app/w/[workspace]/initiatives/actions");
  const send = (attempt: string) =>
    outcome(create, caller.workspaceId, caller.userId, { attempt, title: "Ours" });
  const first = await send("5-6-7-8");
  expect(first).toMatch(new RegExp(`^NEXT_REDIRECT;.*/w/${caller.workspaceId}/initiatives/`));
  expect(await send("5-6-7-8")).toBe(first);
  expect(await send("5-6-7-9")).not.toBe(first);
});

describe.each([
  "app/account/actions.ts",
  "app/account/factor-actions.ts",
  "app/invite/[token]/actions.ts",
  "app/verify/[token]/actions.ts",
  "app/workspaces/new/actions.ts",
])("server actions: %s", (file) => {
  const NEED_NOTHING = ["dropPicture", "endSessionsElsewhere", "withdrawChange"];
  const actions = async (): Promise<[string, AccountAction][]> =>
    Object.entries(await import(/* @vite-ignore */ path.resolve(file)));

  test("has actions that need a session", async () => {
    expect(await actions()).not.toEqual([]);
    for (const [name, action] of await actions()) {
      const signedOut = await outcome((_, ...sent) => action(...sent), "");
      expect(signedOut, name).toBe(REFUSED);
    }
  });

  test("a form without a field gets an answer that names the field", async () => {
    const { caller } = await makeWorkspace();
    for (const [name, action] of await actions()) {
      if (NEED_NOTHING.includes(name)) continue;
      const answer = await outcome((_, ...sent) => action(...sent), "", caller.userId);
      expect(answer, name).toMatch(/^answered \{"(?:fields|error)":/);
    }
  });
});

test("server actions: no action reaches a resource of another workspace", async () => {
  const [ours, theirs] = [await makeWorkspace(), await makeWorkspace()];
  const { id: initiative_id } = await createInitiative(theirs.caller, { title: "Theirs" });
  const place = { scope: "initiative" as const, initiative_id };
  const item = { ...place, label: "risk" as const, title: "Rain", content: "It rains" };
  const goal = { ...place, goal_type: "general" as const, title: "Less driving" };
  const document = await createDocument(theirs.caller, {
    initiative_id,
    type: "prd",
    title: "One",
  });
  const made = [
    initiative_id,
    document.id,
    (await createContextItem(theirs.caller, item)).id,
    (await createGoal(theirs.caller, goal)).id,
  ];
  // A possible target of a copy.
  const { workspaceId: to } = await makeWorkspace();
  await joinAs(to, ours.caller.userId, "member");
  const { id: invited } = await invite(theirs.caller, {
    email: "somebody@example.com",
    role: "member",
  });
  made.push(invited);
  const count = async () =>
    (await listActivity(theirs.caller, { limit: 100, offset: 0 })).items.length;
  const before = await count();
  for (const file of FILES) {
    for (const [name, action] of await listActions(file)) {
      for (const id of made) {
        const answer = await outcome(action, ours.caller.workspaceId, ours.caller.userId, {
          ...{
            id,
            ids: JSON.stringify([id]),
            initiative_id: id,
            scope: "initiative",
            etag: "*",
            opened: "{}",
          },
          ...{ title: "Ours", content: "Ours", label: "decision", goal_type: "general" },
          ...{ type: "prd", status: "approved", archived: "true", name: "Ours", to },
          items: JSON.stringify([{ label: "risk", title: "Ours", content: "Ours" }]),
        });
        expect(answer, `${file}: ${name}`).not.toContain(id);
      }
    }
  }
  expect(await count()).toBe(before);
});
