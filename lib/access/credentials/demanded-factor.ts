import type { Caller } from "@/lib/access/caller";
import { config } from "@/lib/config";
import { ApiError } from "@/lib/errors";
import { links } from "@/lib/links";

/**
 * SQL: whether a password alone can sign in as member `m`. People who have no password and sign in through an outside
 * provider are protected there.
 */
export const HAS_NO_FACTOR = `(
  EXISTS (SELECT 1 FROM account a
          WHERE a.user_id = m.user_id AND a.provider_id = 'credential' AND a.password IS NOT NULL)
  AND NOT EXISTS (SELECT 1 FROM totp t WHERE t.user_id = m.user_id AND t.confirmed_at IS NOT NULL)
  AND NOT EXISTS (SELECT 1 FROM passkey p WHERE p.user_id = m.user_id))`;

/** SQL: whether workspace `w` demands a second factor that `m` lacks. Reads no other table unless it does. */
export const LACKS_FACTOR = `CASE WHEN w.requires_second_factor THEN ${HAS_NO_FACTOR} ELSE false END`;

/** 403: the workspace demands a second factor, and the person has none. Pages lead to its setup. */
export class FactorDemanded extends ApiError {
  constructor() {
    const at = config().APP_URL + links.account;
    super(
      "FORBIDDEN",
      `This workspace requires two-step sign-in, and the account behind this request has none. Set it up at ${at}, then try again.`,
    );
  }
}

/** @throws 403 `FactorDemanded` */
export function requireFactor({ lacksFactor }: Pick<Caller, "lacksFactor">) {
  // If people sign in only through the provider, its own rules apply.
  if (lacksFactor && !config().OIDC_ONLY) throw new FactorDemanded();
}
