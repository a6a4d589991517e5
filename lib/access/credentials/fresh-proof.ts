import type { AccountCaller } from "@/lib/access/caller";
import { config } from "@/lib/config";
import { prismaClient } from "@/lib/db/database";
import { lockPerson } from "@/lib/db/locks";
import { query } from "@/lib/db/pool-query";
import type { PeopleTx } from "@/lib/db/prisma-models";
import { type Queryable, statement } from "@/lib/db/statement";
import { ApiError, forbidden, invalid } from "@/lib/errors";
import { limitAddress } from "@/lib/limits/address-limits";
import { withSignInTry } from "@/lib/limits/sign-in-throttle";
import { verifyPassword } from "./password-hash";
import { PASSWORD } from "./password-row";

/** For an account without a password, how long a sign-in proves the person's presence. */
const RECENT_MINUTES = 10;

export type ProofAsked = "password" | "nothing" | "sign_in";

const PROOF = statement(
  `
  SELECT a.password, s.created_at > now() - make_interval(mins => $3) AS "isRecent"
  FROM session s LEFT JOIN account a ON a.user_id = s.user_id AND a.provider_id = '${PASSWORD}'
  WHERE s.id = $1 AND s.user_id = $2 AND s.expires_at > now()`,
  ["uuid", "uuid", "int4"],
  { password: "text?", isRecent: "bool" },
);

type Session = Pick<AccountCaller, "userId" | "sessionId">;

async function read({ userId, sessionId }: Session, db: Queryable = { query }) {
  const [row] = await db.query(PROOF, [sessionId, userId, RECENT_MINUTES]);
  if (!row) throw signedOut();
  return config().OIDC_ONLY ? { ...row, password: null } : row;
}

export async function getProofAsked(session: Session): Promise<ProofAsked> {
  const { password, isRecent } = await read(session);
  if (password) return "password";
  return isRecent ? "nothing" : "sign_in";
}

/** Call it first in the transaction of the change. @throws 401 */
type StillProven = (tx: Queryable) => Promise<void>;

export type Proof = { currentPassword?: string | undefined };

/** Runs `run` in a transaction, with the account locked and the proof still valid. @throws as `requireFreshProof` */
export async function changeWithProof<Result>(
  caller: AccountCaller,
  proof: Proof,
  run: (tx: PeopleTx) => Promise<Result>,
): Promise<Result> {
  const stillProven = await requireFreshProof(caller, proof);
  const prisma = await prismaClient();
  return prisma.$transaction(async (tx) => {
    await stillProven(tx);
    return run(tx);
  });
}

/** Returns a check to run in the transaction, since the proof can expire before it. @throws 400 at `currentPassword`, 401, 403, 429, 503 */
export async function requireFreshProof(
  caller: AccountCaller,
  { currentPassword }: Proof,
): Promise<StillProven> {
  const { password: hash, isRecent } = await read(caller);
  if (hash) await requirePassword(caller, hash, currentPassword);
  else if (!isRecent) throw tooLongAgo();
  return (tx) => requireUnchanged(tx, caller, hash);
}

async function requirePassword(
  { userId, email, visit }: AccountCaller,
  hash: string,
  password: string | undefined,
) {
  if (!password) throw invalid("currentPassword", "Enter your current password.");
  await limitAddress("signIn", visit);
  const attempt = { email, network: undefined, browser: `session of ${userId}` };
  if (!(await withSignInTry(attempt, () => verifyPassword({ hash, password })))) {
    throw invalid("currentPassword", "The current password is wrong. Try again.");
  }
}

export async function holdAccount(tx: Queryable, session: Session) {
  await lockPerson(tx, session.userId);
  return read(session, tx);
}

async function requireUnchanged(tx: Queryable, session: Session, hash: string | null) {
  const { password } = await holdAccount(tx, session);
  if (hash !== null && password !== hash) throw signedOut();
}

const tooLongAgo = () =>
  forbidden("You signed in more than ten minutes ago. Sign in again, then make this change.");

export const signedOut = () =>
  new ApiError(
    "UNAUTHORIZED",
    "You were signed out in the meantime. Sign in again, then try again.",
  );
