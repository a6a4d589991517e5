import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { log } from "@/lib/log";
import { logRepeated } from "@/lib/log-repeated";
import { endOutage, logFailure } from "@/lib/outage";

const warn = vi.spyOn(log, "warn").mockImplementation(() => {});
const error = vi.spyOn(log, "error").mockImplementation(() => {});
const info = vi.spyOn(log, "info").mockImplementation(() => {});

beforeEach(() => {
  vi.useFakeTimers();
  for (const spy of [warn, error, info]) spy.mockClear();
});
afterEach(() => void vi.useRealTimers());

test("log: a repeated cause is one line a minute, with the number of its repetitions", () => {
  for (let second = 0; second < 61; second++) {
    logRepeated("warn", "thing_lost", { event: "thing_lost" });
    vi.advanceTimersByTime(1_000);
  }
  expect(warn.mock.calls).toEqual([
    [{ event: "thing_lost" }],
    [{ event: "thing_lost", repeated: 59 }],
  ]);
});

test("log: a clock that is set back silences no cause", () => {
  logRepeated("warn", "clock_lost", { event: "clock_lost" });
  vi.setSystemTime(Date.now() - 3_600_000);
  vi.advanceTimersByTime(60_000);
  logRepeated("warn", "clock_lost", { event: "clock_lost" });
  expect(warn).toHaveBeenCalledTimes(2);
});

test("log: an outage is one line, whatever fails by it, and its end is another", () => {
  const gone = Object.assign(new Error("connect ECONNREFUSED"), { code: "ECONNREFUSED" });
  for (const event of ["jobs_failed", "live_connection_lost", "background_failed"])
    logFailure(event, gone);
  expect(error.mock.calls).toMatchObject([
    [{ event: "database_unavailable", reason: gone.message }],
  ]);
  endOutage("unreachable");
  endOutage("unreachable");
  expect(info.mock.calls).toEqual([[{ event: "database_available", repeated: 2 }]]);
  logFailure("jobs_failed", gone);
  expect(error).toHaveBeenCalledTimes(2);
  expect(warn).not.toHaveBeenCalled();
});

test("log: work that an outage leaves undone is named, once a minute", () => {
  const gone = Object.assign(new Error("connect ECONNREFUSED"), { code: "ECONNREFUSED" });
  for (const id of ["1", "2"]) logFailure("job_unsettled", gone, { id });
  expect(warn.mock.calls).toEqual([
    [{ event: "job_unsettled", id: "1", cause: "database_unavailable" }],
  ]);
});

test("log: a failure without an outage names its work and its place", () => {
  logFailure("jobs_failed", new TypeError("no such field"), { queue: "mail" });
  expect(warn.mock.calls).toMatchObject([
    [{ event: "jobs_failed", queue: "mail", message: "no such field", stack: expect.any(Array) }],
  ]);
});
