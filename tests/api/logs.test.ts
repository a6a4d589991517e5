import { beforeEach, expect, test, vi } from "vitest";
import { database, prismaClient } from "@/lib/db/database";
import { log } from "@/lib/log";
import { toApiError } from "@/lib/to-api-error";
import { withModel } from "@/tests/support/ai";
import { freshDatabase } from "@/tests/support/database";
import { generatingWorkspace, idempotencyKey } from "@/tests/support/generations";
import { query } from "@/tests/support/query";

freshDatabase();
const { provider } = withModel();

const TEXT = "Marit hands in her notice";

const logged = vi.spyOn(log, "error");
beforeEach(() => logged.mockClear());

/** Errors that quote a person's text, as a defect of the service would raise them. */
const FAULTS: Record<string, () => Promise<unknown>> = {
  "a statement with a wrong value": () => query("SELECT $1::int", [TEXT]),
  "an unfit argument of Prisma": async () => {
    const prisma = await prismaClient();
    return prisma.user.findMany({ where: { id: TEXT } });
  },
  "broken JSON": async () => JSON.parse(`{"title": ${TEXT}`),
};

test.each(Object.keys(FAULTS))(
  "log: the log of %s says where, and quotes no text",
  async (name) => {
    const thrown = await FAULTS[name]?.().then(
      () => undefined,
      (error: unknown) => error,
    );
    expect(String(thrown) + JSON.stringify(thrown), "the fault quotes the text").toContain("Marit");
    expect(toApiError(thrown, "req_1").code).toBe("INTERNAL_ERROR");
    const [line] = logged.mock.calls[0] ?? [];
    expect(line).toMatchObject({ event: "internal_error", requestId: "req_1" });
    expect(JSON.stringify(line)).not.toContain("Marit");
    expect(Object.keys(line ?? {})).toEqual(expect.arrayContaining(["error", "stack"]));
  },
);

const AFTERWARDS =
  /SET state = 'returned', failure = \$3|INSERT INTO activity|DELETE FROM idempotency/;

test("log: what cannot be done after a failure is logged without the words of the database", async () => {
  provider("refusal");
  const { generate } = await generatingWorkspace();
  const { pool } = await database();
  const send = pool.query.bind(pool);
  const failing = vi.spyOn(pool, "query").mockImplementation((...args: Parameters<typeof send>) => {
    const [sent] = args;
    const sql = typeof sent === "string" ? sent : String(Reflect.get(Object(sent), "text"));
    if (!AFTERWARDS.test(sql)) return send(...args);
    throw Object.assign(new Error(`invalid input: "${TEXT}"`), { name: "error", code: "22P02" });
  });
  const warned = vi.spyOn(log, "warn");
  expect((await generate({ headers: idempotencyKey() })).status).toBe(422);
  failing.mockRestore();
  const lines: unknown[] = warned.mock.calls.map(([line]) => line);
  const of = { error: "error", code: "22P02", stack: expect.any(Array) };
  expect(lines).toMatchObject([
    { event: "ai_failed" },
    { event: "generation_not_returned", ...of },
    { event: "idempotency_key_not_released", ...of },
    { event: "call_not_recorded", ...of },
  ]);
  expect(JSON.stringify(lines)).not.toContain("Marit");
});
