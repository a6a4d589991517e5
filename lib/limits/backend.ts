import { type Config, config } from "@/lib/config";
import type { WindowStore } from "./sliding-window";
import { connectRedis, tcpStore } from "./tcp";

/** How long a call waits for the shared counters, in ms. */
export const STORE_TIMEOUT_MS = 500;

type Settings = Pick<Config, "UPSTASH_REDIS_REST_URL" | "UPSTASH_REDIS_REST_TOKEN" | "REDIS_URL">;

/** Which counters the settings choose: Upstash over REST, else a Redis over TCP, else this process. */
export function rateLimitBackend(settings: Settings = config()): "upstash" | "redis" | "memory" {
  if (settings.UPSTASH_REDIS_REST_URL || settings.UPSTASH_REDIS_REST_TOKEN) return "upstash";
  return settings.REDIS_URL ? "redis" : "memory";
}

/**
 * How to open the counters that all processes share; undefined when there are none.
 * The client packages are loaded only when they are used.
 */
export function sharedStore(settings: Settings): (() => Promise<WindowStore>) | undefined {
  const { UPSTASH_REDIS_REST_URL: url, UPSTASH_REDIS_REST_TOKEN: token, REDIS_URL = "" } = settings;
  const open = {
    upstash: () => openUpstash(url, token),
    redis: async () => tcpStore(await connectRedis(REDIS_URL)),
    memory: undefined,
  };
  return open[rateLimitBackend(settings)];
}

async function openUpstash(url?: string, token?: string): Promise<WindowStore> {
  if (!url || !token) {
    throw new Error("Set both UPSTASH_REDIS_REST_URL and UPSTASH_REDIS_REST_TOKEN, or neither.");
  }
  const { Redis } = await import("@upstash/redis");
  return new Redis({
    url,
    token,
    // A repeated call would count twice.
    retry: { retries: 0 },
    signal: () => AbortSignal.timeout(STORE_TIMEOUT_MS),
    enableTelemetry: false,
  });
}
