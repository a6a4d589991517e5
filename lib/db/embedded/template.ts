import { existsSync } from "node:fs";
import { cp, open, readdir, rename, rm } from "node:fs/promises";
import path from "node:path";
import { computeSchemaVersion } from "@/lib/db/migrate";

export const getTemplateFolder = () =>
  path.join(
    /*turbopackIgnore: true*/ process.cwd(),
    ".next/groundwork",
    `database-${computeSchemaVersion()}`,
  );

/** Saves PGlite from creating a database, which takes seconds and several hundred megabytes of memory. */
export async function startFromTemplate(folder: string) {
  if (existsSync(folder) || !existsSync(getTemplateFolder())) return;
  const draft = `${folder}.new`;
  const removeDraft = () => rm(draft, { recursive: true, force: true });
  await removeDraft();
  try {
    await cp(getTemplateFolder(), draft, { recursive: true });
    await syncFolder(draft);
  } catch (error) {
    await removeDraft(); // on a full disk, it would keep the space that the next try needs
    throw error;
  }
  await rename(draft, folder);
  await sync(path.dirname(folder));
}

export async function syncFolder(folder: string) {
  const entries = await readdir(folder, { recursive: true });
  for (const name of ["", ...entries]) await sync(path.join(folder, name));
}

async function sync(file: string) {
  const handle = await open(file);
  await handle.sync().finally(() => handle.close());
}
