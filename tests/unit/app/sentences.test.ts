import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { humanize } from "@/app/lib/words";
import { detail, sentence, targetLink } from "@/app/w/[workspace]/settings/activity/sentences";

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
  import.meta.glob(["/lib/domain/*.ts", "/lib/access/*.ts"], { query: "?raw" }),
).flatMap((path) =>
  [...readFileSync(`.${path}`, "utf8").matchAll(/["'](\w+\.\w+)["']/g)].flatMap(([, name]) =>
    name &&
    /\.(created|updated|deleted|restored|relabelled|batch_created|revoked|accepted|added|removed|\w+_changed|renamed|failed_burst)$/.test(
      name,
    )
      ? [name]
      : [],
  ),
);

test("every action of the verbs has a sentence", () => {
  expect(actions.length).toBeGreaterThan(20);
  const nameless = actions.filter(
    (action) => sentence({ ...record, action }) === humanize(action.replace(".", " ")),
  );
  expect(nameless).toEqual([]);
});

test("who removes themselves has left", () => {
  const removed = { ...record, action: "member.removed", target_id: "u1" };
  expect(sentence({ ...removed, actor_id: "u1" })).toBe("Left the workspace");
  expect(sentence({ ...removed, actor_id: "u2" })).toBe("Removed a member");
});

test("details are names and roles on one line", () => {
  expect(detail({ name: "Ada", from: "member", to: "admin" })).toBe("Ada · Member to Admin");
  expect(detail({ created: 3 })).toBe("3 items");
  expect(detail({ from: null, to: 200 })).toBe("the plan's own to 200");
  expect(detail(null)).toBe("");
});

test("a record leads to its target while that exists", () => {
  expect(targetLink("w1", record)).toBe("/w/w1/goals/g1");
  expect(targetLink("w1", { ...record, action: "goal.deleted" })).toBeUndefined();
  expect(targetLink("w1", { ...record, target_type: "api_key" })).toBeUndefined();
});
