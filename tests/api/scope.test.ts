import { describe, expect, test } from "vitest";
import * as z from "zod";
import { defineList } from "@/lib/schemas/fields";
import { freshDatabase } from "@/tests/support/database";
import { makeWorkspace } from "@/tests/support/factories";
import { api } from "@/tests/support/request";
import {
  ABSENT_ID,
  createContextItem,
  createGoal,
  createInitiative,
} from "@/tests/support/samples";

freshDatabase();

const Scoped = z.looseObject({
  id: z.string(),
  scope: z.string(),
  initiative_id: z.string().nullable(),
});

/** The rules of scope are the same for both resources that have it. */
const resources = [
  {
    path: "/context-items",
    create: createContextItem,
    body: { label: "risk", title: "x", content: "" },
  },
  { path: "/goals", create: createGoal, body: { goal_type: "general", title: "x" } },
] as const;

describe.each(resources)("scope: $path", ({ path, create, body }) => {
  async function open() {
    const client = api((await makeWorkspace()).key);
    const initiative = await createInitiative(client);
    const inside = await create(client, initiative.id);
    const shared = await create(client);
    const post = (fields: object) => client.call("POST", path, { body: { ...body, ...fields } });
    const list = async (query: Record<string, string>) => {
      const { items } = await client.data(defineList(Scoped), "GET", path, { query });
      return items.map(({ id }) => id);
    };
    return { client, initiative, inside, shared, post, list };
  }

  test("a 404 names the other scope, whether or not the id exists there", async () => {
    const { client, inside, shared } = await open();
    const say = async (method: "GET" | "PATCH" | "DELETE", id: string, scope: string) => {
      const sent = method === "PATCH" ? { body: { scope, title: "y" } } : { query: { scope } };
      const { status, body } = await client.call(method, `${path}/${id}`, sent);
      return { status, error: z.looseObject({ error: z.string() }).parse(body).error };
    };
    for (const method of ["GET", "PATCH", "DELETE"] as const) {
      const elsewhere = await say(method, shared.id, "initiative");
      expect(elsewhere).toMatchObject({ status: 404 });
      expect(elsewhere.error).toContain("not found at initiative scope");
      expect(elsewhere.error).toContain("send scope=workspace");
      expect(await say(method, ABSENT_ID, "initiative")).toEqual(elsewhere);
      const back = await say(method, inside.id, "workspace");
      expect(back.error).toContain("send scope=initiative");
    }
  });

  test("echoes the scope, and the initiative only where there is one", async () => {
    const { inside, shared, initiative } = await open();
    expect(inside).toMatchObject({ scope: "initiative", initiative_id: initiative.id });
    expect(shared).toMatchObject({ scope: "workspace", initiative_id: null });
  });

  test("create needs a scope, and an initiative for exactly one of the two", async () => {
    const { initiative, post } = await open();
    const { id } = initiative;
    const wrong = [
      [{ initiative_id: id }, "scope"],
      [{ scope: "team" }, "scope"],
      [{ scope: null }, "scope"],
      [{ scope: "initiative" }, "initiative_id"],
      [{ scope: "initiative", initiative_id: null }, "initiative_id"],
      [{ scope: "initiative", initiative_id: "1" }, "initiative_id"],
      [{ scope: "initiative", initiative_id: "" }, "initiative_id"],
      [{ scope: "workspace", initiative_id: id }, "initiative_id"],
      [{ scope: "workspace", initiative_id: ABSENT_ID }, "initiative_id"],
    ] as const;
    for (const [fields, field] of wrong) {
      const reply = await post(fields);
      expect({ fields, status: reply.status, code: reply.body.code }).toEqual({
        fields,
        status: 400,
        code: "VALIDATION_ERROR",
      });
      expect(reply.body.details?.map((detail) => detail.path)).toEqual([field]);
    }
    expect((await post({ scope: "workspace", initiative_id: null })).status).toBe(200);
  });

  test("one answer names the missing initiative next to every other wrong field", async () => {
    const { client, initiative } = await open();
    const paths = async (method: "GET" | "POST", call: object) =>
      (await client.call(method, path, call)).body.details?.map((detail) => detail.path);
    const others = Object.keys(body).filter((name) => name !== "content");
    const refused = await paths("POST", { body: { ...body, scope: "initiative", title: " " } });
    expect(refused).toEqual(["title", "initiative_id"]);
    const bare = await paths("POST", { body: { scope: "initiative", content: "" } });
    expect(bare).toEqual([...others, "initiative_id"]);
    const both = { scope: "workspace", initiative_id: initiative.id, content: "" };
    expect(await paths("POST", { body: both })).toEqual([...others, "initiative_id"]);
    expect(await paths("GET", { query: { limit: 0 } })).toEqual(["limit", "initiative_id"]);
    expect(await paths("POST", { body: {} })).toEqual(["scope", ...Object.keys(body)]);
  });

  test("create in an unknown initiative is 404", async () => {
    const { post } = await open();
    const reply = await post({ scope: "initiative", initiative_id: ABSENT_ID });
    expect(reply).toMatchObject({ status: 404, body: { code: "NOT_FOUND" } });
    expect(reply.body.error).toMatch(/^Initiative not found/);
  });

  test("the list is of one store; the initiative's is the default and needs its id", async () => {
    const { client, initiative, inside, shared, list } = await open();
    const other = await createInitiative(client);
    expect(await list({ initiative_id: initiative.id })).toEqual([inside.id]);
    expect(await list({ scope: "initiative", initiative_id: initiative.id })).toEqual([inside.id]);
    expect(await list({ scope: "workspace" })).toEqual([shared.id]);
    expect(await list({ initiative_id: other.id })).toEqual([]);
    expect(await list({ initiative_id: ABSENT_ID })).toEqual([]);
    const wrong: [Record<string, string>, string][] = [
      [{}, "initiative_id"],
      [{ scope: "initiative" }, "initiative_id"],
      [{ initiative_id: "1" }, "initiative_id"],
      [{ scope: "workspace", initiative_id: initiative.id }, "initiative_id"],
      [{ scope: "", initiative_id: initiative.id }, "scope"],
      [{ scope: "all", initiative_id: initiative.id }, "scope"],
    ];
    for (const [query, field] of wrong) {
      const reply = await client.call("GET", path, { query });
      expect({ query, status: reply.status }).toEqual({ query, status: 400 });
      expect(reply.body.details?.map((detail) => detail.path)).toEqual([field]);
    }
  });

  test("get and delete take the scope from the query, and default to the initiative's store", async () => {
    const { client, inside, shared } = await open();
    const workspace = { query: { scope: "workspace" } };
    const call = (method: "GET" | "DELETE", id: string, options = {}) =>
      client.call(method, `${path}/${id}`, options);
    expect((await call("GET", inside.id)).body.data).toEqual(inside);
    expect((await call("GET", shared.id, workspace)).body.data).toEqual(shared);
    for (const method of ["GET", "DELETE"] as const) {
      expect((await call(method, shared.id)).status).toBe(404);
      expect((await call(method, inside.id, workspace)).status).toBe(404);
      expect((await call(method, inside.id, { query: { scope: "x" } })).status).toBe(400);
    }
    expect((await call("DELETE", shared.id, workspace)).body.data).toEqual({ deleted: true });
    expect((await call("DELETE", inside.id)).body.data).toEqual({ deleted: true });
    expect((await call("DELETE", inside.id)).status).toBe(404);
    expect((await call("GET", shared.id, workspace)).status).toBe(404);
  });

  test("an update takes the scope from its body, where it is required and moves nothing", async () => {
    const { client, inside, shared } = await open();
    const patch = (id: string, fields: object) =>
      client.call("PATCH", `${path}/${id}`, { body: fields });
    expect((await patch(inside.id, { title: "y" })).body.details).toMatchObject([
      { path: "scope" },
    ]);
    expect((await patch(inside.id, {})).status).toBe(400);
    expect((await patch(inside.id, { scope: "x" })).status).toBe(400);
    expect((await patch(inside.id, { scope: "workspace", title: "y" })).status).toBe(404);
    expect((await patch(shared.id, { scope: "initiative", title: "y" })).status).toBe(404);
    expect((await patch(inside.id, { scope: "workspace" })).status).toBe(404);
    expect((await patch(ABSENT_ID, { scope: "workspace" })).status).toBe(404);
    expect((await patch(inside.id, { scope: "initiative" })).body.data).toEqual(inside);
    const moved = await patch(shared.id, {
      scope: "workspace",
      initiative_id: inside.initiative_id,
    });
    expect(moved.body.data).toEqual(shared);
    expect(moved.body.meta?.warnings).toEqual(["unknown field 'initiative_id' was ignored"]);
    const renamed = await patch(shared.id, { scope: "workspace", title: "y" });
    expect(renamed.body.data).toMatchObject({
      scope: "workspace",
      initiative_id: null,
      title: "y",
    });
  });
});
