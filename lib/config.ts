import { z } from "zod";
import { TIERS } from "@/lib/schemas/enums";

const optional = z.preprocess((value) => (value === "" ? undefined : value), z.string().optional());
const url = z.preprocess((value) => (value === "" ? undefined : value), z.url().optional());
const flag = z.preprocess((value) => value === "true" || value === "1", z.boolean());
const or = <T extends z.ZodType>(schema: T, fallback: unknown) =>
  z.preprocess((value) => (value === undefined || value === "" ? fallback : value), schema);

/** Every setting the service reads, with its default: `decisions.md`, "Operating it". All are optional. */
const Settings = z
  .object({
    PORT: or(z.coerce.number().int().min(1).max(65_535), 3000),
    APP_URL: url,
    DATABASE_URL: optional,
    DIRECT_URL: optional,
    DATABASE_POOL: or(z.coerce.number().int().min(1).max(200), 10),
    DATABASE_PREPARED_STATEMENTS: or(z.enum(["true", "false"]), "true").transform(
      (v) => v === "true",
    ),
    DATA_DIR: or(z.string(), ".data"),
    AUTH_SECRET: z.preprocess((v) => (v === "" ? undefined : v), z.string().min(32).optional()),
    TRUST_PROXY: flag,
    DEFAULT_TIER: or(z.enum(TIERS), "internal"),
    ALLOW_TIER_CHANGE: flag,
    UPSTASH_REDIS_REST_URL: url,
    UPSTASH_REDIS_REST_TOKEN: optional,
    REDIS_URL: optional,
    RATE_LIMIT_SCALE: or(z.coerce.number().int().min(1).max(1_000_000), 1),
    AI_TIMEOUT_MS: or(z.coerce.number().int().min(1000).max(3_600_000), 240_000),
    LOG_LEVEL: or(z.enum(["debug", "info", "warn", "error", "silent"]), "info"),
    NODE_ENV: optional,
    VERCEL: optional,
  })
  .transform(({ APP_URL, ...rest }) => ({
    ...rest,
    APP_URL: (APP_URL ?? `http://localhost:${rest.PORT}`).replace(/\/+$/, ""),
  }));

export type Config = z.output<typeof Settings>;

let parsed: Config | undefined;

/**
 * The settings, read once from the environment.
 * @throws a sentence that names each wrong variable, so that a bad start explains itself.
 */
export function config(): Config {
  if (parsed) return parsed;
  const result = Settings.safeParse(process.env);
  if (!result.success) {
    const problems = result.error.issues.map((i) => `${i.path.join(".")}: ${i.message}`);
    throw new Error(`Settings are wrong, correct them and start again. ${problems.join("; ")}`);
  }
  parsed = result.data;
  return parsed;
}

/** Whether the embedded database is used, because `DATABASE_URL` is not set. */
export const isEmbedded = () => config().DATABASE_URL === undefined;
