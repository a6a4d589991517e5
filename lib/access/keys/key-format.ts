import { createHash, randomBytes } from "node:crypto";
import { crc32 } from "node:zlib";
import { CHECKSUM_LENGTH, hasKeyShape, KEY_PREFIX, RANDOM_LENGTH } from "./key-shape";

const ALPHABET = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz";

function encodeBase62(value: bigint, length: number): string {
  let text = "";
  for (let rest = value; rest > 0n; rest /= 62n) text = ALPHABET.charAt(Number(rest % 62n)) + text;
  return text.padStart(length, "0");
}

const computeChecksum = (body: string) => encodeBase62(BigInt(crc32(body)), CHECKSUM_LENGTH);

/** Joins a prefix, 32 random bytes and their CRC-32, in base 62 (`docs/contract/semantics.md#key-format`). */
export function createKey(): string {
  const random = BigInt(`0x${randomBytes(32).toString("hex")}`);
  const body = KEY_PREFIX + encodeBase62(random, RANDOM_LENGTH);
  return body + computeChecksum(body);
}

/** The checksum catches typing errors without the database. */
export const isKey = (text: string): boolean =>
  hasKeyShape(text) &&
  computeChecksum(text.slice(0, -CHECKSUM_LENGTH)) === text.slice(-CHECKSUM_LENGTH);

/** A key has 256 random bits, so a fast hash is enough. */
export const hashKey = (key: string): Buffer => createHash("sha256").update(key).digest();

export const cutKeyPrefix = (key: string): string => key.slice(0, 16);
