import { hashPassword as hash, verifyPassword as verify } from "better-auth/crypto";
import { ApiError } from "@/lib/errors";
import { newId } from "@/lib/ids";
import { processWide } from "@/lib/process-wide";
import type { NewUser } from "@/lib/schemas/members";
import { createPool, isNoneFree } from "@/lib/threads/pool";

/** Each hash holds one of libuv's four threads for a tenth of a second; files, gzip and DNS need the others. */
const AT_ONCE = 2;
/** Who has waited this long in ms, or would be further back than this, comes again later. */
const PATIENCE_MS = 10_000;
const MAX_WAITING = 64;

/** Lends the turns at hashing. */
export const hashing = processWide("hashing", () =>
  createPool<null>(Array(AT_ONCE).fill(null), PATIENCE_MS, MAX_WAITING),
);

async function inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
  try {
    return await hashing().use(work);
  } catch (error) {
    throw isNoneFree(error) ? overloaded() : error;
  }
}

const overloaded = () =>
  new ApiError(
    "OVERLOADED",
    "Too many people are signing in at this moment. Wait a few seconds, then try again.",
    { headers: { "Retry-After": "5" } },
  );

/**
 * What is stored of a password: scrypt with a salt, in the sign-in library's format. Two at once in a
 * process. It takes some 100 ms and the turn before it: never inside of a transaction.
 * @throws 503 `OVERLOADED` when too many wait
 */
export const hashPassword = (password: string): Promise<string> => inTurn(() => hash(password));

/** Whether the password is the one that `hash` was made of. @throws 503 as above */
export const verifyPassword = (both: { hash: string; password: string }): Promise<boolean> =>
  inTurn(() => verify(both));

/**
 * A person who signs in with a password. Whether the address is theirs is known only where the
 * operator says so (`emailVerified`): no link proves it, since whoever invites sees the link too.
 */
export async function newPerson({ email, name, password }: NewUser, emailVerified: boolean) {
  const id = newId();
  const credential = { id: newId(), accountId: id, providerId: "credential" };
  const accounts = { create: { ...credential, password: await hashPassword(password) } };
  return { id, email, name, emailVerified, accounts };
}
