import { createLocalJWKSet, createRemoteJWKSet, errors, type JWTVerifyGetKey } from "jose";
import { LRUCache } from "lru-cache";
import { query } from "@/lib/db/pool-query";
import { statement } from "@/lib/db/statement";
import { ApiError } from "@/lib/errors";
import { log } from "@/lib/log";
import { id } from "@/lib/schemas/fields";

// A key deleted from the table stops working on every instance within this time.
const OWN_TTL_MS = 60_000;
const own = new LRUCache<string, JWTVerifyGetKey>({ max: 16, ttl: OWN_TTL_MS });

/** Unknown ids are not cached, so that forged tokens evict no real key. */
async function findOwnKey(kid: string): Promise<JWTVerifyGetKey | undefined> {
  const known = own.get(kid);
  if (known) return known;
  const loaded = await load(kid);
  if (loaded) own.set(kid, loaded);
  return loaded;
}

const PUBLIC_KEY = statement(
  `SELECT public_key AS jwk FROM jwks
   WHERE id = $1 AND (expires_at IS NULL OR expires_at > now() - interval '1 hour')`,
  ["uuid"],
  { jwk: "text" },
);

async function load(kid: string): Promise<JWTVerifyGetKey | undefined> {
  const [row] = await query(PUBLIC_KEY, [kid]);
  return row && createLocalJWKSet({ keys: [{ ...JSON.parse(row.jwk), kid }] });
}

export const getOwnKeys: JWTVerifyGetKey = async (header, token) => {
  const { data: kid } = id.safeParse(header.kid);
  const keys = kid && (await findOwnKey(kid));
  if (!keys) throw new errors.JWKSNoMatchingKey();
  return keys({ ...header, kid }, token);
};

const remotes = new Map<string, JWTVerifyGetKey>();
const LIMITS = { cooldownDuration: 5000, timeoutDuration: 3000 }; // in ms

/** Fetches the keys at the first use, and again for an unknown key id outside the cooldown. */
export function getOutsideKeys(url: string): JWTVerifyGetKey {
  const known = remotes.get(url);
  if (known) return known;
  const remote = createRemoteJWKSet(new URL(url), LIMITS);
  const findKey: JWTVerifyGetKey = (header, token) =>
    remote(header, token).catch((error) => {
      throw isAboutToken(error) ? error : unreachable(url, error);
    });
  remotes.set(url, findKey);
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
