import { afterEach, beforeEach } from "vitest";
import { config } from "@/lib/config";
import { startProvider } from "@/tests/support/identity-provider";

/** Gives each test of the file a provider of its own, configured as the outside one, and hands it out. */
export function outsideProvider(audience: string) {
  let provider: Awaited<ReturnType<typeof startProvider>>;
  const { AUTH_JWT_AUDIENCE } = config();
  beforeEach(async () => {
    provider = await startProvider(audience);
    Object.assign(config(), {
      AUTH_JWT_ISSUER: provider.issuer,
      AUTH_JWT_JWKS_URL: provider.jwksUrl,
      AUTH_JWT_AUDIENCE: audience,
    });
  });
  afterEach(() => {
    provider.stop();
    forgetProvider();
    Object.assign(config(), { AUTH_JWT_AUDIENCE });
  });
  return () => provider;
}

/** Leaves the built-in identity provider as the only one. */
export const forgetProvider = () =>
  Object.assign(config(), { AUTH_JWT_ISSUER: undefined, AUTH_JWT_JWKS_URL: undefined });
