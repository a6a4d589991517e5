import { afterEach, beforeEach } from "vitest";
import { type Config, config } from "@/lib/config";
import { CLIENT, startSignInProvider } from "@/tests/support/sign-in-service";

const SETTINGS = [
  "OIDC_ISSUER",
  "OIDC_CLIENT_ID",
  "OIDC_CLIENT_SECRET",
  "OIDC_ONLY",
  "SIGN_UP",
  "AUTH_JWT_ISSUER",
  "AUTH_JWT_JWKS_URL",
  "AUTH_JWT_AUDIENCE",
] as const;

/** Gives each test of the file a provider of its own, configured for signing in, and hands it out. */
export function signInProvider() {
  let provider: Awaited<ReturnType<typeof startSignInProvider>>;
  const usual: Partial<Config> = { ...config() };
  beforeEach(async () => {
    provider = await startSignInProvider();
    Object.assign(config(), {
      OIDC_ISSUER: provider.issuer,
      OIDC_CLIENT_ID: CLIENT.id,
      OIDC_CLIENT_SECRET: CLIENT.secret,
    });
  });
  afterEach(() => {
    provider.stop();
    for (const name of SETTINGS) Object.assign(config(), { [name]: usual[name] });
  });
  return () => provider;
}
