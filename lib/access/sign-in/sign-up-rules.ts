import { findInvitation } from "@/lib/access/credentials/invitation-rows";
import { config } from "@/lib/config";
import { prismaClient } from "@/lib/db/database";
import { lockPeople } from "@/lib/db/locks";
import { query } from "@/lib/db/pool-query";
import type { PeopleTx } from "@/lib/db/prisma-models";
import { statement } from "@/lib/db/statement";
import { ApiError } from "@/lib/errors";
import { extractDomain } from "./join-by-domain";

/** Decides who may create an account: `SIGN_UP` in `docs/contract/additions.md#sign-up`. */
export type SignUpOffer =
  | { for: "anybody" | "the first" }
  | { for: "the invited"; email: string }
  | { for: "nobody"; because: string };

const NOBODY = "Nobody can sign up here. Ask the operator of this service for an account.";
const INVITED =
  "You need an invitation to sign up here. Ask an owner or admin of a workspace to invite your email address, and open the link that they give you.";
const explainClosed = () => (config().SIGN_UP === "invited" ? INVITED : NOBODY);

export async function getSignUpOffer(token?: string): Promise<SignUpOffer> {
  const { SIGN_UP } = config();
  if (SIGN_UP === "open") return { for: "anybody" };
  const invitation = SIGN_UP === "invited" && token && (await findInvitation(token));
  if (invitation) return { for: "the invited", email: invitation.email };
  const prisma = await prismaClient();
  if (await isEmpty(prisma)) return { for: "the first" };
  return { for: "nobody", because: explainClosed() };
}

/** `requireFirst` completes the check for the first person. @throws 403 `SIGN_UP_CLOSED` */
export async function requireOffer(email: string, token?: string): Promise<SignUpOffer> {
  const offer = await getSignUpOffer(token);
  if (offer.for === "nobody") throw closed(offer.because);
  if (offer.for === "the invited" && offer.email !== email) {
    throw closed(`This invitation is for ${offer.email}. Sign up with that address.`);
  }
  return offer;
}

/** An open invitation to the address, a workspace that its domain joins, or `OIDC_ONLY` is enough. @throws 403 */
export async function requireProviderOffer(email: string): Promise<SignUpOffer> {
  const offer = await getSignUpOffer();
  if (offer.for !== "nobody") return offer;
  const { SIGN_UP, OIDC_ONLY } = config();
  if (SIGN_UP === "invited" && (OIDC_ONLY || (await isExpected(email)))) {
    return { for: "the invited", email };
  }
  throw closed(offer.because);
}

const EXPECTED = statement(
  `SELECT EXISTS (SELECT FROM workspace WHERE join_domain = $2)
     OR EXISTS (SELECT FROM invitation WHERE email = $1 AND accepted_at IS NULL AND expires_at > $3) AS expected`,
  ["text", "text", "timestamptz"],
  { expected: "bool!" },
);

async function isExpected(email: string): Promise<boolean> {
  const [row] = await query(EXPECTED, [email, extractDomain(email), new Date()]);
  return row?.expected ?? false;
}

/** Serializes first sign-ups on an empty installation; the second is refused. @throws 403 */
export async function requireFirst(tx: PeopleTx) {
  await lockPeople(tx);
  if (!(await isEmpty(tx))) throw closed(explainClosed());
}

const isEmpty = async (db: Pick<PeopleTx, "user">) =>
  (await db.user.findFirst({ select: { id: true } })) === null;

const closed = (because: string) => new ApiError("SIGN_UP_CLOSED", because);
