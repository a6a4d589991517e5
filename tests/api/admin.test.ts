import { beforeAll, expect, test } from "vitest";
import { readCommand, wantsSecret } from "@/lib/admin/command-line";
import { freshDatabase } from "@/tests/support/database";

freshDatabase();

const admin = (...argv: string[]) => readCommand(argv)();
/** With a password on standard input. */
const adminWith = (secret: string, ...argv: string[]) => readCommand(argv, secret)();
const ID = expect.stringMatching(/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/);
const TIME = expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/);
const UNKNOWN = "00000000-0000-4000-8000-000000000001";

const ada = ["--email", "ada@example.com"];

beforeAll(async () => {
  await admin("user", "create", ...ada, "--name", "Ada", "--password", "correct horse");
});

async function makeWorkspace(...flags: string[]) {
  const answer = await admin("workspace", "create", "--name", "Field planning", ...flags);
  const { id } = Object(answer);
  return { answer, id: String(id) };
}

test("admin: user create prints the id and the e-mail address, which is taken from then on", async () => {
  const flags = ["--email", "Cy@example.com", "--name", "Cy", "--password", "correct horse"];
  expect(await admin("user", "create", ...flags)).toEqual({ id: ID, email: "cy@example.com" });
  await expect(admin("user", "create", ...flags)).rejects.toThrow("already has an account. `user");
});

test("admin: a password is read from standard input; user create also takes --password", async () => {
  const di = ["--email", "di@example.com"];
  const create = ["user", "create", ...di, "--name", "Di"];
  expect(wantsSecret(create)).toBe(true);
  expect(wantsSecret([...create, "--password", "correct horse"])).toBe(false);
  expect(wantsSecret(["user", "list"])).toBe(false);
  const user = { id: ID, email: "di@example.com" };
  expect(await adminWith("correct horse", ...create)).toEqual(user);
  expect(await adminWith("another horse", "user", "password", ...di)).toEqual(user);
  const short = () => readCommand(["user", "password", ...di], "short");
  expect(short).toThrow("The password: Use at least 8 characters.");
  expect(short).not.toThrow(/: short/);
});

test("admin: user list, disable, enable, reset-link, remove-factors, session end and delete print the documented fields", async () => {
  const email = ["--email", "ed@example.com"];
  await adminWith("correct horse", "user", "create", ...email, "--name", "Ed");
  const ed = { id: ID, email: "ed@example.com" };
  const listed = {
    name: "Ed",
    email_verified: true,
    created_at: TIME,
    disabled_at: null,
    delete_after: null,
    has_password: true,
  };
  expect(await admin("user", "list")).toContainEqual({ ...ed, ...listed, sessions: 0 });
  const disabled = await admin("user", "disable", ...email);
  expect(disabled).toEqual({ ...ed, disabled_at: TIME });
  expect(await admin("user", "disable", ...email)).toEqual(disabled);
  await expect(admin("user", "reset-link", ...email)).rejects.toThrow("Enable it first");
  expect(await admin("user", "enable", ...email)).toEqual({ ...ed, disabled_at: null });
  const moved = ["--email", "edward@example.com"];
  const to = await admin("user", "email", ...email, "--to", "edward@example.com");
  expect(to).toEqual({ ...ed, email: "edward@example.com" });
  expect(await admin("user", "email", ...moved, "--to", "ed@example.com")).toEqual(ed);
  expect(await admin("user", "reset-link", ...email)).toEqual({
    url: expect.stringMatching(/^http:\/\/localhost:3000\/reset\/[\w-]{43}$/),
    expires_at: TIME,
  });
  expect(await admin("user", "remove-factors", ...email)).toEqual({ ...ed, removed: 0 });
  expect(await admin("session", "end", ...email)).toEqual({
    user_id: ID,
    email: "ed@example.com",
    ended: 0,
  });
  const { id } = await makeWorkspace("--tier", "pro", "--owner", "ed@example.com");
  expect(await admin("user", "delete", ...email)).toEqual({
    ...ed,
    deleted: true,
    deleted_workspaces: [id],
  });
  await expect(admin("user", "delete", ...email)).rejects.toThrow("No account has");
});

test("admin: workspace list names the owners, workspace delete the workspace", async () => {
  const { id } = await makeWorkspace("--tier", "pro", "--owner", "ada@example.com");
  expect(await admin("workspace", "list")).toContainEqual({
    id,
    name: "Field planning",
    kind: "team",
    tier: "pro",
    quota_limit: null,
    created_at: TIME,
    owners: ["ada@example.com"],
    members: 1,
  });
  const deleted = { id, name: "Field planning", deleted: true };
  expect(await admin("workspace", "delete", "--id", id)).toEqual(deleted);
  await expect(admin("workspace", "delete", "--id", id)).rejects.toThrow("not found");
});

test("admin: workspace create, tier and quota print the workspace", async () => {
  const { answer, id } = await makeWorkspace("--tier", "free", "--owner", "ADA@example.com");
  expect(answer).toEqual({ id: ID, name: "Field planning", tier: "free" });

  const workspace = { id, name: "Field planning", kind: "team", created_at: TIME };
  expect(await admin("workspace", "tier", "--id", id, "--tier", "pro")).toEqual({
    ...workspace,
    tier: "pro",
    quota_limit: null,
  });
  expect(await admin("workspace", "quota", "--id", id, "--limit", "0")).toEqual({
    ...workspace,
    tier: "pro",
    quota_limit: 0,
  });
});

test("admin: workspace create --personal puts the person's own workspace on the plan, and never makes two", async () => {
  const flags = ["--tier", "pro", "--owner", "ada@example.com", "--personal"];
  const first = await makeWorkspace(...flags);
  expect(first.answer).toEqual({ id: ID, name: "Field planning", tier: "pro" });
  expect((await makeWorkspace(...flags)).id).toBe(first.id);
});

test("admin: member add and member remove print the membership", async () => {
  const { id } = await makeWorkspace("--tier", "team", "--owner", "ada@example.com");
  await admin(
    "user",
    "create",
    "--email",
    "bo@example.com",
    "--name",
    "Bo",
    "--password=-dashes--",
  );
  const place = ["--workspace", id, "--email", "bo@example.com"];
  const membership = {
    workspace_id: id,
    user_id: ID,
    name: "Bo",
    email: "bo@example.com",
    role: "admin",
    joined_at: TIME,
  };
  expect(await admin("member", "add", ...place, "--role", "admin")).toEqual(membership);
  expect(await admin("member", "remove", ...place)).toEqual(membership);
  const refusal =
    "bo@example.com is not a member of this workspace. “member add” adds people to it.";
  await expect(admin("member", "remove", ...place)).rejects.toThrow(refusal);
  await expect(admin("key", "create", ...place, "--name", "CI")).rejects.toThrow(refusal);
  const [own] = Object(await admin("workspace", "list")).filter(
    (workspace: { kind: string }) => workspace.kind === "personal",
  );
  const stranger = ["--workspace", own.id, "--email", "bo@example.com", "--name", "CI"];
  await expect(admin("key", "create", ...stranger)).rejects.toThrow(
    "A personal workspace is for one person. Make a team workspace",
  );
});

test("admin: key create shows the key, key revoke the time, the same one when repeated", async () => {
  const { id } = await makeWorkspace("--tier", "team", "--owner", "ada@example.com");
  const flags = ["--name", "CI", "--expires-in-days", "30", "--read-only"];
  const key = Object(await admin("key", "create", "--workspace", id, ...ada, ...flags));
  expect(key).toEqual({
    id: ID,
    prefix: key.key.slice(0, 16),
    key: expect.stringMatching(/^gwk_live_[0-9A-Za-z]{49}$/),
  });
  const revoked = await admin("key", "revoke", "--id", key.id);
  expect(revoked).toEqual({ id: key.id, revoked_at: TIME });
  expect(await admin("key", "revoke", "--id", key.id)).toEqual(revoked);
  expect(await admin("key", "list", "--workspace", id)).toEqual([
    expect.objectContaining({ id: key.id, name: "CI", scope: "read_only", status: "revoked" }),
  ]);
  const records = await admin("activity", "list", "--workspace", id, "--limit", "2");
  expect(records).toMatchObject([
    { action: "key.revoked", actor_id: null },
    { action: "key.created", actor_id: null },
  ]);
});

test("admin: a disabled person gets no key", async () => {
  const who = ["--email", "dora@example.com"];
  await admin("user", "create", ...who, "--name", "Dora", "--password", "correct horse");
  const { id } = await makeWorkspace("--tier", "team", "--owner", "dora@example.com");
  await admin("user", "disable", ...who);
  const create = admin("key", "create", "--workspace", id, ...who, "--name", "CI");
  await expect(create).rejects.toThrow("Enable it first, with `user enable`.");
});

test("admin: a free workspace gets no key, and the sentence says why", async () => {
  const { id } = await makeWorkspace("--tier", "free", "--owner", "ada@example.com");
  await expect(admin("key", "create", "--workspace", id, ...ada, "--name", "CI")).rejects.toThrow(
    "paid plan",
  );
});

test("admin: activity list prints the records, newest first, with exactly the documented fields", async () => {
  const { id } = await makeWorkspace("--tier", "team", "--owner", "ada@example.com");
  await admin("workspace", "tier", "--id", id, "--tier", "consultant");
  const records = await admin("activity", "list", "--workspace", id);
  const record = {
    id: ID,
    origin: "app",
    key_id: null,
    tool: null,
    target_type: "workspace",
    target_id: id,
    outcome: "success",
    duration_ms: expect.any(Number),
    request_id: expect.stringMatching(/^req_/),
    created_at: TIME,
  };
  expect(records).toEqual([
    { ...record, action: "workspace.tier_changed", actor_id: null },
    { ...record, action: "workspace.created", actor_id: null },
  ]);
  expect(await admin("activity", "list", "--workspace", id, "--limit", "1")).toHaveLength(1);
});

test("admin: member remove warns if it leaves a workspace without members", async () => {
  const { id } = await makeWorkspace("--tier", "team", "--owner", "ada@example.com");
  const warning = expect.stringMatching(/^Nobody can enter .* “member add --role owner”/);
  const answer = await admin("member", "remove", "--workspace", id, ...ada);
  expect(answer).toMatchObject({ role: "owner", warning });
});

const UNKNOWN_WORKSPACE = "Workspace not found. `workspace list` lists all workspaces.";

test.each([
  [UNKNOWN_WORKSPACE, "workspace", "tier", "--id", UNKNOWN, "--tier", "pro"],
  [UNKNOWN_WORKSPACE, "workspace", "delete", "--id", UNKNOWN],
  [UNKNOWN_WORKSPACE, "member", "remove", "--workspace", UNKNOWN, ...ada],
  [UNKNOWN_WORKSPACE, "activity", "list", "--workspace", UNKNOWN],
  [UNKNOWN_WORKSPACE, "search", "reindex", "--workspace", UNKNOWN],
  [UNKNOWN_WORKSPACE, "key", "create", "--workspace", UNKNOWN, ...ada, "--name", "CI"],
  [
    "API key not found. `key list` lists the keys of a workspace.",
    ...["key", "revoke", "--id", UNKNOWN],
  ],
  [
    "No account has the email address nobody@example.com. `user list` lists all accounts.",
    ...["workspace", "create", "--name", "A", "--tier", "pro", "--owner", "nobody@example.com"],
  ],
])("admin: a refusal names the command that lists them: %s %s %s", async (sentence, ...argv) => {
  await expect(admin(...argv)).rejects.toThrow(sentence);
});
