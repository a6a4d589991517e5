import { LRUCache } from "lru-cache";
import { config } from "@/lib/config";
import type { ApiError } from "@/lib/errors";
import { processWide } from "@/lib/process-wide";
import type { Rule } from "./buckets";
import { ADDRESS_HEADER, networkOf } from "./client-address";
import { limiter, tooMany } from "./rate-limit";

/**
 * What one client address may do before it has proven who it is
 * (`docs/contract/additions.md#limits-before-authentication`): each a budget of its own, times `DOOR_LIMIT_SCALE`.
 * `stranger` is every other request without a credential that works.
 */
const RULES = {
  signUp: { bucket: "door-sign-up", limit: 5, windowSeconds: 3_600 },
  signIn: { bucket: "door-sign-in", limit: 30, windowSeconds: 15 * 60 },
  stranger: { bucket: "door", limit: 600, windowSeconds: 60 },
} satisfies Record<string, Rule>;

const WHAT = {
  signUp: "sign-ups",
  signIn: "sign-ins",
  stranger: "requests without a valid API key or session",
};

/** A flood of refused requests asks the shared counters once in so many ms for each address. */
const REMEMBER_MS = 1_000;

/** Who was refused a moment ago, and for how many seconds. */
export const refused = processWide(
  "refusedAtDoor",
  () => new LRUCache<string, number>({ max: 10_000, ttl: REMEMBER_MS }),
);

/** Who asks, as the limits count; undefined where no server has told, so that nothing is counted. */
const clientOf = (headers: Headers | undefined) => networkOf(headers?.get(ADDRESS_HEADER) ?? "");

/**
 * Uses one slot of the client's budget. @returns the refusal, 429, when none was left
 */
export async function countAtDoor(
  what: keyof typeof RULES,
  headers: Headers | undefined,
): Promise<ApiError | undefined> {
  const client = clientOf(headers);
  if (client === undefined) return undefined;
  const name = `${what} ${client}`;
  const known = refused().get(name);
  if (known !== undefined) return refusal(what, known);
  const { limit, ...rule } = RULES[what];
  const scaled = { ...rule, limit: limit * config().DOOR_LIMIT_SCALE };
  const { allowed, retryAfterSeconds } = await limiter().take(scaled, client);
  if (allowed) return undefined;
  refused().set(name, retryAfterSeconds);
  return refusal(what, retryAfterSeconds);
}

const refusal = (what: keyof typeof RULES, seconds: number) =>
  tooMany(`Too many ${WHAT[what]} from your network.`, seconds);

/** The same. @throws the refusal */
export async function passDoor(what: keyof typeof RULES, headers: Headers | undefined) {
  const refusal = await countAtDoor(what, headers);
  if (refusal) throw refusal;
}

/** Whether the client's requests without a credential were refused a moment ago, without asking a store. */
export const isRefusedAtDoor = (headers: Headers) => refused().has(`stranger ${clientOf(headers)}`);
