import { expect, test } from "vitest";
import { freshDatabase } from "@/tests/support/database";
import { makeWorkspace } from "@/tests/support/factories";
import { fullClient } from "@/tests/support/full-client";
import { api } from "@/tests/support/request";
import { createInitiative } from "@/tests/support/samples";

freshDatabase();

const WORKSPACE_FIELDS = [
  "workspace_id",
  "workspaceId",
  "org_id",
  "organization_id",
  "organizationId",
];

test("warnings: unknown fields are ignored and named, known ones are not", async () => {
  const client = api((await makeWorkspace()).key);
  const body = { titel: "Typo", title: "Right", Description: "x", archived: undefined };
  const reply = await client.call("POST", "/initiatives", { body });
  expect(reply.body.data).toMatchObject({ title: "Right", description: null });
  expect(reply.body.meta?.warnings).toEqual([
    "unknown field 'titel' was ignored",
    "unknown field 'Description' was ignored",
  ]);
});

test("warnings: without unknown fields there is no warnings field", async () => {
  const client = api((await makeWorkspace()).key);
  const reply = await client.call("POST", "/initiatives", { body: { title: "x" } });
  expect(reply.body.meta).not.toHaveProperty("warnings");
});

test("warnings: strange names are named as well, and poison nothing", async () => {
  const client = api((await makeWorkspace()).key);
  const raw =
    '{"title":"x","__proto__":{"archived":true},"constructor":1,"toString":2,"":3,"a.b":4,"\\u0000\\ud800":5}';
  const reply = await client.call("POST", "/initiatives", { raw });
  expect(reply.body.data).toMatchObject({ title: "x", archived: false });
  const names = ["__proto__", "constructor", "toString", "", "a.b", "\u0000\ufffd"];
  expect(reply.body.meta?.warnings).toEqual(
    names.map((name) => `unknown field '${name}' was ignored`),
  );
  expect(Object.hasOwn(Object.prototype, "archived")).toBe(false);
});

test("warnings: a required field is not found on the prototype", async () => {
  const client = api((await makeWorkspace()).key);
  const reply = await client.call("POST", "/initiatives", { raw: '{"__proto__":{"title":"x"}}' });
  expect(reply).toMatchObject({ status: 400, body: { details: [{ path: "title" }] } });
});

test("warnings: a flood of unknown fields has a short answer", async () => {
  const client = api((await makeWorkspace()).key);
  const flood = Object.fromEntries(
    Array.from({ length: 5000 }, (_, index) => [`f${index}`.repeat(100), index]),
  );
  const reply = await client.call("POST", "/initiatives", { body: { title: "x", ...flood } });
  expect(reply.status).toBe(200);
  expect(reply.body.meta?.warnings).toHaveLength(21);
  expect(reply.body.meta?.warnings?.at(-1)).toBe("4980 more unknown names were ignored");
  expect(JSON.stringify(reply.body).length).toBeLessThan(10_000);
});

test("warnings: what is not named is counted, fields and parameters together", async () => {
  const client = api((await makeWorkspace()).key);
  const ignore = async (fields: number, parameters: number) => {
    const list = (count: number) => Array.from({ length: count }, (_, index) => [`f${index}`, "x"]);
    const body = { title: "x", ...Object.fromEntries(list(fields)) };
    const reply = await client.call("POST", "/initiatives", { body, query: list(parameters) });
    return reply.body.meta?.warnings?.slice(19);
  };
  expect(await ignore(20, 0)).toEqual(["unknown field 'f19' was ignored"]);
  const last = "unknown query parameter 'f0' was ignored";
  expect(await ignore(19, 1)).toEqual([last]);
  expect(await ignore(19, 2)).toEqual([last, "1 more unknown name was ignored"]);
});

test("warnings: a workspace id in a body is never honored, and named", async () => {
  const [mine, theirs] = [await makeWorkspace(), await makeWorkspace()];
  const client = api(mine.key);
  const foreign = Object.fromEntries(WORKSPACE_FIELDS.map((name) => [name, theirs.workspaceId]));
  const post = (path: string, body: object) =>
    client.call("POST", path, { body: { ...body, ...foreign } });
  const { id } = await createInitiative(client);
  const replies = [
    await post("/initiatives", { title: "x" }),
    await post("/documents", { initiative_id: id, type: "prd", title: "x" }),
    await post("/context-items", { scope: "workspace", label: "risk", title: "x", content: "" }),
    await post("/goals", { scope: "workspace", goal_type: "general", title: "x" }),
    await client.call("PATCH", `/initiatives/${id}`, { body: { title: "y", ...foreign } }),
  ];
  for (const reply of replies) {
    expect(reply.status).toBe(200);
    expect(reply.body.meta?.warnings).toEqual(
      WORKSPACE_FIELDS.map((name) => `unknown field '${name}' was ignored`),
    );
  }
  const prisma = await fullClient();
  const where = { workspaceId: theirs.workspaceId };
  expect(await prisma.activity.count({ where })).toBe(0);
  expect(await prisma.initiative.count({ where })).toBe(0);
});

test("warnings: a workspace id in a query or a header is never honored", async () => {
  const [mine, theirs] = [await makeWorkspace(), await makeWorkspace()];
  await createInitiative(api(theirs.key));
  const query = Object.fromEntries(WORKSPACE_FIELDS.map((name) => [name, theirs.workspaceId]));
  const headers = { "X-Workspace-ID": theirs.workspaceId, "X-Organization-ID": theirs.workspaceId };
  const reply = await api(mine.key).call("GET", "/initiatives", { query, headers });
  expect(reply.body.data).toMatchObject({ items: [] });
});
