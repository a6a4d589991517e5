import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { GET } from "@/app/api/health/ready/route";
import * as read from "@/lib/db/pool-query";
import { freshDatabase } from "@/tests/support/database";

freshDatabase();

beforeEach(() => vi.useFakeTimers({ toFake: ["setTimeout"] }));
afterEach(async () => {
  await vi.advanceTimersByTimeAsync(1000);
  vi.useRealTimers();
  vi.restoreAllMocks();
});

test("health: readiness shows only its status", async () => {
  const answer = await GET();
  expect(answer.status).toBe(200);
  expect(await answer.json()).toEqual({ status: "ok" });
});

test("health: out of reach is 503, for a second at most after it is back", async () => {
  const query = vi.spyOn(read, "query").mockRejectedValueOnce(new Error("gone"));
  const answer = await GET();
  expect({ status: answer.status, retry: answer.headers.get("retry-after") }).toEqual({
    status: 503,
    retry: "2",
  });
  expect(await answer.json()).toEqual({ status: "unavailable" });
  expect((await GET()).status).toBe(503);
  await vi.advanceTimersByTimeAsync(1000);
  expect((await GET()).status).toBe(200);
  expect(query).toHaveBeenCalledTimes(2);
});

test("health: it costs at most one statement a second", async () => {
  const query = vi.spyOn(read, "query");
  await Promise.all(Array.from({ length: 50 }, GET));
  await GET();
  expect(query).toHaveBeenCalledTimes(1);
});
