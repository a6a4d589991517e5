import fs from "node:fs";
import { syncBuiltinESMExports } from "node:module";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { MIB } from "@/lib/bytes";
import { createRoomCheck, requireRoomToOpen } from "@/lib/db/embedded/room";

const { statfsSync } = fs;
const measured = vi.fn();

/** Lets the disk have so much room, or a size that it does not tell. */
const leave = (free: number, blocks = 1_000) =>
  measured.mockReturnValue({ blocks, bavail: free / 4096, bsize: 4096 });

beforeEach(() => {
  vi.useFakeTimers();
  measured.mockClear();
  Object.assign(fs, { statfsSync: measured });
  syncBuiltinESMExports();
});
afterEach(() => {
  vi.useRealTimers();
  Object.assign(fs, { statfsSync });
  syncBuiltinESMExports();
});

test("room of the embedded database: changes need more than opening does", () => {
  leave(47 * MIB);
  expect(createRoomCheck("/data")).toThrow(
    "The disk with /data is full: 47 MiB free, 48 MiB needed",
  );
  requireRoomToOpen("/data");
  leave(23 * MIB);
  expect(() => requireRoomToOpen("/data")).toThrow("23 MiB free, 24 MiB needed");
});

test("room of the embedded database: the disk is looked at once a second at most", () => {
  leave(100 * MIB);
  const requireRoom = createRoomCheck("/data");
  for (let n = 0; n < 10; n++) requireRoom();
  expect(measured).toHaveBeenCalledTimes(1);
  leave(0);
  vi.advanceTimersByTime(1_000);
  expect(requireRoom).toThrow("0 bytes free");
});

test("room of the embedded database: a file system that does not tell its size is not taken for full", () => {
  leave(0, 0);
  createRoomCheck("/data")();
  requireRoomToOpen("/data");
});
