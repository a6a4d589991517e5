import * as z from "zod";
import { TIERS } from "@/lib/schemas/enums";

const whole = (least: number, most: number) => {
  const error = `must be a whole number from ${least} to ${most}`;
  return z.coerce.number({ error }).int(error).min(least, error).max(most, error);
};
const or = <T extends z.ZodType>(schema: T, fallback: unknown) =>
  z.preprocess((value) => (value === undefined || value === "" ? fallback : value), schema);
/** Any other text is refused: a misspelled "true" must not turn a protection off. */
const truth = z.stringbool({
  truthy: ["true", "1"],
  falsy: ["false", "0"],
  error: "must be true or false",
});
const flag = or(truth, "false");
const maybe = <T extends z.ZodType>(schema: T) => or(schema.optional(), undefined);
const optional = maybe(z.string());
const apiKey = optional.transform((text) => text?.trim() || undefined);
const web = z.url({
  protocol: /^https?$/,
  error: "must be an address that begins with http:// or https://",
  abort: true,
});
const url = maybe(web);
/** Pages, cookies and OAuth metadata are at the root of their host. */
const root = web.regex(
  /^https?:\/\/[^/?#]+\/*$/i,
  "must have no path: Groundwork answers only at the root of a host. Give it a host of its own, like https://plan.example.com",
);
/** Also takes the address of the provider's description: without its end it is the issuer. */
const issuer = z
  .url({ protocol: /^https?$/, error: "must be an https address" })
  .transform((address) => address.replace(/\/\.well-known\/openid-configuration$/, ""));
const choice = <const Value extends string>(values: readonly Value[]) =>
  z.enum(values, { error: `must be one of ${values.join(", ")}` });
const contact = z
  .string()
  .transform((text) => (text.includes("@") && !text.includes(":") ? `mailto:${text}` : text))
  .pipe(
    z.url({
      protocol: /^(?:https|mailto)$/,
      error: "must be an email address or an https address",
    }),
  );
const sender = z
  .string()
  .regex(
    /^(?:[^<>\r\n"]*<[^\s<>@]+@[^\s<>@]+>|[^\s<>@]+@[^\s<>@]+)$/,
    "must be an address, or a name and an address, like Groundwork <groundwork@example.com>",
  )
  .transform((text) => {
    const [name = "", address] = text.split(/[<>]/);
    return address ? { name: name.trim(), address } : { name: "", address: name };
  });
const smtp = z.url({
  protocol: /^smtps?$/,
  error: "must be an address like smtps://user:password@mail.example.com",
});
const postgres = maybe(
  z
    .string()
    .regex(/^postgres(?:ql)?:\/\//, { error: "must begin with postgresql://", abort: true })
    .refine(
      isReadableByDriver,
      "cannot be read. Percent-encode special characters of the user and the password: # as %23, / as %2F, ? as %3F, @ as %40, % as %25",
    ),
);
const redis = maybe(z.string().regex(/^rediss?:\/\//, "must begin with redis:// or rediss://"));

/** The driver also takes an empty host (a socket), and would silently cut the address at a `#`. */
function isReadableByDriver(address: string): boolean {
  return !address.includes("#") && URL.canParse(address.replace("@/", "@socket/"));
}

const makeRefusing =
  ({ addIssue }: z.RefinementCtx) =>
  (path: string, message: string) =>
    addIssue({ code: "custom", path: [path], message });

/** Browsers resolve `localhost` and every name below it to this machine (RFC 6761, section 6.3). */
export function isLoopback(address: string): boolean {
  const { hostname } = new URL(address);
  return /^(?:(?:.+\.)?localhost|127(?:\.\d+){3}|\[::1\])$/.test(hostname);
}

const host = z
  .string()
  .trim()
  .regex(
    /^[\w.:-]+$/,
    "must be an address or a name, like 127.0.0.1 or ::1, without brackets, port or zone",
  );

/** `docs/contract/semantics.md#settings`. All are optional. */
const Settings = z
  .object({
    HOST: maybe(host),
    PORT: or(whole(1, 65_535), 3000),
    APP_URL: maybe(root),
    DATABASE_URL: postgres,
    DIRECT_URL: postgres,
    DATABASE_POOL: or(whole(1, 200), 10),
    DATABASE_PREPARED_STATEMENTS: or(truth, "true"),
    WORKERS: or(whole(1, 64), 1),
    DATA_DIR: or(z.string(), ".data"),
    AUTH_SECRET: maybe(z.string().min(32, "must have at least 32 characters")),
    AUTH_JWT_ISSUER: optional,
    AUTH_JWT_AUDIENCE: optional,
    AUTH_JWT_JWKS_URL: url,
    OIDC_ISSUER: maybe(issuer),
    OIDC_CLIENT_ID: optional,
    OIDC_CLIENT_SECRET: optional,
    OIDC_ONLY: flag,
    TRUST_PROXY: flag,
    SIGN_UP: maybe(choice(["open", "invited", "closed"])),
    MAX_WORKSPACES_PER_PERSON: or(whole(0, 100_000), 20),
    DOOR_LIMIT_SCALE: or(whole(1, 1_000_000), 1),
    AI_DAILY_CALLS: or(whole(0, 1_000_000_000), 2_000),
    STORAGE_LIMIT_MB: or(whole(1, 1_000_000_000), 10_240),
    ACTIVITY_DAYS: or(whole(1, 36_500), 365),
    TRASH_DAYS: or(whole(0, 36_500), 30),
    STOP_GRACE_SECONDS: or(whole(1, 3_600), 8),
    SECURITY_CONTACT: maybe(contact),
    SMTP_URL: maybe(smtp),
    MAIL_FROM: maybe(sender),
    DEFAULT_TIER: or(choice(TIERS), "internal"),
    ALLOW_TIER_CHANGE: flag,
    UPSTASH_REDIS_REST_URL: url,
    UPSTASH_REDIS_REST_TOKEN: optional,
    REDIS_URL: redis,
    RATE_LIMIT_SCALE: or(whole(1, 1_000_000), 1),
    ANTHROPIC_API_KEY: apiKey,
    ANTHROPIC_BASE_URL: url,
    AI_MODEL: or(z.string(), "claude-sonnet-5-5"),
    AI_FAST_MODEL: or(z.string(), "claude-haiku-5-5"),
    AI_TIMEOUT_MS: or(whole(1000, 3_600_000), 240_000),
    EMBEDDINGS: or(choice(["builtin", "voyage", "openai", "off"]), "builtin"),
    EMBEDDINGS_MODEL: optional,
    EMBEDDINGS_API_KEY: apiKey,
    EMBEDDINGS_BASE_URL: url,
    LOG_LEVEL: or(choice(["debug", "info", "warn", "error", "silent"]), "info"),
    NODE_ENV: optional,
    VERCEL: optional,
  })
  .transform(({ APP_URL, AUTH_JWT_AUDIENCE, SIGN_UP, ...rest }) => {
    const base = (APP_URL ?? `http://localhost:${rest.PORT}`).replace(/\/+$/, "");
    return {
      ...rest,
      APP_URL: base,
      AUTH_JWT_AUDIENCE: AUTH_JWT_AUDIENCE ?? `${base}/api/mcp`,
      SIGN_UP: SIGN_UP ?? (isLoopback(base) ? "open" : "invited"),
    };
  })
  .superRefine((settings, context) => {
    const { APP_URL, AUTH_JWT_ISSUER, AUTH_JWT_JWKS_URL, DATABASE_URL, WORKERS } = settings;
    const refuse = makeRefusing(context);
    if (settings.SMTP_URL && !settings.MAIL_FROM) {
      refuse("MAIL_FROM", "set it to the address that mail comes from, or leave SMTP_URL empty");
    }
    if (WORKERS > 1 && !DATABASE_URL) {
      refuse("WORKERS", "needs DATABASE_URL: the embedded database serves one process");
    }
    if (AUTH_JWT_ISSUER && !AUTH_JWT_JWKS_URL) {
      refuse("AUTH_JWT_JWKS_URL", "set it to where the keys of AUTH_JWT_ISSUER are published");
    }
    if (AUTH_JWT_JWKS_URL && !AUTH_JWT_ISSUER) {
      refuse("AUTH_JWT_ISSUER", "set it to the issuer whose keys AUTH_JWT_JWKS_URL publishes");
    }
    if (AUTH_JWT_ISSUER === new URL(APP_URL).origin) {
      refuse("AUTH_JWT_ISSUER", "is APP_URL, so Groundwork itself: leave it empty or name another");
    }
  })
  .superRefine((settings, context) => {
    const { APP_URL, OIDC_ISSUER, OIDC_ONLY } = settings;
    const refuse = makeRefusing(context);
    const together = ["OIDC_ISSUER", "OIDC_CLIENT_ID", "OIDC_CLIENT_SECRET"] as const;
    const missing = together.filter((name) => !settings[name]);
    const isAsked = OIDC_ONLY || missing.length < together.length;
    for (const name of isAsked ? missing : []) {
      refuse(name, "set it too: signing in through a provider needs its issuer, id and secret");
    }
    if (OIDC_ISSUER && !OIDC_ISSUER.startsWith("https:") && !isLoopback(OIDC_ISSUER)) {
      refuse("OIDC_ISSUER", "must be an https address, unless it is on this machine");
    }
    if (OIDC_ISSUER && new URL(OIDC_ISSUER).href === new URL(APP_URL).href) {
      refuse("OIDC_ISSUER", "is APP_URL, so Groundwork itself: name an identity provider");
    }
  })
  .superRefine((settings, context) => {
    const { EMBEDDINGS, EMBEDDINGS_API_KEY: key, EMBEDDINGS_BASE_URL: base } = settings;
    const refuse = makeRefusing(context);
    if (EMBEDDINGS === "builtin" && (key || base || settings.EMBEDDINGS_MODEL)) {
      refuse(
        "EMBEDDINGS",
        "set it to voyage or openai, or leave the other EMBEDDINGS_ settings empty",
      );
    }
    if (EMBEDDINGS === "voyage" && !key) {
      refuse(
        "EMBEDDINGS_API_KEY",
        "set it to your key of Voyage AI, or EMBEDDINGS to builtin or off",
      );
    }
    if (EMBEDDINGS === "openai" && !base && !key) {
      refuse(
        "EMBEDDINGS_API_KEY",
        "set it to your key of OpenAI, or EMBEDDINGS_BASE_URL to a server that needs none",
      );
    }
    if (EMBEDDINGS === "openai" && base && !settings.EMBEDDINGS_MODEL) {
      refuse("EMBEDDINGS_MODEL", "set it to a model that the server at EMBEDDINGS_BASE_URL has");
    }
  });

export type Config = z.output<typeof Settings>;

let parsed: Config | undefined;

/** Reads the environment once. @throws an error that names each invalid variable */
export function config(): Config {
  if (parsed) return parsed;
  const result = Settings.safeParse(process.env);
  if (!result.success) {
    const problems = result.error.issues.map((i) => `${i.path.join(".")}: ${i.message}`);
    throw new Error(`Settings are wrong: correct them and try again. ${problems.join("; ")}`);
  }
  parsed = result.data;
  return parsed;
}

export const isEmbedded = () => config().DATABASE_URL === undefined;

const ALL_ADDRESSES = ["0.0.0.0", "::"];

/**
 * Call it before Next starts: after an action's redirect, Next fetches the new page from this process, and behind a
 * TLS proxy it would do so by https.
 */
export function setOriginForNext() {
  const { HOST = "", PORT } = config();
  const host = HOST === "" || ALL_ADDRESSES.includes(HOST) ? "localhost" : HOST;
  process.env.__NEXT_PRIVATE_ORIGIN = `http://${host.includes(":") ? `[${host}]` : host}:${PORT}`;
}
