import { connect } from "node:net";
import { expect, onTestFinished, test, vi } from "vitest";
import { log } from "@/lib/log";
import { forgetCause } from "@/lib/log-repeated";
import { findOutage } from "@/lib/outage";
import { toApiError } from "@/lib/to-api-error";

const withCode = (code: string, message = "") => Object.assign(new Error(message), { code });

test("outage: a missing socket is a database out of reach, a missing file is not", async () => {
  const noSocket = await new Promise((resolve) =>
    connect("/nowhere/.s.PGSQL.5432").once("error", resolve),
  );
  expect(findOutage(noSocket)).toBe("unreachable");
  expect(findOutage(withCode("ENOENT", "ENOENT: no such file, open '.next/x'"))).toBeUndefined();
});

test("outage: a full disk is told apart, however deep its code is", () => {
  const nested = { meta: { driverAdapterError: { cause: { originalCode: "53100" } } } };
  for (const error of [withCode("53100"), withCode("ENOSPC"), nested])
    expect(findOutage(error)).toBe("disk full");
  const both = new AggregateError([withCode("ECONNREFUSED"), withCode("ENOSPC")]);
  expect(findOutage(both)).toBe("disk full");
  expect(findOutage(withCode("ECONNREFUSED"))).toBe("unreachable");
});

test("outage: errors of pg without a code are known by their whole message", () => {
  for (const message of [
    "Connection terminated unexpectedly",
    "Connection terminated due to connection timeout",
    "timeout exceeded when trying to connect",
    "Query read timeout",
  ])
    expect(findOutage(new Error("Failed", { cause: new Error(message) }))).toBe("unreachable");
  const closed = { meta: { driverAdapterError: { cause: { kind: "ConnectionClosed" } } } };
  expect(findOutage(closed)).toBe("unreachable");
});

test("outage: no caller can pretend one by words that an error quotes, or by leaving", () => {
  for (const error of [
    new SyntaxError("Cannot convert ConnectionClosed to a BigInt"),
    new SyntaxError("Connection terminated unexpectedly"),
    new Error('Failed to find Server Action "connection terminated ConnectionClosed".'),
    new Error("fetch failed: timeout expired"),
    withCode("ECONNRESET", "aborted"),
  ])
    expect(findOutage(error)).toBeUndefined();
});

test.each(["57014", "55P03", "25P03"])(
  "outage: a timeout of the server (%s) is 503 in its own words, and its line has its place and request",
  (code) => {
    const error = vi.spyOn(log, "error").mockImplementation(() => {});
    onTestFinished(() => {
      forgetCause("database_slow");
      vi.restoreAllMocks();
    });
    expect(toApiError(withCode(code), "req_1")).toMatchObject({
      status: 503,
      headers: { "Retry-After": "2" },
      message: expect.stringMatching(/^The database did not answer in time\./),
    });
    const line = { event: "database_slow", code, requestId: "req_1", stack: expect.any(Array) };
    expect(error.mock.calls).toEqual([[expect.objectContaining(line)]]);
  },
);
