import { hasPassword } from "@/lib/access/credentials/password-row";
import { getProviderSettings } from "@/lib/access/sign-in/provider-settings";
import { config } from "@/lib/config";
import type { PeopleTx } from "@/lib/db/prisma-models";
import { ApiError } from "@/lib/errors";

/** Call it with the person's row locked, after the removal. @throws 409 if the person can no longer sign in */
export async function requireWayIn(tx: PeopleTx, userId: string) {
  if (!config().OIDC_ONLY) {
    if (await hasPassword(tx, userId)) return;
    if ((await tx.passkey.count({ where: { userId } })) > 0) return;
  }
  const issuer = getProviderSettings()?.issuer.href.replace(/\/$/, "");
  if (issuer) {
    const where = { userId, providerId: { in: [issuer, `${issuer}/`] } };
    if ((await tx.account.count({ where })) > 0) return;
  }
  throw new ApiError(
    "CONFLICT",
    "This is the only way into your account, so it stays until there is another.",
  );
}
