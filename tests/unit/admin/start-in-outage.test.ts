import { afterAll, afterEach, expect, test, vi } from "vitest";
import { repeatDuringOutage, startService } from "@/lib/admin/service";
import { log } from "@/lib/log";
import * as reindex from "@/lib/search/reindex";
import { freshDatabase } from "@/tests/support/database";

vi.mock("@/lib/admin/socket-server", () => ({ serveCommands: async () => async () => {} }));
afterAll(() => vi.doUnmock("@/lib/admin/socket-server"));
afterEach(() => void vi.restoreAllMocks());

freshDatabase();

const away = () => Object.assign(new Error("connect ECONNREFUSED"), { code: "ECONNREFUSED" });

test("start during an outage: the index of search is completed once the database is there", async () => {
  vi.spyOn(log, "error").mockImplementation(() => {});
  const index = vi.spyOn(reindex, "indexMissing").mockRejectedValueOnce(away());
  index.mockResolvedValue(new Set());
  const service = await startService();
  await vi.waitFor(() => expect(index).toHaveBeenCalledTimes(2), 10_000);
  await service.close(Promise.resolve());
});

test("start during an outage: other errors and a stop end the work", async () => {
  const error = vi.spyOn(log, "error").mockImplementation(() => {});
  const fault = vi.fn().mockRejectedValue(new Error("fault"));
  await expect(repeatDuringOutage(fault, new AbortController().signal)).rejects.toThrow("fault");
  expect(fault).toHaveBeenCalledOnce();
  const stopping = new AbortController();
  const work = vi.fn().mockRejectedValue(away());
  const running = repeatDuringOutage(work, stopping.signal);
  await vi.waitFor(() => expect(error).toHaveBeenCalledOnce());
  stopping.abort();
  await running;
  expect(work).toHaveBeenCalledOnce();
});
