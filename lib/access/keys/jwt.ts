import { decodeJwt, errors, type JWTPayload, type JWTVerifyGetKey, jwtVerify } from "jose";
import * as z from "zod";
import type { Principal } from "@/lib/access/caller";
import { config } from "@/lib/config";
import { id } from "@/lib/schemas/fields";
import { unauthorized } from "./bearer";
import { getOutsideKeys, getOwnKeys } from "./jwt-keys";
import { findPrincipalBySession } from "./personal-principal";

const ADVICE =
  "Send a valid API key as 'Authorization: Bearer gwk_live_…', or a session token that has not expired.";

const RULES = {
  algorithms: ["RS256", "ES256", "EdDSA"],
  requiredClaims: ["sub", "exp", "iat"],
  clockTolerance: 5, // in seconds
};

type Issuer = {
  issuer: string;
  audience: string;
  keys: JWTVerifyGetKey;
  findPrincipal: (claims: JWTPayload) => Promise<Principal | null | undefined>;
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
  throw unauthorized(ADVICE);
}
