import { expect, test } from "vitest";
import { GOAL_TYPES } from "@/lib/schemas/enums";
import { Goal } from "@/lib/schemas/goals";
import { freshDatabase } from "@/tests/support/database";
import { makeWorkspace } from "@/tests/support/factories";
import { type Api, api } from "@/tests/support/request";
import { createGoal, createInitiative } from "@/tests/support/samples";

freshDatabase();

const FULL = {
  description: "Visits nobody was there for.",
  key_result: "Below 2 %",
  baseline: "4.6 %",
  timeframe: "Q1 2027",
  priority: 10,
};
const EMPTY = {
  description: null,
  key_result: null,
  baseline: null,
  timeframe: null,
  priority: null,
};
const open = async () => api((await makeWorkspace()).key);
const patch = (client: Api, id: string, fields: object) =>
  client.data(Goal, "PATCH", `/goals/${id}`, { body: { scope: "workspace", ...fields } });

test("goals: a new one is stored with every field, absent ones null", async () => {
  const client = await open();
  const { id } = await createInitiative(client);
  const goal = await createGoal(client, id, { title: "\tFewer missed visits " });
  expect(goal).toEqual({
    id: expect.stringMatching(/^[0-9a-f-]{36}$/),
    scope: "initiative",
    initiative_id: id,
    goal_type: "success_metric",
    title: "Fewer missed visits",
    ...EMPTY,
    created_at: goal.updated_at,
    updated_at: expect.stringMatching(/Z$/),
  });
  expect(await client.data(Goal, "GET", `/goals/${goal.id}`)).toEqual(goal);
  expect(await createGoal(client, id, FULL)).toMatchObject(FULL);
  expect(await createGoal(client, id, EMPTY)).toMatchObject(EMPTY);
});

test("goals: type and title are required, and the type is one of the five", async () => {
  const client = await open();
  const reply = await client.call("POST", "/goals", { body: { scope: "workspace" } });
  expect(reply.body.details?.map(({ path }) => path)).toEqual(["goal_type", "title"]);
  for (const goal_type of GOAL_TYPES) {
    expect(await createGoal(client, undefined, { goal_type })).toMatchObject({ goal_type });
  }
  const { id } = await createGoal(client);
  for (const goal_type of ["goal", "General", "", null, 0]) {
    const body = { scope: "workspace", title: "x", goal_type };
    for (const refused of [
      await client.call("POST", "/goals", { body }),
      await client.call("PATCH", `/goals/${id}`, { body }),
    ]) {
      expect(refused).toMatchObject({ status: 400, body: { details: [{ path: "goal_type" }] } });
    }
  }
});

test("goals: an update changes only the fields that are sent", async () => {
  const client = await open();
  const before = await createGoal(client, undefined, FULL);
  let expected = before;
  const changes = {
    ...FULL,
    description: "D",
    key_result: "K",
    baseline: "B",
    timeframe: "T",
    priority: 0,
  };
  for (const [field, value] of Object.entries({ ...changes, goal_type: "general", title: "New" })) {
    const { updated_at, ...after } = await patch(client, before.id, { [field]: value });
    expected = { ...expected, [field]: value, updated_at };
    expect({ ...after, updated_at }).toEqual(expected);
  }
  expect(await patch(client, before.id, {})).toEqual(expected);
});

test("goals: null clears each optional field separately", async () => {
  const client = await open();
  for (const field of Object.keys(EMPTY)) {
    const before = await createGoal(client, undefined, FULL);
    const { updated_at, ...after } = await patch(client, before.id, { [field]: null });
    expect({ ...after, updated_at }).toEqual({ ...before, [field]: null, updated_at });
  }
});

test("goals: a priority is an integer from 0 to 1000, or null", async () => {
  const client = await open();
  const { id } = await createGoal(client);
  const send = (method: "POST" | "PATCH", priority: string) =>
    client.call(method, method === "POST" ? "/goals" : `/goals/${id}`, {
      raw: `{"scope":"workspace","goal_type":"general","title":"x","priority":${priority}}`,
    });
  for (const method of ["POST", "PATCH"] as const) {
    for (const priority of ["0", "1", "1000", "null"]) {
      const { data } = (await send(method, priority)).body;
      expect(data).toMatchObject({ priority: JSON.parse(priority) });
    }
    const wrong = ["-1", "1001", "1.5", '"5"', "true", "[]", "1e400", "9007199254740993"];
    for (const priority of wrong) {
      const reply = await send(method, priority);
      expect(reply).toMatchObject({ status: 400, body: { details: [{ path: "priority" }] } });
    }
  }
});
