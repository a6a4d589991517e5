import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { humanize } from "@/app/lib/labels";
import { duration } from "@/app/lib/times";
import {
  detail,
  particulars,
  readClient,
  sentence,
  targetLink,
} from "@/app/w/[workspace]/settings/activity/sentences";
import { reason } from "@/app/w/[workspace]/settings/activity/tool-calls";
import { STATUS } from "@/lib/errors";

const record = {
  id: "1",
  action: "goal.updated",
  origin: "api" as const,
  actor_id: null,
  actor_name: null,
  key_id: null,
  key_name: null,
  tool: null,
  target_type: "goal",
  target_id: "g1",
  outcome: "success",
  duration_ms: 3,
  request_id: "req_1",
  details: null,
  created_at: "2026-11-21T05:39:00.000Z",
};

/** Every action that is written as a literal in the verbs. */
const actions = Object.keys(
  import.meta.glob(["/lib/domain/**/*.ts", "/lib/access/**/*.ts"], { query: "?raw" }),
).flatMap((path) =>
  [...readFileSync(`.${path}`, "utf8").matchAll(/["'](\w+\.\w+)["']/g)].flatMap(([, name]) =>
    name &&
    /\.(created|updated|deleted|generated|restored|relabelled|batch_created|revoked|accepted|added|removed|\w+_changed|renamed|called|failed|succeeded)$/.test(
      name,
    )
      ? [name]
      : [],
  ),
);

test("sentences of the app: every action of the verbs has a sentence", () => {
  expect(actions.length).toBeGreaterThan(20);
  expect(actions).toContain("tool.called");
  const nameless = actions.filter(
    (action) => sentence({ ...record, action }) === humanize(action.replace(".", " ")),
  );
  expect(nameless).toEqual([]);
});

test("sentences of the app: a document that gets another status has words of its own", () => {
  const changed = { ...record, action: "document.updated" };
  expect(sentence(changed)).toBe("Changed a document");
  expect(sentence({ ...changed, details: { changed: "title" } })).toBe("Changed a document");
  const approved = { changed: "status", from: "draft", to: "approved" };
  expect(sentence({ ...changed, details: approved })).toBe("Approved a document");
});

test("sentences of the app: a member who removes themselves has left", () => {
  const removed = { ...record, action: "member.removed", target_id: "u1" };
  expect(sentence({ ...removed, actor_id: "u1" })).toBe("Left the workspace");
  expect(sentence({ ...removed, actor_id: "u2" })).toBe("Removed a member");
});

const call = { client: "claude-code 2.1.3", arguments: { document_id: "019aa3f2" } };
const called = {
  ...record,
  action: "tool.called",
  origin: "mcp" as const,
  tool: "get_document",
  details: call,
};

test("sentences of the app: a call of a tool says which one, and what became of it", () => {
  expect(sentence(called)).toBe("Called get_document");
  expect(particulars(called)).toBe("");
  const missing = { ...called, outcome: "NOT_FOUND" };
  expect(sentence(missing)).toBe("Was refused get_document");
  expect(particulars(missing)).toBe("Not found");
  const unknown = { ...called, outcome: "UNKNOWN_TOOL" };
  expect(sentence(unknown)).toBe("Was refused get_document");
  expect(sentence({ ...unknown, tool: "" })).toBe("Was refused a tool without a name");
  const broken = { ...called, outcome: "INTERNAL_ERROR" };
  expect(sentence(broken)).toBe("Called get_document, which failed");
  expect(particulars(broken)).toBe("A fault of this service");
});

test("sentences of the app: a generation that came to nothing is not told as one that did", () => {
  const generated = { ...record, action: "document.generated", target_type: "document" };
  expect(sentence(generated)).toBe("Generated a document");
  const timeout = { ...generated, target_type: "initiative", outcome: "AI_TIMEOUT" };
  expect(sentence(timeout)).toBe("Could not generate a document for an initiative");
  expect(particulars(timeout)).toBe("The AI provider took too long");
  const made = { document_type: "prd", engine: "builtin" };
  expect(particulars({ ...generated, details: made })).toBe("PRD · Without AI");
});

test("sentences of the app: a change over MCP names its tool beside what it did", () => {
  const change = {
    ...called,
    action: "context_item.batch_created",
    tool: "create_context_items",
    details: { created: 3, ...call },
  };
  expect(sentence(change)).toBe("Created context items in a batch");
  expect(particulars(change)).toBe("create_context_items · 3 items");
  expect(particulars(record)).toBe("");
});

test("sentences of the app: the calling program is shown by itself, and ids among the arguments are not", () => {
  expect(detail(call)).toBe("");
  expect(readClient(call)).toBe("claude-code 2.1.3");
  expect(readClient({ client: null, arguments: {} })).toBeNull();
  expect(readClient(null)).toBeNull();
});

test("sentences of the app: every reason reads as a sentence, not as a code", () => {
  for (const code of [...Object.keys(STATUS), "UNKNOWN_TOOL", "AI_REFUSED"]) {
    expect(reason(code)).toMatch(/^[A-Z][^_]*[a-z]$/);
  }
});

test("sentences of the app: durations have the unit that fits", () => {
  expect(duration(0)).toBe("0 ms");
  expect(duration(999)).toBe("999 ms");
  expect(duration(1240)).toBe("1.2 s");
});

test("sentences of the app: details are names and roles on one line", () => {
  expect(detail({ name: "Ada", from: "member", to: "admin" })).toBe("Ada · Member to Admin");
  expect(detail({ created: 3 })).toBe("3 items");
  expect(detail({ from: null, to: 200 })).toBe("the plan's own to 200");
  expect(detail(null)).toBe("");
});

test("sentences of the app: records on accounts say how, and from where", () => {
  const whence = { browser: "Firefox on Linux", ip_address: "203.0.113.7" };
  const signedIn = { ...record, action: "sign_in.succeeded", details: { with: "totp", ...whence } };
  expect(particulars(signedIn)).toBe(
    "with a password and a code of the app · from Firefox on Linux, 203.0.113.7",
  );
  const failed = { ...signedIn, action: "sign_in.failed", outcome: "refused" };
  const details = { with: "code", browser: "curl" };
  expect(particulars({ ...failed, details })).toBe("Right password, wrong code · from curl");
  const ended = { ...record, action: "session.ended", details: { sessions: 3, ...whence } };
  expect(particulars(ended)).toBe("3 sessions · from Firefox on Linux, 203.0.113.7");
  const own = { ...record, action: "password.changed", actor_id: "u1", target_id: "u1" };
  expect(sentence(own)).toBe("Changed the password of their account");
  expect(sentence({ ...own, actor_id: null })).toBe("Changed the password of an account");
});

test("sentences of the app: a record leads to its target while that exists", () => {
  expect(targetLink("w1", record)).toBe("/w/w1/goals/g1");
  expect(targetLink("w1", { ...record, action: "goal.deleted" })).toBeUndefined();
  expect(targetLink("w1", { ...record, target_type: "api_key" })).toBeUndefined();
});
