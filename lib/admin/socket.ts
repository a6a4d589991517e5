import path from "node:path";
import * as z from "zod";
import { getDataFolder } from "@/lib/db/embedded/data-folder";

/** A client that has read the greeting knows that its command will run; without it, the client can safely try elsewhere. */
export const GREETING = "\n";

export const Request = z.object({ argv: z.array(z.string()), secret: z.string().optional() });
export type Request = z.output<typeof Request>;

/** One line of JSON: a sentence for stderr, or the value to print. */
export const Answer = z.union([z.object({ error: z.string() }), z.object({ value: z.unknown() })]);
export type Answer = z.output<typeof Answer>;

// The size of `sun_path` without the closing NUL.
const MAX_PATH_BYTES = process.platform === "linux" ? 107 : 103;

/** @throws if the path is too long for a Unix socket */
export function getSocketPath(): string {
  const absolute = path.join(getDataFolder(), "admin.sock");
  const relative = path.relative(process.cwd(), absolute);
  const shorter = relative.length < absolute.length ? relative : absolute;
  if (Buffer.byteLength(shorter) > MAX_PATH_BYTES) {
    throw new Error(
      `The path ${absolute} is too long for a Unix socket, so admin commands cannot reach the process that uses the folder. Stop it while a command runs, or move the data to a folder with a shorter path and set DATA_DIR to that.`,
    );
  }
  return shorter;
}
