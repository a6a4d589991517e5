import { createHash, randomBytes } from "node:crypto";

/** The secret in a link that somebody is handed: 256 random bits. Shown once, kept as its hash alone. */
export const newLinkToken = () => randomBytes(32).toString("base64url");

/** What is stored of it and looked up: SHA-256, which is enough for random bits. */
export const hashLinkToken = (token: string) =>
  new Uint8Array(createHash("sha256").update(token).digest());
