import type { GenericEndpointContext } from "@better-auth/core";
import { setSessionCookie } from "better-auth/cookies";
import { recordOwn } from "@/lib/access/account-events";
import { createLinkToken } from "@/lib/access/credentials/link-token";
import type { Person } from "@/lib/access/session";
import { describeVisit, readVisit } from "@/lib/access/visit";
import { DAY_S } from "@/lib/clock";
import { database, prismaClient } from "@/lib/db/database";
import { lockPerson } from "@/lib/db/locks";
import type { PeopleTx } from "@/lib/db/prisma-models";
import { forbidden } from "@/lib/errors";
import { formatLongDate } from "@/lib/format-time";
import { newId } from "@/lib/ids";
import { takeMailTry } from "@/lib/limits/mail-limits";
import { isMailSet, sendMail } from "@/lib/mail/send-mail";
import { isKnownTo, readBrowser, rememberBrowser } from "./known-browser";
import { ensurePersonalWorkspace } from "./personal-workspace";

/** Thirty days, not extended: pages only read sessions and could not set a longer cookie. */
export const SESSION_S = 30 * DAY_S;

type SignInMethod = "password" | "totp" | "recovery_code" | "passkey" | "provider" | "sign_up";

/** The only place that creates sessions. `check` runs in the transaction and may refuse. @throws 403 if disabled, and on a full disk */
export async function openSession(
  ctx: GenericEndpointContext,
  person: Person,
  { proof, check }: { proof: SignInMethod; check?: (tx: PeopleTx) => Promise<void> },
): Promise<{ token: string }> {
  (await database()).requireDiskSpace(); // the last space of a full disk is for people who are signed in
  const visit = readVisit(ctx.headers);
  const browser = await readBrowser(ctx);
  await ensurePersonalWorkspace(person);
  const isNew = proof !== "sign_up" && !(await isKnownTo(browser, person.id));
  const shouldNotify = isNew && isMailSet() && (await takeMailTry(person.email, "notice"));
  const prisma = await prismaClient();
  const token = createLinkToken();
  await prisma.$transaction(async (tx) => {
    await requireEnabled(tx, person.id);
    await check?.(tx);
    await tx.session.create({
      data: {
        id: newId(),
        token,
        userId: person.id,
        expiresAt: new Date(Date.now() + SESSION_S * 1000),
        ipAddress: visit.address,
        userAgent: visit.userAgent,
      },
    });
    await recordOwn(tx, { userId: person.id, visit }, "sign_in.succeeded", { with: proof });
    if (shouldNotify)
      await sendMail(tx, {
        kind: "new_browser",
        to: person.email,
        isFamiliar: browser?.people.has(person.id) ?? false,
        ...describeVisit(visit),
      });
  });
  await showSession(ctx, token);
  return { token };
}

export async function showSession(ctx: GenericEndpointContext, token: string) {
  const found = await ctx.context.internalAdapter.findSession(token);
  if (!found) return;
  await setSessionCookie(ctx, found);
  await rememberBrowser(ctx, await readBrowser(ctx), found.user.id);
}

/** Lock the person before anything else of the account; disabling them then also ends this session. @throws 403 */
async function requireEnabled(tx: PeopleTx, userId: string) {
  await lockPerson(tx, userId, "SHARE");
  const row = await tx.user.findUnique({
    where: { id: userId },
    select: { disabledAt: true, deleteAfter: true },
  });
  if (row && !row.disabledAt) return;
  if (!row?.deleteAfter) {
    throw forbidden("This account is disabled. Ask the operator of this service to enable it.");
  }
  throw forbidden(
    `This account was deleted. Until ${formatLongDate(row.deleteAfter)} the operator of this service can bring it back.`,
  );
}
