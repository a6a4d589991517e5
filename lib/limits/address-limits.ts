import { LRUCache } from "lru-cache";
import { config } from "@/lib/config";
import type { ApiError } from "@/lib/errors";
import { processWide } from "@/lib/process-wide";
import { readClientAddress, toNetwork } from "./client-address";
import { limiter } from "./limiter";
import { rateLimitExceeded } from "./rate-limit";
import type { Rule } from "./sliding-window";

/** Multiplied by `DOOR_LIMIT_SCALE` (`docs/contract/additions.md#limits-before-authentication`). */
const RULES = {
  signUp: { name: "network-sign-up", limit: 5, windowSeconds: 3_600 },
  /** For forms with a valid invitation: the first day of a team behind one address. */
  invitedSignUp: { name: "network-invited-sign-up", limit: 30, windowSeconds: 3_600 },
  signIn: { name: "network-sign-in", limit: 30, windowSeconds: 15 * 60 },
  anonymous: { name: "network", limit: 600, windowSeconds: 60 },
} satisfies Record<string, Rule>;

const WHAT = {
  signUp: "sign-ups",
  invitedSignUp: "sign-ups with an invitation",
  signIn: "sign-ins",
  anonymous: "requests without a valid API key or session",
};

const scale = (what: keyof typeof RULES) => {
  const { limit, ...rule } = RULES[what];
  return { ...rule, limit: limit * config().DOOR_LIMIT_SCALE };
};

/** How long a refused network is remembered, so that a flood asks the limiter only once in this time. */
const REMEMBER_MS = 1_000;

export const refusedNetworks = processWide(
  "refusedNetworks",
  () => new LRUCache<string, number>({ max: 10_000, ttl: REMEMBER_MS }),
);

/** The address is null if no server of ours has set its header (`readClientAddress`); such requests are not counted. */
type Sender = { address: string | null; isCounted?: boolean };

export async function takeAddressTry(
  what: keyof typeof RULES,
  { address, isCounted }: Sender,
): Promise<ApiError | undefined> {
  const network = toNetwork(address ?? "");
  if (network === undefined) return undefined;
  const name = `${what} ${network}`;
  const known = refusedNetworks().get(name);
  if (known !== undefined) return refusal(what, known);
  const { allowed, retryAfterSeconds } = await limiter().take(scale(what), network);
  if (allowed) {
    // The front door counted the request among the others, before it was known to be a sign-in.
    if (what !== "anonymous" && isCounted) await limiter().giveBack(scale("anonymous"), network);
    return undefined;
  }
  refusedNetworks().set(name, retryAfterSeconds);
  return refusal(what, retryAfterSeconds);
}

const refusal = (what: keyof typeof RULES, seconds: number) =>
  rateLimitExceeded(`Too many ${WHAT[what]} from your network.`, seconds);

export async function limitAddress(what: keyof typeof RULES, sender: Sender) {
  const refused = await takeAddressTry(what, sender);
  if (refused) throw refused;
}

export const isAddressRefused = (headers: Headers) =>
  refusedNetworks().has(`anonymous ${toNetwork(readClientAddress(headers) ?? "")}`);
