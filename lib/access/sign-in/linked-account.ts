import type { JWTPayload } from "jose";
import * as z from "zod";
import type { Holder } from "@/lib/access/keys/bearer";
import { holderByAccount } from "@/lib/access/keys/personal-holder";
import { config } from "@/lib/config";
import { isCollision, prismaClient } from "@/lib/db/database";
import { newId } from "@/lib/ids";
import type { Origin } from "@/lib/schemas/enums";
import { email } from "@/lib/schemas/members";
import { name } from "@/lib/schemas/names";
import { claimAccount } from "./claim-account";
import { createPersonalWorkspace } from "./personal-workspace";
import { requireFirst, requireProviderOffer, type SignUpOffer } from "./sign-up-rules";

/** OpenID Connect Core, section 2: at most 255 ASCII characters. */
const Subject = z.string().regex(/^[\x20-\x7e]{1,255}$/);

/** What the provider vouches for. An address must be ASCII before it is lowered: "K" (U+212A) lowers to "k". */
const Vouched = z.object({
  email_verified: z.literal(true),
  email: z.email().pipe(email),
  name: name.optional().catch(undefined),
});
type Vouched = z.output<typeof Vouched>;

/** An account as it is linked: `issuer` as its tokens spell it. */
type Identity = { providerId: string; accountId: string };
/** By which door somebody comes, and who decides whether a new account is made of them. */
type Door = { origin: Origin; admit?: (email: string) => Promise<SignUpOffer> };

/**
 * Whom the verified claims of an outside provider's token stand for: the account that is linked to
 * (issuer, subject). The first time that is the account with the token's e-mail address if the
 * provider vouches for the address, else a new one with a free personal workspace; undefined for others,
 * and null where the operator has disabled the account.
 *
 * So whoever holds such a token takes over the account that has the address here. That is wanted,
 * because the operator named this issuer, and only for a strict `email_verified: true`; once linked,
 * the address counts no more. It opens the person's own workspace, never one that others own. For the
 * same reason a new account is made whatever `SIGN_UP` says: who has a place at the issuer is invited.
 */
export const linkedHolder = (
  issuer: string,
  claims: JWTPayload,
): Promise<Holder | null | undefined> =>
  findOrLink(issuer, claims, { origin: "mcp" }, ({ providerId, accountId }) =>
    holderByAccount(providerId, accountId),
  );

/**
 * The same person for a sign-in to the app, by the same rule, but that `SIGN_UP` decides on new accounts;
 * undefined for who is unknown and not vouched for.
 * @throws 403 `SIGN_UP_CLOSED`
 */
export const linkedPerson = (issuer: string, claims: JWTPayload) =>
  findOrLink(issuer, claims, { origin: "app", admit: requireProviderOffer }, async (identity) => {
    const prisma = await prismaClient();
    const select = { user: { select: { id: true, name: true, email: true } } };
    const where = { providerId_accountId: identity };
    return (await prisma.account.findUnique({ where, select }))?.user;
  });

/** The e-mail address that the provider vouches for, if any. */
export const vouchedAddress = (claims: JWTPayload): string | undefined =>
  Vouched.safeParse(claims).data?.email;

async function findOrLink<Found>(
  issuer: string,
  claims: JWTPayload,
  door: Door,
  find: (identity: Identity) => Promise<Found | undefined>,
): Promise<Found | undefined> {
  const subject = Subject.safeParse(claims.sub).data;
  if (!subject) return undefined;
  const identity = { providerId: issuer, accountId: subject };
  const known = await find(identity);
  const vouched = Vouched.safeParse(claims).data;
  if (known !== undefined || !vouched) return known;
  // First calls at the same time collide. After that the account, or at least the person, is there.
  for (let tries = 0; tries < 2; tries++) {
    await link({ id: newId(), ...identity }, vouched, door);
    const linked = await find(identity);
    if (linked !== undefined) return linked;
  }
  throw new Error(`The account of a subject of ${issuer} could not be linked.`);
}

/** Links the person who has the address, or makes one, unless that collides with somebody who was first. */
async function link(
  account: Identity & { id: string },
  { email, name = email.slice(0, email.indexOf("@")) }: Vouched,
  { origin, admit }: Door,
) {
  const prisma = await prismaClient();
  try {
    const existing = await prisma.user.findUnique({ where: { email } });
    if (existing) {
      await claimAccount(existing, account, origin);
      return;
    }
    const offer = await admit?.(email);
    const tier = origin === "mcp" ? "free" : config().DEFAULT_TIER;
    const person = { id: newId(), name };
    const accounts = { create: account };
    await prisma.$transaction(async (tx) => {
      if (offer?.for === "the first") await requireFirst(tx);
      await tx.user.create({ data: { ...person, email, emailVerified: true, accounts } });
      await createPersonalWorkspace(tx, person, { tier, origin });
    });
  } catch (error) {
    if (!isCollision(error)) throw error;
  }
}
