import { expect, test } from "vitest";
import { buildTargetLink, describeActivity } from "@/app/shared/activity/describe-activity";
import {
  describeDetails,
  describeParticulars,
  readClient,
} from "@/app/shared/activity/describe-particulars";
import { explainOutcome } from "@/app/shared/activity/tool-calls";
import { formatDuration } from "@/app/shared/times";
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

test("activity: an action of an earlier version is told in its own words", () => {
  expect(describeActivity({ ...record, action: "webhook.sent" })).toBe("Webhook sent");
  expect(describeActivity({ ...record, action: "constructor" })).toBe("Constructor");
});

test("activity: a change of status has its own words", () => {
  const changed = { ...record, action: "document.updated" };
  expect(describeActivity(changed)).toBe("Changed a document");
  expect(describeActivity({ ...changed, details: { changed: "title" } })).toBe(
    "Changed a document",
  );
  const approved = { changed: "status", from: "draft", to: "approved" };
  expect(describeActivity({ ...changed, details: approved })).toBe("Approved a document");
});

test("activity: the line below a change names its fields, and a change of status its two states", () => {
  expect(describeDetails({ changed: "title, description" })).toBe("Title and description");
  expect(describeDetails({ changed: "key_result" })).toBe("Key result");
  const moved = { from: "draft", to: "approved", version: 1 };
  expect(describeDetails({ ...moved, changed: "status" })).toBe("Draft to Approved");
  expect(describeDetails({ ...moved, changed: "title, status" })).toBe("Title · Draft to Approved");
});

test("activity: a restore names the version, and the trash what came back", () => {
  const restored = { ...record, details: { version: 4 } };
  expect(describeActivity({ ...restored, action: "goal.restored" })).toBe(
    "Restored version 4 of a goal",
  );
  expect(describeActivity({ ...restored, action: "initiative.restored" })).toBe(
    "Restored version 4 of an initiative",
  );
  expect(describeParticulars({ ...restored, action: "goal.restored" })).toBe("");
  expect(describeActivity({ ...record, action: "goal.restored" })).toBe(
    "Restored a version of a goal",
  );
  const back = { ...record, action: "trash.restored" };
  expect(describeActivity({ ...back, target_type: "initiative" })).toBe(
    "Brought an initiative back from the trash",
  );
  expect(describeActivity({ ...back, target_type: "upload" })).toBe(
    "Brought an uploaded file back from the trash",
  );
  expect(describeActivity({ ...back, target_type: null })).toBe(
    "Brought something back from the trash",
  );
  expect(describeActivity({ ...record, action: "trash.deleted", target_type: "goal" })).toBe(
    "Removed a goal from the trash for good",
  );
});

test("activity: a member who removes themselves has left", () => {
  const removed = { ...record, action: "member.removed", target_id: "u1" };
  expect(describeActivity({ ...removed, actor_id: "u1" })).toBe("Left the workspace");
  expect(describeActivity({ ...removed, actor_id: "u2" })).toBe("Removed a member");
});

const call = { client: "claude-code 2.1.3", arguments: { document_id: "019aa3f2" } };
const called = {
  ...record,
  action: "tool.called",
  origin: "mcp" as const,
  tool: "get_document",
  details: call,
};

test("activity: a call of a tool names the tool and the outcome", () => {
  expect(describeActivity(called)).toBe("Called get_document");
  expect(describeParticulars(called)).toBe("");
  const missing = { ...called, outcome: "NOT_FOUND" };
  expect(describeActivity(missing)).toBe("Was refused get_document");
  expect(describeParticulars(missing)).toBe("Not found");
  const unknown = { ...called, outcome: "UNKNOWN_TOOL" };
  expect(describeActivity(unknown)).toBe("Was refused get_document");
  expect(describeActivity({ ...unknown, tool: "" })).toBe("Was refused a tool without a name");
  const broken = { ...called, outcome: "INTERNAL_ERROR" };
  expect(describeActivity(broken)).toBe("Called get_document, which failed");
  expect(describeParticulars(broken)).toBe("An error of this service");
});

test("activity: a failed generation is not described as a success", () => {
  const generated = { ...record, action: "document.generated", target_type: "document" };
  expect(describeActivity(generated)).toBe("Generated a document");
  const timeout = { ...generated, target_type: "initiative", outcome: "AI_TIMEOUT" };
  expect(describeActivity(timeout)).toBe("Could not generate a document for an initiative");
  expect(describeParticulars(timeout)).toBe("The AI provider took too long");
  const made = { document_type: "prd", engine: "builtin" };
  expect(describeParticulars({ ...generated, details: made })).toBe("PRD · Without AI");
});

test("activity: a change over MCP names its tool next to its effect", () => {
  const change = {
    ...called,
    action: "context_item.batch_created",
    tool: "create_context_items",
    details: { created: 3, ...call },
  };
  expect(describeActivity(change)).toBe("Created 3 context items");
  expect(describeParticulars(change)).toBe("create_context_items");
  expect(describeParticulars(record)).toBe("");
});

test("activity: the calling program is shown on its own, and ids among the arguments are not", () => {
  expect(describeDetails(call)).toBe("");
  expect(readClient(call)).toBe("claude-code 2.1.3");
  expect(readClient({ client: null, arguments: {} })).toBeNull();
  expect(readClient(null)).toBeNull();
});

test("activity: every reason reads as a sentence, not as a code", () => {
  for (const code of [...Object.keys(STATUS), "UNKNOWN_TOOL", "AI_REFUSED"]) {
    expect(explainOutcome(code)).toMatch(/^[A-Z][^_]*[a-z]$/);
  }
});

test("activity: durations have the unit that fits", () => {
  expect(formatDuration(0)).toBe("0 ms");
  expect(formatDuration(999)).toBe("999 ms");
  expect(formatDuration(1240)).toBe("1.2 s");
});

test("activity: details are names and roles on one line", () => {
  expect(describeDetails({ name: "Ada", from: "member", to: "admin" })).toBe(
    "Ada · Member to Admin",
  );
  expect(describeDetails({ from: null, to: 200 })).toBe("the plan's own to 200");
  expect(describeDetails(null)).toBe("");
});

test("activity: records on accounts name the way and the origin", () => {
  const whence = { browser: "Firefox on Linux", ip_address: "203.0.113.7" };
  const signedIn = { ...record, action: "sign_in.succeeded", details: { with: "totp", ...whence } };
  expect(describeParticulars(signedIn)).toBe(
    "with a password and a code of the app · from Firefox on Linux, 203.0.113.7",
  );
  const failed = { ...signedIn, action: "sign_in.failed", outcome: "refused" };
  const details = { with: "code", browser: "curl" };
  expect(describeParticulars({ ...failed, details })).toBe(
    "Right password, wrong code · from curl",
  );
  const ended = { ...record, action: "session.ended", details: { sessions: 3, ...whence } };
  expect(describeParticulars(ended)).toBe("3 sessions · from Firefox on Linux, 203.0.113.7");
  const own = { ...record, action: "password.changed", actor_id: "u1", target_id: "u1" };
  expect(describeActivity(own)).toBe("Changed the password of their account");
  expect(describeActivity({ ...own, actor_id: null })).toBe("Changed the password of an account");
});

test("activity: a record leads to its target while that exists", () => {
  expect(buildTargetLink("w1", record)).toBe("/w/w1/goals/g1");
  expect(buildTargetLink("w1", { ...record, action: "goal.deleted" })).toBeUndefined();
  expect(buildTargetLink("w1", { ...record, target_type: "api_key" })).toBeUndefined();
});
