import { randomBytes, randomUUID } from "node:crypto";
import { existsSync, linkSync, readFileSync, unlinkSync, writeFileSync } from "node:fs";
import path from "node:path";
import { config, isEmbedded } from "@/lib/config";
import { dataFolder } from "@/lib/db/data-folder";
import { ApiError } from "@/lib/errors";

const SIGN_IN_IS_OFF =
  "Sign-in is off: set AUTH_SECRET to at least 32 random characters (for example: openssl rand -base64 32) and restart.";

/**
 * The secret that signs session cookies and encrypts the signing keys: `AUTH_SECRET`, or with the
 * embedded database one that is generated once into the data folder.
 * @throws 503 with `DATABASE_URL` and without `AUTH_SECRET`: several servers must share one secret.
 */
export function authSecret(): string {
  const { AUTH_SECRET } = config();
  if (AUTH_SECRET) return AUTH_SECRET;
  if (isEmbedded()) return storedSecret(path.join(dataFolder(), "auth-secret"));
  throw new ApiError("SERVICE_UNAVAILABLE", SIGN_IN_IS_OFF);
}

function storedSecret(file: string): string {
  if (!existsSync(file)) {
    const draft = `${file}.${randomUUID()}`;
    writeFileSync(draft, randomBytes(32).toString("base64"), { mode: 0o600, flag: "wx" });
    try {
      linkSync(draft, file); // a link is whole or not there, and never replaces a file
    } catch (error) {
      if (!existsSync(file)) throw error;
    } finally {
      unlinkSync(draft);
    }
  }
  return readFileSync(file, "utf8");
}
