import type { JWTPayload } from "jose";
import * as z from "zod";
import type { Principal } from "@/lib/access/caller";
import { findPrincipalByAccount } from "@/lib/access/keys/personal-principal";
import { config } from "@/lib/config";
import { prismaClient } from "@/lib/db/database";
import { isCollision } from "@/lib/db/prisma-models";
import { newId } from "@/lib/ids";
import type { Origin } from "@/lib/schemas/enums";
import { email } from "@/lib/schemas/members";
import { name } from "@/lib/schemas/names";
import { claimAccount } from "./claim-account";
import { createPersonalWorkspace } from "./personal-workspace";
import { requireFirst, requireProviderOffer, type SignUpOffer } from "./sign-up-rules";

/** OpenID Connect Core, section 2: at most 255 ASCII characters. */
const Subject = z.string().regex(/^[\x20-\x7e]{1,255}$/);

/** ASCII is checked before lowercasing, since "K" (U+212A) becomes "k". */
const Vouched = z.object({
  email_verified: z.literal(true),
  email: z.email().pipe(email),
  name: name.optional().catch(undefined),
});
type Vouched = z.output<typeof Vouched>;

type Identity = { providerId: string; accountId: string };
type Door = { origin: Origin; admit?: (email: string) => Promise<SignUpOffer> };

/** Trusts the operator's issuer: takes over the account of a verified address, ignores `SIGN_UP`. @throws 401 for a disabled account */
export const findOrLinkPrincipal = (
  issuer: string,
  claims: JWTPayload,
): Promise<Principal | undefined> =>
  findOrLink(issuer, claims, { origin: "mcp" }, ({ providerId, accountId }) =>
    findPrincipalByAccount(providerId, accountId),
  );

/** Works like `findOrLinkPrincipal`, but `SIGN_UP` decides about new accounts. @throws 403 `SIGN_UP_CLOSED` */
export const findOrLinkPerson = (issuer: string, claims: JWTPayload) =>
  findOrLink(issuer, claims, { origin: "app", admit: requireProviderOffer }, async (identity) => {
    const prisma = await prismaClient();
    const select = { user: { select: { id: true, name: true, email: true } } };
    const where = { providerId_accountId: identity };
    return (await prisma.account.findUnique({ where, select }))?.user;
  });

export const readVouchedAddress = (claims: JWTPayload): string | undefined =>
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
  // Concurrent first calls collide; the second attempt finds the account or the person.
  for (let tries = 0; tries < 2; tries++) {
    await link({ id: newId(), ...identity }, vouched, door);
    const linked = await find(identity);
    if (linked !== undefined) return linked;
  }
  throw new Error(`The account of a subject of ${issuer} could not be linked.`);
}

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
