import { config } from "@/lib/config";
import { forbidden } from "@/lib/errors";
import { links } from "@/lib/links";

export function getProviderSettings() {
  const { OIDC_ISSUER: issuer, OIDC_CLIENT_ID: id, OIDC_CLIENT_SECRET: secret } = config();
  return issuer && id && secret ? { issuer: new URL(issuer), id, secret } : undefined;
}

export const nameProvider = (issuer: string) =>
  URL.canParse(issuer) ? new URL(issuer).host : issuer;

export const getProviderHost = () => getProviderSettings()?.issuer.host;

/** @throws 403 if people sign in through the provider alone (`OIDC_ONLY`) */
export function requireOwnSignIn() {
  const { OIDC_ONLY, APP_URL } = config();
  if (!OIDC_ONLY) return;
  throw forbidden(
    `Here, people can sign in only through ${getProviderHost()}. Open ${APP_URL + links.signIn()} and continue there.`,
  );
}
