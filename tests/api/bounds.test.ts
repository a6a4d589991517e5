import { describe, expect, test } from "vitest";
import type { Method } from "@/lib/api/endpoint";
import { freshDatabase } from "@/tests/support/database";
import { makeWorkspace } from "@/tests/support/factories";
import { type Api, api } from "@/tests/support/request";
import {
  createContextItem,
  createDocument,
  createGoal,
  createInitiative,
} from "@/tests/support/samples";

freshDatabase();

type Target = { method: Method; path: string; body: Record<string, unknown> };
type Write = (client: Api) => Promise<Target>;

const workspace = { scope: "workspace" };
const POST =
  (path: string, body: Record<string, unknown>): Write =>
  async () => ({
    method: "POST",
    path,
    body,
  });
const PATCH =
  (collection: string, make: (client: Api) => Promise<{ id: string }>, body = {}): Write =>
  async (client) => ({ method: "PATCH", path: `/${collection}/${(await make(client)).id}`, body });

const newItem = { ...workspace, label: "risk", title: "x", content: "" };
const newGoal = { ...workspace, goal_type: "general", title: "x" };
const postDocument: Write = async (client) => {
  const { id } = await createInitiative(client);
  return {
    method: "POST",
    path: "/documents",
    body: { initiative_id: id, type: "prd", title: "x" },
  };
};
const makeDocument = async (client: Api) =>
  createDocument(client, (await createInitiative(client)).id);

const initiative = {
  create: POST("/initiatives", { title: "x" }),
  update: PATCH("initiatives", (client) => createInitiative(client)),
};
const document = { create: postDocument, update: PATCH("documents", makeDocument) };
const item = {
  create: POST("/context-items", newItem),
  update: PATCH("context-items", (client) => createContextItem(client), workspace),
};
const goal = {
  create: POST("/goals", newGoal),
  update: PATCH("goals", (client) => createGoal(client), workspace),
};

const URL_START = "https://example.com/";
const BOUNDS = [
  { of: initiative, field: "title", max: 200, empty: "refused", nullable: false },
  { of: initiative, field: "description", max: 10_000, empty: "kept", nullable: true },
  { of: document, field: "title", max: 200, empty: "refused", nullable: false },
  { of: item, field: "title", max: 200, empty: "refused", nullable: false },
  { of: item, field: "content", max: 100_000, empty: "kept", nullable: false },
  { of: item, field: "source_url", max: 2000, empty: "refused", nullable: true },
  { of: goal, field: "title", max: 200, empty: "refused", nullable: false },
  { of: goal, field: "description", max: 20_000, empty: "kept", nullable: true },
  { of: goal, field: "key_result", max: 2000, empty: "kept", nullable: true },
  { of: goal, field: "baseline", max: 2000, empty: "kept", nullable: true },
  { of: goal, field: "timeframe", max: 200, empty: "kept", nullable: true },
] as const;

const named = { initiative, document, item, goal };
const cases = BOUNDS.flatMap(({ of, ...bound }) => {
  const name = Object.entries(named).find(([, known]) => known === of)?.[0];
  return [
    { ...bound, write: of.create, name: `${name} ${bound.field} on create` },
    { ...bound, write: of.update, name: `${name} ${bound.field} on update` },
  ];
});

describe.each(cases)("bounds: $name", ({ field, max, empty, nullable, write }) => {
  const start = field === "source_url" ? URL_START : "";
  const filled = (character: string, count: number) =>
    start + character.repeat(count - start.length);

  async function open() {
    const { key } = await makeWorkspace();
    const client = api(key);
    const { method, path, body } = await write(client);
    const send = (value: unknown) =>
      client.call(method, path, { body: { ...body, [field]: value } });
    const echo = async (value: unknown) => (await send(value)).body.data;
    const refused = async (value: unknown) => {
      const reply = await send(value);
      expect(reply).toMatchObject({ status: 400, body: { code: "VALIDATION_ERROR" } });
      expect(reply.body.details?.map((detail) => detail.path)).toEqual([field]);
    };
    return { echo, refused };
  }

  test(`takes ${max} characters, counted in code points, and not one more`, async () => {
    const { echo, refused } = await open();
    for (const character of ["x", "🚀", "\u0301"]) {
      const longest = filled(character, max);
      expect(await echo(longest)).toMatchObject({ [field]: longest });
      await refused(filled(character, max + 1));
    }
  });

  test(`an empty text is ${empty}`, async () => {
    const { echo, refused } = await open();
    if (empty === "refused") await refused("");
    else expect(await echo("")).toMatchObject({ [field]: "" });
  });

  test(nullable ? "null is taken" : "null is refused", async () => {
    const { echo, refused } = await open();
    if (nullable) expect(await echo(null)).toMatchObject({ [field]: null });
    else await refused(null);
  });

  test("NUL, lone surrogates and other types are refused", async () => {
    const { refused } = await open();
    const wrong = [`${start}a\u0000b`, `${start}a\ud800b`, `${start}\udc00`, 5, true, {}, ["x"]];
    for (const value of wrong) await refused(value);
  });
});

const titles = Object.entries(named).map(([name, { create, update }]) => ({
  name,
  create,
  update,
}));

test.each(titles)(
  "bounds: the title of $name is trimmed and must not be blank",
  async (subject) => {
    const { key } = await makeWorkspace();
    const client = api(key);
    for (const write of [subject.create, subject.update]) {
      const { method, path, body } = await write(client);
      const send = (title: string) => client.call(method, path, { body: { ...body, title } });
      for (const blank of [" ", "\t\r\n", "\u00a0\u3000\ufeff"]) {
        expect(await send(blank)).toMatchObject({
          status: 400,
          body: { details: [{ path: "title" }] },
        });
      }
      const longest = `x${" ".repeat(198)}x`;
      const reply = await send(`\n  ${longest}\u00a0\t`);
      expect(reply.body.data).toMatchObject({ title: longest });
    }
  },
);

test.each([goal.create, goal.update])(
  "bounds: a goal's priority is an integer from 0 to 1000",
  async (write) => {
    const { key } = await makeWorkspace();
    const client = api(key);
    const { method, path, body } = await write(client);
    for (const priority of [0, 1, 1000, null]) {
      const reply = await client.call(method, path, { body: { ...body, priority } });
      expect(reply.body.data).toMatchObject({ priority });
    }
    for (const priority of [
      "-1",
      "1001",
      "1.5",
      '"5"',
      "true",
      "[]",
      "1e400",
      "9007199254740993",
    ]) {
      const raw = JSON.stringify({ ...body, priority: 0 }).replace(
        /"priority":0/,
        `"priority":${priority}`,
      );
      const reply = await client.call(method, path, { raw });
      expect(reply).toMatchObject({ status: 400, body: { details: [{ path: "priority" }] } });
    }
  },
);
