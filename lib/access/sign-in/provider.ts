import type { JWTPayload } from "jose";
import {
  AuthorizationResponseError,
  allowInsecureRequests,
  authorizationCodeGrant,
  buildAuthorizationUrl,
  type ClientAuth,
  ClientError,
  ClientSecretBasic,
  ClientSecretPost,
  type Configuration,
  calculatePKCECodeChallenge,
  discovery,
  enableNonRepudiationChecks,
  fetchUserInfo,
  randomNonce,
  randomPKCECodeVerifier,
  randomState,
} from "openid-client";
import { config, isLoopback } from "@/lib/config";
import { describeError } from "@/lib/describe-error";
import { log } from "@/lib/log";
import { getProviderSettings } from "./provider-settings";

export const PROVIDER_SCOPE = "openid email profile";

export const CALLBACK = "/callback/oidc";
const getCallbackUrl = () => `${config().APP_URL}/api/auth${CALLBACK}`;

const TIMEOUT_S = 5;
const TTL_MS = 600_000;
const AHEAD_S = 60;

/** The provider or the person refused, the provider is down, or its answer is invalid. */
type ProviderProblem = "refused" | "unavailable" | "invalid";

export class ProviderError extends Error {
  constructor(
    readonly problem: ProviderProblem,
    cause: unknown,
  ) {
    super(`Signing in through the provider: ${problem}.`, { cause });
  }
}

let known: { of: string; until: number; configuration: Promise<Configuration> } | undefined;

function connectToProvider(): Promise<Configuration> {
  const settings = getProviderSettings();
  if (!settings) throw new Error("No identity provider is set.");
  const { issuer, id, secret } = settings;
  const of = [issuer.href, id, secret].join("\n");
  if (known?.of === of && known.until > Date.now()) return known.configuration;
  const execute = [enableNonRepudiationChecks]; // verifies the id token's signature even over TLS
  if (isLoopback(issuer.href)) execute.push(allowInsecureRequests);
  const options = { execute, timeout: TIMEOUT_S };
  const discover = (address: URL) =>
    discovery(address, id, undefined, proveClient(secret), options);
  const configuration = discover(issuer).catch((error) => {
    if (!isOtherIssuer(error)) throw error;
    return discover(toggleSlash(issuer));
  });
  const asked = { of, until: Date.now() + TTL_MS, configuration };
  known = asked;
  configuration.catch(() => {
    if (known === asked) known = undefined;
  });
  return configuration;
}

/** The description at `OIDC_ISSUER` names another issuer. */
const isOtherIssuer = (error: unknown) =>
  error instanceof ClientError && error.code === "OAUTH_JSON_ATTRIBUTE_COMPARISON_FAILED";

/** Issuers with and without a slash at the end have their description at the same address. */
const toggleSlash = ({ href }: URL) => new URL(href.endsWith("/") ? href.slice(0, -1) : `${href}/`);

/** @throws ProviderError */
const requireConnection = () =>
  connectToProvider().catch((error) => {
    if (!isOtherIssuer(error)) return fail("unavailable", error);
    log.error({
      event: "provider_has_other_issuer",
      message:
        "The provider's description at OIDC_ISSUER names another issuer. Set OIDC_ISSUER to the value of issuer in it.",
    });
    return fail("invalid", error);
  });

/** Prefers the body if the provider allows it, since many misread escaped characters in the header. */
function proveClient(secret: string): ClientAuth {
  const [inBody, inHeader] = [ClientSecretPost(secret), ClientSecretBasic(secret)];
  return (server, ...rest) => {
    const methods = server.token_endpoint_auth_methods_supported ?? [];
    const prove = methods.includes("client_secret_post") ? inBody : inHeader;
    return prove(server, ...rest);
  };
}

/** The browser keeps these during the redirect, so that only the browser that asked can use the answer. */
export type Asked = { state: string; nonce: string; verifier: string };

/** Uses the code flow with PKCE. @throws ProviderError */
export async function askProvider(): Promise<{ url: URL; asked: Asked }> {
  const configuration = await requireConnection();
  const asked = {
    state: randomState(),
    nonce: randomNonce(),
    verifier: randomPKCECodeVerifier(),
  };
  const url = buildAuthorizationUrl(configuration, {
    redirect_uri: getCallbackUrl(),
    scope: PROVIDER_SCOPE,
    state: asked.state,
    nonce: asked.nonce,
    code_challenge: await calculatePKCECodeChallenge(asked.verifier),
    code_challenge_method: "S256",
  });
  return { url, asked };
}

export type Identity = { issuer: string; subject: string; claims: JWTPayload };

/** Email and name come from userinfo if the token lacks them (OpenID Connect Core, 5.4). @throws ProviderError */
export async function redeemAnswer(query: URLSearchParams, asked: Asked): Promise<Identity> {
  const configuration = await requireConnection();
  const url = new URL(getCallbackUrl());
  url.search = String(query);
  try {
    const tokens = await authorizationCodeGrant(configuration, url, {
      expectedState: asked.state,
      expectedNonce: asked.nonce,
      pkceCodeVerifier: asked.verifier,
      idTokenExpected: true,
    });
    const claims = tokens.claims();
    if (!claims) throw new Error("There is no id token.");
    if (claims.iat > Date.now() / 1000 + AHEAD_S)
      throw new Error("The ID token was issued in the future.");
    const { iss: issuer, sub: subject } = claims;
    const hasInfo = configuration.serverMetadata().userinfo_endpoint !== undefined;
    if (claims.email !== undefined || !hasInfo) return { issuer, subject, claims };
    const info = await fetchUserInfo(configuration, tokens.access_token, subject);
    const { email, email_verified, name } = info;
    return { issuer, subject, claims: { ...claims, email, email_verified, name } };
  } catch (error) {
    return fail(toProblem(error), error);
  }
}

const DOWN = new Set(["server_error", "temporarily_unavailable"]);

function toProblem(error: unknown): ProviderProblem {
  if (error instanceof AuthorizationResponseError) {
    return DOWN.has(error.error) ? "unavailable" : "refused";
  }
  const isTimeout = error instanceof ClientError && error.code === "OAUTH_TIMEOUT";
  const isUnreachable = error instanceof TypeError && error.message === "fetch failed";
  return isTimeout || isUnreachable || isServerError(error) ? "unavailable" : "invalid";
}

const isServerError = (error: unknown) =>
  error instanceof ClientError && error.cause instanceof Response && error.cause.status >= 500;

function fail(problem: ProviderProblem, error: unknown): never {
  const level = problem === "refused" ? "info" : "warn";
  log[level]({ event: "provider_sign_in_failed", problem, ...describeError(error) });
  throw new ProviderError(problem, error);
}
