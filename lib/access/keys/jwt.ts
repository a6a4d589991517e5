import {
  createLocalJWKSet,
  createRemoteJWKSet,
  decodeJwt,
  errors,
  type JWTPayload,
  type JWTVerifyGetKey,
  jwtVerify,
} from "jose";
import { LRUCache } from "lru-cache";
import * as z from "zod";
import type { Principal } from "@/lib/access/caller";
import { config } from "@/lib/config";
import { query } from "@/lib/db/pool-query";
import { statement } from "@/lib/db/statement";
import { ApiError } from "@/lib/errors";
import { log } from "@/lib/log";
import { id } from "@/lib/schemas/fields";
import { refuseToken } from "./bearer";
import { findPrincipalBySession } from "./personal-principal";

// A key deleted from the table stops working on every instance within this time.
const OWN_TTL_MS = 60_000;
const ownKeys = new LRUCache<string, JWTVerifyGetKey>({ max: 16, ttl: OWN_TTL_MS });

/** Unknown ids are not cached, so that forged tokens evict no real key. */
async function findOwnKey(kid: string): Promise<JWTVerifyGetKey | undefined> {
  const known = ownKeys.get(kid);
  if (known) return known;
  const loaded = await loadOwnKey(kid);
  if (loaded) ownKeys.set(kid, loaded);
  return loaded;
}

const PUBLIC_KEY = statement(
  `SELECT public_key AS jwk FROM jwks
   WHERE id = $1 AND (expires_at IS NULL OR expires_at > now() - interval '1 hour')`,
  ["uuid"],
  { jwk: "text" },
);

async function loadOwnKey(kid: string): Promise<JWTVerifyGetKey | undefined> {
  const [row] = await query(PUBLIC_KEY, [kid]);
  return row && createLocalJWKSet({ keys: [{ ...JSON.parse(row.jwk), kid }] });
}

const getOwnKeys: JWTVerifyGetKey = async (header, token) => {
  const { data: kid } = id.safeParse(header.kid);
  const keys = kid && (await findOwnKey(kid));
  if (!keys) throw new errors.JWKSNoMatchingKey();
  return keys({ ...header, kid }, token);
};

const outsideKeys = new Map<string, JWTVerifyGetKey>();
const FETCH_LIMITS = { cooldownDuration: 5000, timeoutDuration: 3000 }; // in ms

/** Fetches the keys at the first use, and again for an unknown key id outside the cooldown. */
function getOutsideKeys(url: string): JWTVerifyGetKey {
  const known = outsideKeys.get(url);
  if (known) return known;
  const remote = createRemoteJWKSet(new URL(url), FETCH_LIMITS);
  const findKey: JWTVerifyGetKey = (header, token) =>
    remote(header, token).catch((error) => {
      throw isAboutToken(error) ? error : unreachable(url, error);
    });
  outsideKeys.set(url, findKey);
  return findKey;
}

const isAboutToken = (error: unknown) =>
  error instanceof errors.JWKSNoMatchingKey ||
  error instanceof errors.JWKSMultipleMatchingKeys ||
  error instanceof errors.JOSENotSupported;

function unreachable(url: string, error: Error) {
  log.error({ event: "jwks_unavailable", url, message: String(error.cause ?? error) });
  return new ApiError(
    "SERVICE_UNAVAILABLE",
    "The keys of the identity provider that issued this token cannot be fetched. Try again in a few seconds.",
    { headers: { "Retry-After": "5" } },
  );
}

const RULES = {
  algorithms: ["RS256", "ES256", "EdDSA"],
  requiredClaims: ["sub", "exp", "iat"],
  clockTolerance: 5, // in seconds
};

type Issuer = {
  issuer: string;
  audience: string;
  keys: JWTVerifyGetKey;
  findPrincipal: (claims: JWTPayload) => Promise<Principal | undefined>;
};

const OwnClaims = z.object({ sub: id, sid: id });

/** Our own tokens end with the session that they were made in. */
async function findOwnPrincipal(claims: JWTPayload) {
  const own = OwnClaims.safeParse(claims).data;
  return own && findPrincipalBySession(own.sid, own.sub);
}

/** Does not verify anything: this only selects the keys to try. */
function selectIssuer(token: string): Issuer | undefined {
  const { APP_URL, AUTH_JWT_ISSUER, AUTH_JWT_JWKS_URL, AUTH_JWT_AUDIENCE } = config();
  const claimed = decodeJwt(token).iss;
  const own = new URL(APP_URL).origin; // as the sign-in library spells it
  if (claimed === own) {
    return {
      issuer: own,
      audience: `${APP_URL}/api/mcp`,
      keys: getOwnKeys,
      findPrincipal: findOwnPrincipal,
    };
  }
  if (!AUTH_JWT_ISSUER || !AUTH_JWT_JWKS_URL || claimed !== AUTH_JWT_ISSUER) return undefined;
  return {
    issuer: AUTH_JWT_ISSUER,
    audience: AUTH_JWT_AUDIENCE,
    keys: getOutsideKeys(AUTH_JWT_JWKS_URL),
    findPrincipal: async (claims) => {
      const { findOrLinkPrincipal } = await import("@/lib/access/sign-in/linked-account");
      return findOrLinkPrincipal(AUTH_JWT_ISSUER, claims);
    },
  };
}

/** Resolves to the personal workspace. Every bad token gets the same 401. @throws 503 without the issuer's keys */
export async function verifyJwt(token: string): Promise<Principal> {
  try {
    const from = selectIssuer(token);
    if (from) {
      const { issuer, audience, keys } = from;
      const { payload } = await jwtVerify(token, keys, { ...RULES, issuer, audience });
      const principal = await from.findPrincipal(payload);
      if (principal) return principal;
    }
  } catch (error) {
    if (!(error instanceof errors.JOSEError)) throw error;
  }
  throw refuseToken();
}
