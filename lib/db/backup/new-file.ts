import { randomUUID } from "node:crypto";
import { createWriteStream, existsSync, statSync } from "node:fs";
import { link, open, readdir, rename, rm, stat } from "node:fs/promises";
import path from "node:path";
import type { Writable } from "node:stream";
import { HOUR_MS } from "@/lib/clock";

const DRAFT = /\.groundwork-[0-9a-f-]{36}\.part$/;
/** A draft older than this was left by a process that was killed. */
const LEFT_AFTER_MS = HOUR_MS;

/** The file gets its name once complete and on disk; its owner alone can read it. @throws an explanation if it exists */
export async function writeNewFile<Result>(
  file: string,
  fill: (sink: Writable) => Promise<Result>,
): Promise<Result> {
  refuseExisting(file);
  await removeLeftOvers(path.dirname(file));
  const draft = `${file}.groundwork-${randomUUID()}.part`;
  const sink = createWriteStream(draft, { flags: "wx", mode: 0o600, flush: true });
  try {
    const result = await fill(sink);
    await publish(draft, file);
    return result;
  } finally {
    sink.destroy();
    await rm(draft, { force: true });
  }
}

/** @throws an explanation */
export function refuseFolder(file: string) {
  if (isFolder(file)) {
    throw new Error(`${file} is a folder. Name a file in it: ${path.join(file, "NAME.backup")}`);
  }
}

const isFolder = (file: string) =>
  statSync(file, { throwIfNoEntry: false })?.isDirectory() === true;

/** @throws an explanation for a file or folder that exists, or a folder that does not */
export function refuseExisting(file: string) {
  const folder = path.dirname(file);
  if (!isFolder(folder)) throw new Error(`There is no folder ${folder}. Make it first.`);
  refuseFolder(file);
  if (existsSync(file)) {
    throw new Error(`${file} already exists. Choose another name, or move it away first.`);
  }
}

/** Uses a link, which never replaces a file. A file system without links gets a second check and a rename. */
async function publish(draft: string, file: string) {
  await link(draft, file).catch((error) => {
    refuseExisting(file);
    if (error.code !== "EPERM" && error.code !== "ENOTSUP") throw error;
    return rename(draft, file);
  });
  const folder = await open(path.dirname(file));
  await folder.sync().finally(() => folder.close());
}

async function removeLeftOvers(folder: string) {
  for (const name of await readdir(folder)) {
    if (!DRAFT.test(name)) continue;
    const draft = path.join(folder, name);
    const { mtimeMs } = await stat(draft);
    if (mtimeMs < Date.now() - LEFT_AFTER_MS) await rm(draft, { force: true });
  }
}
