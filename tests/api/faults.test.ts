import { afterEach, expect, test, vi } from "vitest";
import { waitForBackground } from "@/lib/background";
import { database, provideDatabase } from "@/lib/db/database";
import * as records from "@/lib/domain/activity/call-records";
import * as requests from "@/lib/domain/generation/resolve-request";
import { log } from "@/lib/log";
import { freshDatabase } from "@/tests/support/database";
import { makeWorkspace } from "@/tests/support/factories";
import { generatingWorkspace } from "@/tests/support/generations";
import { api } from "@/tests/support/request";

freshDatabase();
afterEach(() => vi.restoreAllMocks());

const refusedConnection = () =>
  Object.assign(new Error("connect ECONNREFUSED 10.1.2.3:5432"), { code: "ECONNREFUSED" });

test("failures: a database out of reach is 503 with Retry-After, and heals without a restart", async () => {
  const { key } = await makeWorkspace();
  const working = database();
  const failure = Promise.reject(refusedConnection());
  failure.catch(() => {}); // it is awaited one turn of the event loop later
  provideDatabase(failure);
  const reply = await api(key).call("GET", "/initiatives");
  provideDatabase(working);
  expect(reply).toMatchObject({ status: 503, body: { code: "SERVICE_UNAVAILABLE" } });
  expect(Number(reply.headers.get("retry-after"))).toBeGreaterThanOrEqual(1);
  expect(JSON.stringify(reply.body)).not.toMatch(/ECONNREFUSED|10\.1\.2\.3/);
  expect((await api(key).call("GET", "/initiatives")).status).toBe(200);
});

test("failures: a connection lost in the middle of a write is 503, and nothing of it stays", async () => {
  const { key } = await makeWorkspace();
  const { pool } = await database();
  // A single statement connects by a callback, a transaction by a promise.
  const refuse = (callback?: unknown) =>
    typeof callback === "function"
      ? callback(refusedConnection())
      : Promise.reject(refusedConnection());
  const connect = vi.spyOn(pool, "connect").mockImplementation(refuse);
  const reply = await api(key).call("POST", "/initiatives", { body: { title: "x" } });
  connect.mockRestore();
  expect(reply).toMatchObject({ status: 503, body: { code: "SERVICE_UNAVAILABLE" } });
  expect((await api(key).call("GET", "/initiatives")).body.data).toMatchObject({ items: [] });
});

test("failures: a fault of ours is 500, says nothing of its inside, and is logged under the request id", async () => {
  const { key } = await makeWorkspace();
  const { pool } = await database();
  const secret = "SELECT * FROM api_key; /srv/app/secret.ts";
  const error = vi.spyOn(log, "error");
  const query = vi.spyOn(pool, "query").mockImplementation(() => {
    throw new Error(secret);
  });
  const reply = await api(key).call("GET", "/initiatives");
  query.mockRestore();
  expect(reply).toMatchObject({ status: 500, body: { code: "INTERNAL_ERROR" } });
  expect(Object.keys(reply.body).sort()).toEqual(["code", "error", "requestId", "timestamp"]);
  expect(JSON.stringify(reply.body)).not.toMatch(/SELECT|api_key|srv|secret/);
  expect(error).toHaveBeenCalledWith(
    expect.objectContaining({
      event: "internal_error",
      requestId: reply.body.requestId,
      message: secret,
    }),
  );
});

test("failures: a fault of ours that leaves a record is logged once", async () => {
  const { generate } = await generatingWorkspace();
  vi.spyOn(requests, "resolveRequest").mockRejectedValueOnce(new Error("Broken"));
  const error = vi.spyOn(log, "error");
  expect((await generate()).status).toBe(500);
  expect(error.mock.calls).toMatchObject([[{ event: "internal_error", message: "Broken" }]]);
});

test("failures: an answer does not wait for its record while the database is out of reach", async () => {
  const { generate, records: listRecords } = await generatingWorkspace();
  vi.spyOn(requests, "resolveRequest").mockRejectedValueOnce(refusedConnection());
  let comeBack = () => {};
  const isBack = new Promise<void>((resolve) => {
    comeBack = resolve;
  });
  const { recordCall } = records;
  vi.spyOn(records, "recordCall").mockImplementationOnce(async (...call) => {
    await isBack;
    await recordCall(...call);
  });
  expect(await generate()).toMatchObject({ status: 503, body: { code: "SERVICE_UNAVAILABLE" } });
  comeBack();
  await waitForBackground();
  expect(await listRecords()).toMatchObject([{ outcome: "SERVICE_UNAVAILABLE" }]);
});

test("failures: a failed POST frees its Idempotency-Key", async () => {
  const { key } = await makeWorkspace();
  const { pool } = await database();
  const options = { body: { title: "x" }, headers: { "Idempotency-Key": "k" } };
  await pool.query("ALTER TABLE initiative ADD CONSTRAINT broken CHECK (title <> 'x') NOT VALID");
  const failed = await api(key).call("POST", "/initiatives", options);
  await pool.query("ALTER TABLE initiative DROP CONSTRAINT broken");
  expect(failed.status).toBe(500);
  const reply = await api(key).call("POST", "/initiatives", options);
  expect(reply.status).toBe(200);
  expect(reply.headers.has("idempotent-replayed")).toBe(false);
});

test("failures: each request leaves one log line, with neither key nor content", async () => {
  const { key, keyId, workspaceId } = await makeWorkspace();
  const info = vi.spyOn(log, "info");
  const reply = await api(key).call("POST", "/initiatives", {
    body: { title: "Secret" },
    query: { token: "Secret" },
  });
  const refused = await api(key).call("PUT", "/initiatives");
  const lines = info.mock.calls.map(([line]) => line);
  expect(lines).toEqual([
    {
      event: "request",
      requestId: reply.body.meta?.requestId,
      method: "POST",
      path: "/api/v1/initiatives",
      status: 200,
      code: undefined,
      ms: expect.any(Number),
      workspaceId,
      keyId,
    },
    expect.objectContaining({
      requestId: refused.body.requestId,
      status: 405,
      code: "METHOD_NOT_ALLOWED",
    }),
  ]);
  expect(JSON.stringify(lines)).not.toMatch(new RegExp(`Secret|${key}`));
});
