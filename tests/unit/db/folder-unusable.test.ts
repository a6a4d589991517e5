import { chownSync, mkdirSync, rmSync, statSync, writeFileSync } from "node:fs";
import { afterAll, expect, test, vi } from "vitest";
import { explainFolder, FolderUnusable, getDataFolder } from "@/lib/db/embedded/data-folder";
import { openEmbedded } from "@/lib/db/embedded/embedded";

// The settings are read once, by the first import.
const { folder, file } = await vi.hoisted(async () => {
  const { mkdtempSync } = await import("node:fs");
  const folder = mkdtempSync("/tmp/groundwork-unusable-");
  const file = `${folder}/file`;
  vi.stubEnv("DATA_DIR", file);
  return { folder, file };
});
afterAll(() => rmSync(folder, { recursive: true }));

const isRoot = process.getuid?.() === 0;
const refuse = (path?: string) => Object.assign(new Error("EACCES"), { code: "EACCES", path });

test("data folder: a file of its name and a database that does not open are named", async () => {
  writeFileSync(file, "");
  const sentence = `DATA_DIR names a file, ${file}. Set it to a folder.`;
  expect(() => getDataFolder()).toThrow(new FolderUnusable(sentence));
  rmSync(file);
  mkdirSync(`${file}/pg`, { recursive: true });
  writeFileSync(`${file}/pg/PG_VERSION`, "9\n");
  await expect(openEmbedded("command")).rejects.toThrow(
    `The database in ${file}/pg is damaged or of another version. Restore a backup into an empty folder (docs/operations.md#backups).`,
  );
});

test("data folder: one that cannot be made names the folder that refuses it", () => {
  expect(explainFolder(refuse(), `${folder}/a/b`)).toEqual(
    new FolderUnusable(
      `The data folder ${folder}/a/b cannot be made: this user may not write in ${folder}. Change its owner or permissions, or set DATA_DIR to another folder.`,
    ),
  );
});

test("data folder: one whose permissions are too narrow is named", () => {
  expect(explainFolder(refuse(`${folder}/pg.lock`), folder)).toEqual(
    new FolderUnusable(
      `This user may not read and write all of ${folder}. Change its owner or permissions, or set DATA_DIR to another folder.`,
    ),
  );
});

test.runIf(isRoot)("data folder: one of another user asks for that user", () => {
  const { uid, gid } = statSync(folder);
  chownSync(folder, 65534, 65534);
  expect(explainFolder(refuse(`${folder}/pg.lock`), folder)).toEqual(
    new FolderUnusable(
      `The data folder ${folder} belongs to another user. Run the command as the user that runs the server.`,
    ),
  );
  chownSync(folder, uid, gid);
});

test("data folder: another error of the file system stays as it is", () => {
  const full = Object.assign(new Error("full"), { code: "ENOSPC" });
  expect(explainFolder(full, folder)).toBe(full);
});
