import { existsSync } from "node:fs";
import { cp, open, readdir, rename, rm } from "node:fs/promises";
import path from "node:path";
import { schemaVersion } from "@/lib/db/migrate";

/** Where `npm run build` leaves a new database with these very migrations. */
export const templateFolder = () =>
  path.join(
    /*turbopackIgnore: true*/ process.cwd(),
    ".next/groundwork",
    `database-${schemaVersion()}`,
  );

/**
 * Copies the ready-made database to `folder`, if there is none yet. To make one takes seconds and several hundred
 * megabytes of memory; without a build, PGlite does that when it opens.
 */
export async function startFromTemplate(folder: string) {
  if (existsSync(folder) || !existsSync(templateFolder())) return;
  const draft = `${folder}.new`;
  await rm(draft, { recursive: true, force: true });
  await cp(templateFolder(), draft, { recursive: true });
  await syncFolder(draft);
  await rename(draft, folder);
  await sync(path.dirname(folder));
}

/** Puts a folder with all that is in it on disk. */
export async function syncFolder(folder: string) {
  const entries = await readdir(folder, { recursive: true });
  for (const name of ["", ...entries]) await sync(path.join(folder, name));
}

async function sync(file: string) {
  const handle = await open(file);
  await handle.sync().finally(() => handle.close());
}
