import { hashPassword as hash, verifyPassword as verify } from "better-auth/crypto";
import { overloaded } from "@/lib/errors";
import { newId } from "@/lib/ids";
import { Semaphore } from "@/lib/limits/semaphore";
import { processWide } from "@/lib/process-wide";
import type { NewUser } from "@/lib/schemas/members";
import { PASSWORD } from "./password-row";

/** Each hash occupies one of libuv's four threads for 0.1 s; files, gzip and DNS need the others. */
const AT_ONCE = 2;

const MAX_WAITING = 64;

export const hashing = processWide(
  "hashing",
  () => new Semaphore(AT_ONCE, MAX_WAITING, tooManySignIns),
);

const tooManySignIns = () =>
  overloaded(
    "Too many people are signing in at this moment. Wait a few seconds, then try again.",
    5,
  );

/** Never call it in a transaction: it takes 100 ms plus the wait. Uses the sign-in library's format. @throws 503 */
export const hashPassword = (password: string): Promise<string> =>
  hashing().run(() => hash(password));

export const verifyPassword = (both: { hash: string; password: string }): Promise<boolean> =>
  hashing().run(() => verify(both));

/** The operator vouches for `emailVerified`; an invitation's link does not, since the inviter sees it too. */
export async function preparePerson({ email, name, password }: NewUser, emailVerified: boolean) {
  const id = newId();
  const credential = { id: newId(), accountId: id, providerId: PASSWORD };
  const accounts = { create: { ...credential, password: await hashPassword(password) } };
  return { id, email, name, emailVerified, accounts };
}
