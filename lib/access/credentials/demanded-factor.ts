import type { Caller } from "@/lib/access/caller";
import { config } from "@/lib/config";
import { ApiError } from "@/lib/errors";
import { links } from "@/lib/links";

/** SQL: a password alone opens the account of member `m`. Accounts without a password rely on their provider. */
export const HAS_NO_FACTOR = `(
  EXISTS (SELECT 1 FROM account a
          WHERE a.user_id = m.user_id AND a.provider_id = 'credential' AND a.password IS NOT NULL)
  AND NOT EXISTS (SELECT 1 FROM totp t WHERE t.user_id = m.user_id AND t.confirmed_at IS NOT NULL)
  AND NOT EXISTS (SELECT 1 FROM passkey p WHERE p.user_id = m.user_id))`;

/** SQL: whether workspace `w` demands a factor that member `m` lacks. If it demands none, no other table is read. */
export const LACKS_FACTOR = `CASE WHEN w.requires_second_factor THEN ${HAS_NO_FACTOR} ELSE false END`;

/** Pages catch this error and redirect to the setup. */
export class FactorDemanded extends ApiError {
  constructor() {
    const at = config().APP_URL + links.account;
    super(
      "FORBIDDEN",
      `This workspace requires two-step sign-in, and the account behind this request has none. Set it up at ${at}, then try again.`,
    );
  }
}

export function requireFactor({ lacksFactor }: Pick<Caller, "lacksFactor">) {
  if (lacksFactor && !config().OIDC_ONLY) throw new FactorDemanded();
}
