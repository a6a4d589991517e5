import { createWriteStream, existsSync } from "node:fs";
import { link, open, readdir, rename, rm } from "node:fs/promises";
import path from "node:path";
import type { Writable } from "node:stream";

/**
 * Lets `fill` write a file that appears under its name only once it is whole and on the disk, for its owner's
 * eyes alone. What a run that was killed has left beside it is removed.
 * @throws a sentence when there is a file of that name already
 */
export async function intoNewFile<Result>(
  file: string,
  fill: (sink: Writable) => Promise<Result>,
): Promise<Result> {
  refuseExisting(file);
  await removeLeftOvers(file);
  const draft = `${file}.${process.pid}.part`;
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

/** @throws a sentence for a file that exists, or in a folder that does not */
export function refuseExisting(file: string) {
  const folder = path.dirname(file);
  if (!existsSync(folder)) throw new Error(`There is no folder ${folder}. Make it first.`);
  if (existsSync(file)) {
    throw new Error(`There is a file ${file} already. Choose another name, or move it away first.`);
  }
}

/** A link never replaces a file; where the disk has none, the name is looked at once more. */
async function publish(draft: string, file: string) {
  await link(draft, file).catch((error) => {
    refuseExisting(file);
    if (error.code !== "EPERM" && error.code !== "ENOTSUP") throw error;
    return rename(draft, file);
  });
  const folder = await open(path.dirname(file));
  await folder.sync().finally(() => folder.close());
}

async function removeLeftOvers(file: string) {
  for (const name of await readdir(path.dirname(file))) {
    const [, pid] = name.startsWith(`${path.basename(file)}.`)
      ? (/\.(\d+)\.part$/.exec(name) ?? [])
      : [];
    if (pid && !isRunning(Number(pid)))
      await rm(path.join(path.dirname(file), name), { force: true });
  }
}

/** Whether there is a process of that id, on this machine. */
export function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error instanceof Error && "code" in error && error.code === "EPERM";
  }
}
