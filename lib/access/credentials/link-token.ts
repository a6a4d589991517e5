import { createHash, randomBytes } from "node:crypto";

/** Makes 256 random bits, shown once and stored as a hash. */
export const createLinkToken = () => randomBytes(32).toString("base64url");

export const hashLinkToken = (token: string) =>
  new Uint8Array(createHash("sha256").update(token).digest());
