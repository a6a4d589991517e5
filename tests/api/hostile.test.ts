import fc from "fast-check";
import { afterAll, describe, expect, test } from "vitest";
import * as z from "zod";
import type { Endpoint, Method } from "@/lib/api/endpoint";
import { freshDatabase } from "@/tests/support/database";
import { makeWorkspace } from "@/tests/support/factories";
import { ENDPOINTS } from "@/tests/support/operations";
import { api, type Reply } from "@/tests/support/request";
import {
  ABSENT_ID,
  createContextItem,
  createDocument,
  createInitiative,
  MALFORMED_IDS,
} from "@/tests/support/samples";

freshDatabase();

const RUNS = 40;
const MEBIBYTE = 1024 * 1024;

const POISON = ["__proto__", "constructor", "prototype", "toString", "hasOwnProperty", "then", ""];
const nested = (depth: number) => `${'{"a":['.repeat(depth)}${"]}".repeat(depth)}`;

/** A value that no schema expects, or one that only just misses. */
const junk: fc.Arbitrary<unknown> = fc.oneof(
  fc.jsonValue({ maxDepth: 3 }),
  fc.string({ unit: "binary" }),
  fc.constantFrom<unknown>(
    "\u0000",
    "a\ud800",
    "\udfff",
    "' OR 1=1 --",
    "$1",
    "\u2028",
    " ",
    "x".repeat(100_001),
    "🚀".repeat(201),
    Number.MAX_SAFE_INTEGER,
    -0,
    1e308,
    2 ** 31,
    -1,
    0.5,
    null,
    true,
    [],
    {},
    [[[[]]]],
    "javascript:alert(1)",
    "http://[",
    "2026-02-30",
    ABSENT_ID,
    "initiative",
    "workspace",
  ),
  fc.constantFrom(...POISON).map((name) => Object.fromEntries([[name, { [name]: 1 }]])),
);

const listFields = (schema: z.ZodObject | undefined) => Object.keys(schema?.shape ?? {});

/** Bodies near the schema of the endpoint: its example with some fields wrong, missing or added. */
function bodies({ body, example }: Endpoint): fc.Arbitrary<string> {
  const fields = z.record(z.string(), z.unknown()).parse(example ?? {});
  const names = [...listFields(body), ...POISON, "workspace_id", "id"];
  const changes = fc.dictionary(fc.constantFrom(...names), junk, { maxKeys: 3 });
  const entries = fc.tuple(fc.subarray(Object.entries(fields)), changes);
  const near = entries.map(([kept, changed]) =>
    JSON.stringify(Object.fromEntries([...kept, ...Object.entries(changed)])),
  );
  const broken = near.chain((text) =>
    fc.nat({ max: text.length }).map((end) => text.slice(0, end)),
  );
  const deep = fc.constantFrom(nested(10_000), "[".repeat(100_000), `{"title":${nested(5000)}}`);
  return fc.oneof(
    { weight: 6, arbitrary: near },
    { weight: 2, arbitrary: broken },
    { weight: 1, arbitrary: deep },
    { weight: 1, arbitrary: fc.string({ unit: "binary" }) },
  );
}

/** Parameters near the schema of the endpoint, some of them twice. */
function searches({ query }: Endpoint): fc.Arbitrary<string[][]> {
  const value = fc.oneof(
    fc.string({ unit: "binary" }).map((text) => text.toWellFormed()),
    fc.constantFrom("", "0", "-1", "101", "1e9", "99999999999999999999", "abc", "\u0000", "'"),
    fc.constantFrom("true", "initiative", "workspace", ABSENT_ID, "risk", "draft", "prd"),
  );
  const names = [...listFields(query), "__proto__", "workspace_id"];
  return fc.array(fc.tuple(fc.constantFrom(...names), value), { maxLength: 4 });
}

/** A client with a budget of its own; a new workspace before the old one's minute is used up. */
function clients() {
  let used = 0;
  let current: ReturnType<typeof open> | undefined;
  async function open() {
    const client = api((await makeWorkspace()).key);
    const { id } = await createInitiative(client);
    const document = await createDocument(client, id);
    const item = await createContextItem(client, id);
    return { client, ids: [id, document.id, item.id] };
  }
  return () => {
    if (!current || used >= 28) [current, used] = [open(), 0];
    used++;
    return current;
  };
}
const nextClient = clients();

const statuses = new Map<number, number>();
function survive({ status, body }: Reply) {
  statuses.set(status, (statuses.get(status) ?? 0) + 1);
  expect(status).toBeLessThan(500);
  expect(status).not.toBe(429);
  expect(body.error ?? "").not.toMatch(/node_modules|SELECT |INSERT |prisma|zod|\bat .+:\d+:\d+/i);
}

const hasBody = (method: Method) => method !== "GET";

describe.each(ENDPOINTS)("hostile requests: $method $path", ({ method, path, endpoint }) => {
  test("answers anything with its envelope, and never with a 5xx", async () => {
    const wild = fc.constantFrom(...MALFORMED_IDS, ABSENT_ID);
    const request = fc.record({
      own: fc.option(fc.nat({ max: 2 }), { nil: undefined, freq: 2 }),
      id: fc.oneof(
        wild,
        fc.string({ minLength: 1 }).map((text) => encodeURIComponent(text.toWellFormed())),
      ),
      version: fc.oneof(fc.constantFrom("1", "0", "-1", "1e9", "2147483648"), wild),
      query: searches(endpoint),
      raw: bodies(endpoint),
      ifMatch: fc.constantFrom("*", "", '"1-1"', '"', ",,,"),
    });
    const property = fc.asyncProperty(
      request,
      async ({ own, id, version, query, raw, ifMatch }) => {
        const { client, ids } = await nextClient();
        const place = (own === undefined ? undefined : ids[own]) ?? id;
        const concrete = path.replace("{id}", () => place).replace("{version}", () => version);
        const headers = { "If-Match": ifMatch };
        const payload = hasBody(method) ? { raw } : {};
        survive(await client.call(method, concrete, { query, headers, ...payload }));
      },
    );
    await fc.assert(property, { numRuns: RUNS });
  });
});

test.each(ENDPOINTS.filter(({ endpoint }) => endpoint.body))(
  "hostile requests: $method $path refuses 5 MiB with 413",
  async ({ method, path }) => {
    const { client } = await nextClient();
    const raw = `{"title":"${"x".repeat(5 * MEBIBYTE)}"}`;
    const concrete = path.replace(/\{\w+\}/g, ABSENT_ID);
    expect((await client.call(method, concrete, { raw })).status).toBe(413);
  },
);

afterAll(() => {
  // The generators reach both sides of every check, or the tests above prove little.
  const reached = [200, 400, 404].map((status) => statuses.get(status) ?? 0);
  for (const count of reached) expect(count).toBeGreaterThan(20);
});
