import { execFileSync } from "node:child_process";
import fs, { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from "node:fs";
import { syncBuiltinESMExports } from "node:module";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from "vitest";
import { MIB } from "@/lib/bytes";
import { createDiskSpaceCheck, requireSpaceToOpen } from "@/lib/db/embedded/disk-space";
import { getTemplateFolder, startFromTemplate } from "@/lib/db/embedded/template";

const { statfsSync } = fs;
const measured = vi.fn();

/** Lets the disk have so much space, or a size that it does not tell. */
const leave = (free: number, blocks = 1_000) =>
  measured.mockReturnValue({ blocks, bavail: free / 4096, bfree: free / 4096, bsize: 4096 });

/** A data folder without any file of the log. */
function makeFolder() {
  const folder = mkdtempSync(path.join(tmpdir(), "groundwork-space-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  mkdirSync(path.join(folder, "pg/pg_wal"), { recursive: true });
  return folder;
}

beforeEach(() => {
  measured.mockReset();
  Object.assign(fs, { statfsSync: measured });
  syncBuiltinESMExports();
});
afterEach(() => {
  Object.assign(fs, { statfsSync });
  syncBuiltinESMExports();
});

test("disk space of the embedded database: changes need more than opening does", () => {
  const folder = makeFolder();
  leave(47 * MIB);
  expect(() => createDiskSpaceCheck(folder)()).toThrow(
    `The disk with ${folder} is full: 47 MiB free, 48 MiB needed`,
  );
  requireSpaceToOpen(folder);
  leave(23 * MIB);
  expect(() => requireSpaceToOpen(folder)).toThrow("23 MiB free, 24 MiB needed");
});

test("disk space of the embedded database: a database that has to be made needs more than one that is there", () => {
  const folder = makeFolder();
  leave(89 * MIB);
  requireSpaceToOpen(folder);
  rmSync(path.join(folder, "pg"), { recursive: true });
  expect(() => requireSpaceToOpen(folder)).toThrow("89 MiB free, 90 MiB needed");
});

test("disk space of the embedded database: a copy of the template that fails leaves no half of it", async () => {
  const folder = makeFolder();
  const template = getTemplateFolder();
  const schema = path.basename(template);
  const program = path.join(folder, ".next/groundwork", schema);
  mkdirSync(program, { recursive: true });
  execFileSync("mkfifo", [path.join(program, "pipe")]); // cannot be copied
  const cwd = vi.spyOn(process, "cwd");
  cwd.mockReturnValue(folder);
  onTestFinished(() => cwd.mockRestore());
  await expect(startFromTemplate(path.join(folder, "new"))).rejects.toThrow();
  expect(fs.readdirSync(folder)).not.toContain("new.new");
});

test("disk space of the embedded database: a change needs space for its own bytes too", () => {
  leave(60 * MIB);
  const requireDiskSpace = createDiskSpaceCheck(makeFolder());
  requireDiskSpace(4 * MIB);
  expect(() => requireDiskSpace(9 * MIB)).toThrow("60 MiB free, 75 MiB needed");
});

test("disk space of the embedded database: every change looks at the disk again", () => {
  leave(100 * MIB);
  const requireDiskSpace = createDiskSpaceCheck(makeFolder());
  requireDiskSpace();
  leave(0);
  expect(() => requireDiskSpace()).toThrow("0 bytes free");
});

test("disk space of the embedded database: files of the log that are ready to be filled count as space", () => {
  const folder = makeFolder();
  const segment = (number: number) => path.join(folder, "pg/pg_wal", `${number}`.padStart(24, "0"));
  for (const number of [1, 2, 3, 4]) writeFileSync(segment(number), "");
  const now = Date.now() / 1000;
  for (const [number, age] of [40, 10, 90, 80].entries())
    utimesSync(segment(number + 1), now - age, now - age); // the second is being written
  const requireDiskSpace = createDiskSpaceCheck(folder);
  leave(30 * MIB);
  requireDiskSpace();
  expect(() => requireDiskSpace(10 * MIB)).toThrow("30 MiB free, 34 MiB needed");
  leave(20 * MIB);
  expect(() => requireDiskSpace()).toThrow("20 MiB free, 24 MiB needed");
  utimesSync(segment(4), now, now);
  leave(30 * MIB);
  expect(() => requireDiskSpace()).toThrow("30 MiB free, 48 MiB needed");
});

test("disk space of the embedded database: a file system that does not tell its size is not taken for full", () => {
  leave(0, 0);
  createDiskSpaceCheck("/data")();
  requireSpaceToOpen("/data");
});

test("disk space of the embedded database: a file system that refuses to tell its size is not taken for full", () => {
  measured.mockImplementation(() => {
    throw Object.assign(new Error("function not implemented"), { code: "ENOSYS" });
  });
  createDiskSpaceCheck("/data")();
  requireSpaceToOpen("/data");
});

test("disk space of the embedded database: what is reserved for root is space for root alone", () => {
  const folder = makeFolder();
  measured.mockReturnValue({ blocks: 1_000, bavail: 0, bfree: (100 * MIB) / 4096, bsize: 4096 });
  const uid = vi.spyOn(process, "getuid").mockReturnValue(0);
  onTestFinished(() => uid.mockRestore());
  createDiskSpaceCheck(folder)();
  uid.mockReturnValue(1000);
  expect(() => requireSpaceToOpen(folder)).toThrow("0 bytes free");
});
