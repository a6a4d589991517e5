import path from "node:path";
import { z } from "zod";
import { dataFolder } from "@/lib/db/embedded";

/** What the command line sends to the server that holds the data folder: one JSON line, then the end. */
export const Request = z.object({ argv: z.array(z.string()) });

/** What comes back: one JSON line, either the value to print or a sentence for stderr. */
export const Answer = z.union([z.object({ value: z.unknown() }), z.object({ error: z.string() })]);
export type Answer = z.output<typeof Answer>;

// `sun_path` of Linux holds 108 bytes with the NUL at the end; macOS holds 104.
const MAX_PATH_BYTES = process.platform === "darwin" ? 103 : 107;

/**
 * Where the server listens for commands.
 * @throws when a Unix socket cannot have so long a path.
 */
export function socketPath(): string {
  const absolute = path.join(dataFolder(), "admin.sock");
  const relative = path.relative(process.cwd(), absolute);
  const shorter = relative.length < absolute.length ? relative : absolute;
  if (Buffer.byteLength(shorter) > MAX_PATH_BYTES) {
    throw new Error(
      `The path ${absolute} is too long for a Unix socket, so admin commands cannot reach a running server. Move the data to a folder with a shorter path and set DATA_DIR to it, or stop the server while a command runs.`,
    );
  }
  return shorter;
}
