import { config } from "@/lib/config";
import { forbidden } from "@/lib/errors";
import { links } from "@/lib/links";

/** The identity provider for signing in; undefined if none is set. */
export function providerSettings() {
  const { OIDC_ISSUER: issuer, OIDC_CLIENT_ID: id, OIDC_CLIENT_SECRET: secret } = config();
  return issuer && id && secret ? { issuer: new URL(issuer), id, secret } : undefined;
}

/** The name of a provider for people: its host, or else its id. */
export const nameProvider = (issuer: string) =>
  URL.canParse(issuer) ? new URL(issuer).host : issuer;

/** The configured provider's host. */
export const providerHost = () => providerSettings()?.issuer.host;

/**
 * Refuses to check or create Groundwork's own credentials if people sign in through the provider alone (`OIDC_ONLY`).
 * @throws 403
 */
export function requireOwnSignIn() {
  const { OIDC_ONLY, APP_URL } = config();
  if (!OIDC_ONLY) return;
  throw forbidden(
    `People sign in through ${providerHost()} alone here. Open ${APP_URL + links.signIn()} and continue there.`,
  );
}
