import { describe, expect, test } from "vitest";
import * as z from "zod";
import { removeMember } from "@/lib/domain/members/members";
import { ContextItem } from "@/lib/schemas/context-items";
import { defineList } from "@/lib/schemas/fields";
import { Goal } from "@/lib/schemas/goals";
import { Initiative } from "@/lib/schemas/initiatives";
import { defineVersion, VersionRecord } from "@/lib/schemas/versions";
import { freshDatabase } from "@/tests/support/database";
import { joinAs, makeKey, makeUser, makeWorkspace } from "@/tests/support/factories";
import { type Api, api } from "@/tests/support/request";
import {
  ABSENT_ID,
  createContextItem,
  createDocument,
  createGoal,
  createInitiative,
} from "@/tests/support/samples";

freshDatabase();

/** One of each kind: its path, a change of it, and the names of the changed fields. */
const KINDS = {
  initiative: {
    make: async (client: Api) => `/initiatives/${(await createInitiative(client)).id}`,
    schema: Initiative,
    scope: {},
    change: { title: "Second" },
    other: { description: "Why", archived: true },
    changed: ["description", "archived", "archived_at"],
    set: ["id", "title", "archived", "created_at"],
  },
  "context item": {
    make: async (client: Api) => `/context-items/${(await createContextItem(client)).id}`,
    schema: ContextItem,
    scope: { scope: "workspace" },
    change: { title: "Second" },
    other: { content: "New", label: "risk", source_url: "https://example.com/" },
    changed: ["label", "content", "source_url"],
    set: ["id", "scope", "label", "title", "content", "created_at"],
  },
  goal: {
    make: async (client: Api) => `/goals/${(await createGoal(client)).id}`,
    schema: Goal,
    scope: { scope: "workspace" },
    change: { title: "Second" },
    other: { goal_type: "constraint", priority: 7, key_result: "All", baseline: "None" },
    changed: ["goal_type", "key_result", "baseline", "priority"],
    set: ["id", "scope", "goal_type", "title", "created_at"],
  },
} as const;

const listed = (client: Api, path: string, query: Record<string, number> = {}) =>
  client.data(defineList(VersionRecord), "GET", `${path}/versions`, { query });
const TAG = /^"\d+-\d+"$/;

describe.each(Object.entries(KINDS))("history: %s", (name, kind) => {
  const open = async () => {
    const { key, workspaceId, userId } = await makeWorkspace();
    const client = api(key);
    const path = await kind.make(client);
    const query = kind.scope;
    const get = () => client.call("GET", path, { query });
    const patch = (body: object, headers: Record<string, string> = {}) =>
      client.call("PATCH", path, { body: { ...kind.scope, ...body }, headers });
    return { client, path, query, get, patch, workspaceId, userId };
  };

  test("every answer has its tag, and an update without a change keeps it", async () => {
    const { get, patch } = await open();
    const before = await get();
    const tag = before.headers.get("etag");
    expect(tag).toMatch(/^"1-\d+"$/);
    expect(before.body.data).not.toHaveProperty("version");
    const same = await patch({
      title: z.object({ title: z.string() }).parse(before.body.data).title,
    });
    expect([same.status, same.headers.get("etag")]).toEqual([200, tag]);
    expect(same.body.data).toEqual(before.body.data);
    const after = await patch(kind.change);
    expect(after.headers.get("etag")).toMatch(/^"2-\d+"$/);
    expect((await get()).headers.get("etag")).toBe(after.headers.get("etag"));
    expect(after.body.data).not.toHaveProperty("version");
  });

  test("If-Match guards a change and a delete", async () => {
    const { client, path, query, get, patch } = await open();
    const tag = (await get()).headers.get("etag") ?? "";
    const ok = await patch(kind.change, { "If-Match": tag });
    expect(ok.status).toBe(200);
    const stale = await patch(kind.other, { "If-Match": tag });
    expect([stale.status, stale.body.code]).toEqual([412, "PRECONDITION_FAILED"]);
    expect(stale.headers.get("etag")).toBe(ok.headers.get("etag"));
    const kept = await client.call("DELETE", path, { query, headers: { "If-Match": tag } });
    expect(kept.status).toBe(412);
    const fresh = { "If-Match": ok.headers.get("etag") ?? "" };
    expect((await client.call("DELETE", path, { query, headers: fresh })).status).toBe(200);
  });

  test("versions name the changed fields, the author and the door", async () => {
    const { client, path, patch, userId, get } = await open();
    const first = (await get()).body.data;
    await patch(kind.change);
    await patch({ ...kind.change });
    await patch(kind.other);
    const { items, pagination } = await listed(client, path);
    expect(items.map((item) => [item.version, item.changed, item.source, item.created_by])).toEqual(
      [
        [3, kind.changed, "api", userId],
        [2, ["title"], "api", userId],
        [1, kind.set, "api", userId],
      ],
    );
    expect(pagination.has_more).toBe(false);
    const schema = defineVersion(kind.schema, `${name} at a time`);
    const one = await client.data(schema, "GET", `${path}/versions/1`);
    expect(one).toEqual({ ...items[2], value: first });
    const now = await client.data(schema, "GET", `${path}/versions/3`);
    expect(now).toEqual({ ...items[0], value: (await get()).body.data });
    expect(new Set(items.map((item) => item.id)).size).toBe(3);
    const page = await listed(client, path, { limit: 1, offset: 1 });
    expect(page.items).toEqual([items[1]]);
    expect(page.pagination.has_more).toBe(true);
    expect((await listed(client, path, { offset: 9 })).items).toEqual([]);
  });

  test("a restore brings values back as a new version, and makes none where they are current", async () => {
    const { client, path, patch, get } = await open();
    const { updated_at: _then, ...first } = Object(kind.schema.parse((await get()).body.data));
    await patch({ ...kind.change, ...kind.other });
    const restored = await client.call("POST", `${path}/versions/1/restore`);
    expect(restored.status).toBe(200);
    expect(restored.headers.get("etag")).toMatch(/^"3-\d+"$/);
    expect(restored.body.data).toMatchObject(first);
    expect(restored.body.data).not.toHaveProperty("version");
    const again = await client.call("POST", `${path}/versions/3/restore`);
    expect([again.status, again.headers.get("etag")]).toEqual([200, restored.headers.get("etag")]);
    const { items } = await listed(client, path);
    expect(items.map((item) => item.source)).toEqual(["restore", "api", "api"]);
  });

  test("a restore with an Idempotency-Key happens once, and its repeat has the same tag", async () => {
    const { client, path, patch } = await open();
    await patch(kind.change);
    const call = () =>
      client.call("POST", `${path}/versions/1/restore`, { headers: { "Idempotency-Key": "once" } });
    const first = await call();
    await patch({ title: "Third" });
    const repeat = await call();
    expect(repeat.headers.get("idempotent-replayed")).toBe("true");
    expect(repeat.headers.get("etag")).toBe(first.headers.get("etag"));
    expect(repeat.body.data).toEqual(first.body.data);
    expect((await listed(client, path)).items).toHaveLength(4);
  });

  test("versions that do not exist, or belong to another workspace, are 404", async () => {
    const { path, client } = await open();
    const stranger = api((await makeWorkspace()).key);
    const paths = ["/versions", "/versions/1", "/versions/2", "/versions/0", "/versions/x"];
    const other = path.replace(/[^/]+$/, ABSENT_ID);
    for (const tail of paths) {
      if (tail.endsWith("s") || tail.endsWith("/1")) {
        expect((await stranger.call("GET", path + tail)).status).toBe(404);
        expect((await client.call("GET", other + tail)).status).toBe(404);
      } else expect((await client.call("GET", path + tail)).status).toBe(404);
    }
    expect((await stranger.call("POST", `${path}/versions/1/restore`)).status).toBe(404);
    expect((await client.call("POST", `${path}/versions/2/restore`)).status).toBe(404);
  });

  test("changes at the same moment get versions of their own", async () => {
    const { client, path, patch } = await open();
    const titles = Array.from({ length: 12 }, (_, n) => `Title ${n}`);
    const answers = await Promise.all(titles.map((title) => patch({ title })));
    expect(answers.map(({ status }) => status)).toEqual(titles.map(() => 200));
    expect(new Set(answers.map(({ headers }) => headers.get("etag"))).size).toBe(titles.length);
    const { items } = await listed(client, path);
    expect(items.map((item) => item.version)).toEqual([13, 12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1]);
    expect(items.slice(0, -1).every(({ changed }) => changed.join() === "title")).toBe(true);
  });
});

test("history: a relabel is a version, has a tag and heeds If-Match", async () => {
  const { key } = await makeWorkspace();
  const client = api(key);
  const { id } = await createContextItem(client, (await createInitiative(client)).id);
  const path = `/context-items/${id}`;
  const relabel = (label: string, headers: Record<string, string> = {}) =>
    client.call("POST", `${path}/relabel`, { body: { label }, headers });
  const first = await relabel("risk");
  expect(first.body.data).toEqual({ id, label: "risk" });
  expect(first.headers.get("etag")).toMatch(TAG);
  expect((await relabel("risk")).headers.get("etag")).toBe(first.headers.get("etag"));
  expect((await relabel("decision", { "If-Match": '"1-1"' })).status).toBe(412);
  const next = await relabel("decision", { "If-Match": first.headers.get("etag") ?? "" });
  expect(next.status).toBe(200);
  const { items } = await listed(client, path);
  expect(items.map((item) => [item.version, item.changed.join()]).slice(0, 2)).toEqual([
    [3, "label"],
    [2, "label"],
  ]);
});

test("history: archiving again keeps the time of the first and makes no version", async () => {
  const { key } = await makeWorkspace();
  const client = api(key);
  const { id } = await createInitiative(client);
  const archive = (body: object) =>
    client.data(Initiative, "PATCH", `/initiatives/${id}`, { body });
  const first = await archive({ archived: true });
  expect(await archive({ archived: true })).toEqual(first);
  expect(await archive({ archived: true, title: "Put away" })).toMatchObject({
    archived_at: first.archived_at,
  });
  expect((await listed(client, `/initiatives/${id}`)).items).toHaveLength(3);
});

test("history: the author of a version is named, also if another person made the next one, until they leave", async () => {
  const { key, workspaceId, userId, caller } = await makeWorkspace();
  const client = api(key);
  const initiative = await createInitiative(client);
  const document = await createDocument(client, initiative.id);
  const other = await makeUser({ name: "Grace Hopper" });
  const theirs = api((await makeKey(await joinAs(workspaceId, other.id, "member"))).key);
  const paths = [`/initiatives/${initiative.id}`, `/documents/${document.id}`];
  const Authored = z.object({ created_by: z.string(), created_by_name: z.string().nullable() });
  const listAuthors = async (path: string) => {
    const reply = await client.call("GET", `${path}/versions`);
    expect(JSON.stringify(reply.body)).not.toContain("@");
    return defineList(Authored)
      .parse(reply.body.data)
      .items.map((item) => [item.created_by, item.created_by_name]);
  };
  for (const path of paths) {
    const change = (by: typeof client, text: string) =>
      by.call("PATCH", path, { body: { title: text, content_markdown: text } });
    await change(theirs, "Theirs");
    await change(client, "Mine");
    const me = [userId, "Ada Lovelace"];
    expect(await listAuthors(path)).toEqual([me, [other.id, "Grace Hopper"], me]);
    const one = await client.call("GET", `${path}/versions/2`);
    expect(one.body.data).toMatchObject({ created_by_name: "Grace Hopper" });
  }
  await removeMember(caller, { userId: other.id });
  for (const path of paths) expect((await listAuthors(path))[1]).toEqual([other.id, null]);
});
