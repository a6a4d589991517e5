import path from "node:path";
import { migrate, readMigrationFiles } from "@/lib/db/migrate";
import { type Header, refuseNewerBackup } from "./format";
import { loadBackup } from "./load-backup";
import { runInOtherFolder } from "./other-folder";
import { writeBackup } from "./write-backup";

/** Restores into an embedded database with the backup's schema and migrates that. Returns `file` itself if current. */
export async function upgradeBackup(file: string, { migrations }: Header, scratch: string) {
  const all = readMigrationFiles();
  const sums = new Map(migrations.map(({ name, checksum }) => [name, checksum]));
  const present = all.filter(({ name, checksum }) => sums.get(name) === checksum);
  if (present.length < migrations.length) throw refuseNewerBackup(file);
  if (present.length === all.length) return file;
  const upgraded = path.join(scratch, "upgraded.backup");
  await runInOtherFolder(path.join(scratch, "pg"), async (connection) => {
    await migrate(connection, present);
    await loadBackup(connection, file, { force: false });
    await migrate(connection, all);
    await writeBackup(connection, upgraded);
  });
  return upgraded;
}
