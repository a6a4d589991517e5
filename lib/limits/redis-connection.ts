import { createHash } from "node:crypto";
import type { Redis } from "ioredis";

/** For one question to the shared counters. */
export const STORE_TIMEOUT_MS = 500;

export type ScriptRunner = {
  evalsha(sha: string, keys: string[], args: unknown[]): Promise<unknown>;
  eval(script: string, keys: string[], args: unknown[]): Promise<unknown>;
};

/** @throws if only one of the two is set */
export async function connectUpstash(url?: string, token?: string): Promise<ScriptRunner> {
  if (!url || !token) {
    throw new Error("Set both UPSTASH_REDIS_REST_URL and UPSTASH_REDIS_REST_TOKEN, or neither.");
  }
  const { Redis } = await import("@upstash/redis");
  return new Redis({
    url,
    token,
    // A retried call would count twice.
    retry: { retries: 0 },
    signal: () => AbortSignal.timeout(STORE_TIMEOUT_MS),
    enableTelemetry: false,
  });
}

const hashScript = (text: string) => createHash("sha1").update(text).digest("hex");

/** Why a client has no connection. Its commands only say that it has none. */
const problems = new WeakMap<Redis, string>();

/** Lets commands fail at once while it reconnects. @throws if the optional package `ioredis` is missing */
export async function connectRedis(url: string): Promise<Redis> {
  const { Redis } = await import("ioredis").catch((cause: unknown) => {
    const hint = "Run `npm install ioredis`, or unset REDIS_URL.";
    throw new Error(`REDIS_URL is set, but the package ioredis is not installed. ${hint}`, {
      cause,
    });
  });
  const redis = new Redis(url, {
    lazyConnect: true,
    enableOfflineQueue: false,
    maxRetriesPerRequest: 0,
    autoResendUnfulfilledCommands: false,
    // Drops a silent connection, which TCP alone notices only after many minutes.
    socketTimeout: 2_000,
  });
  // The client retries forever. Without a listener, an error would end the process.
  redis.on("error", ({ message }) => problems.set(redis, message));
  redis.on("ready", () => problems.delete(redis));
  await redis.connect().catch(() => {});
  return redis;
}

/** Removes the first line of the library's scripts, whose flag only Upstash supports; this changes their SHA-1. */
export function createTcpRunner(redis: Redis): ScriptRunner {
  const plainShas = new Map<string, string>();
  const explain = (error: Error) => {
    const isClosed = error.message.startsWith("Stream isn't writeable");
    const problem = problems.get(redis) ?? (isClosed && "The connection was closed.");
    throw problem ? new Error(problem, { cause: error }) : error;
  };

  return {
    async evalsha(sha, keys, args) {
      const plain = plainShas.get(sha);
      if (!plain) throw new Error("NOSCRIPT: not sent yet");
      return redis.evalsha(plain, keys.length, ...keys, ...args.map(String)).catch(explain);
    },
    async eval(script, keys, args) {
      const plain = script.replace(/^#!.*\n/, "");
      plainShas.set(hashScript(script), hashScript(plain));
      return redis.eval(plain, keys.length, ...keys, ...args.map(String)).catch(explain);
    },
  };
}
