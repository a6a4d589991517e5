import fs, { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { PGlite } from "@electric-sql/pglite";
import { expect, onTestFinished, test } from "vitest";
import { EmbeddedDisk } from "@/lib/db/embedded/disk";

test("disk of the embedded database: a file that could not be created is created once there is room", async () => {
  const folder = mkdtempSync(path.join(tmpdir(), "groundwork-disk-"));
  const lite = await PGlite.create({ fs: new EmbeddedDisk(folder) });
  const { writeFileSync } = fs;
  onTestFinished(async () => {
    Object.assign(fs, { writeFileSync });
    await lite.close();
    rmSync(folder, { recursive: true });
  });
  await lite.exec("CREATE TABLE numbers (x int)");
  Object.assign(fs, {
    writeFileSync() {
      throw Object.assign(new Error("no inodes"), { code: "ENOSPC" });
    },
  });
  const grow = "INSERT INTO numbers SELECT generate_series(1, 10000)"; // its map of free space is a file of its own
  const refused = await lite.exec(grow).catch((error: unknown) => error);
  expect(refused).toMatchObject({ code: "53100" });
  Object.assign(fs, { writeFileSync });
  await lite.exec(grow);
});
