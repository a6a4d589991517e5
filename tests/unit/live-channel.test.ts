import { expect, onTestFinished, test, vi } from "vitest";
import { config } from "@/lib/config";
import { listenOnChannel } from "@/lib/live/channel";
import { log } from "@/lib/log";

test("live hints: a lost connection is not logged as an outage of the database", async () => {
  const warn = vi.spyOn(log, "warn").mockImplementation(() => {});
  const error = vi.spyOn(log, "error").mockImplementation(() => {});
  config().DATABASE_URL = "postgres://nobody@127.0.0.1:1/none";
  const stop = listenOnChannel({ hear: () => {}, begin: () => {} });
  onTestFinished(() => {
    stop();
    config().DATABASE_URL = undefined;
    vi.restoreAllMocks();
  });
  const line = { event: "live_connection_lost", code: "ECONNREFUSED" };
  await expect.poll(() => warn.mock.calls).toEqual([[expect.objectContaining(line)]]);
  expect(error).not.toHaveBeenCalled();
});
