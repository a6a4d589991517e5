import { config } from "@/lib/config";
import { log } from "@/lib/log";

export function warnOfSettings() {
  const { DATABASE_URL, AUTH_SECRET, APP_URL, SIGN_UP, ANTHROPIC_API_KEY } = config();
  const warn = (event: string, message: string) => log.warn({ event, message });
  if (DATABASE_URL && !AUTH_SECRET) {
    warn(
      "secret_in_database",
      "AUTH_SECRET is not set: sessions are signed with a secret that is kept in the database, so whoever reads the database or a copy of it can sign in as anybody. Set AUTH_SECRET to at least 32 random characters (openssl rand -base64 32); everybody then signs in once more.",
    );
  }
  if (APP_URL.startsWith("https:") && SIGN_UP === "open" && ANTHROPIC_API_KEY) {
    warn(
      "open_sign_up_with_ai",
      "Anybody who reaches APP_URL can sign up and use the AI on ANTHROPIC_API_KEY, at your cost. Set SIGN_UP to invited or closed; or bound the cost with DEFAULT_TIER=free, AI_DAILY_CALLS and MAX_WORKSPACES_PER_PERSON.",
    );
  }
}
