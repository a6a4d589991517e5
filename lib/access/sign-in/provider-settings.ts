import { config } from "@/lib/config";
import { forbidden } from "@/lib/errors";
import { links } from "@/lib/links";

/** The identity provider through which people sign in to the app; undefined where none is set. */
export function providerSettings() {
  const { OIDC_ISSUER: issuer, OIDC_CLIENT_ID: id, OIDC_CLIENT_SECRET: secret } = config();
  return issuer && id && secret ? { issuer: new URL(issuer), id, secret } : undefined;
}

/** What people know a provider by: the host of its address; of one that has no address, its name. */
export const serviceOf = (issuer: string) => (URL.canParse(issuer) ? new URL(issuer).host : issuer);

/** The same of the provider that is set. */
export const providerHost = () => providerSettings()?.issuer.host;

/**
 * Refuses what proves or makes a credential of Groundwork's own, where people sign in through the provider
 * alone (`OIDC_ONLY`). @throws 403
 */
export function requireOwnSignIn() {
  const { OIDC_ONLY, APP_URL } = config();
  if (!OIDC_ONLY) return;
  throw forbidden(
    `People sign in through ${providerHost()} alone here. Open ${APP_URL + links.signIn()} and continue there.`,
  );
}
