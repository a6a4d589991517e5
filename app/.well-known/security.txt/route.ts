import { DAY_MS } from "@/lib/clock";
import { config } from "@/lib/config";

const HALF_A_YEAR_MS = 182 * DAY_MS;

/** Follows RFC 9116; 404 without `SECURITY_CONTACT`. */
export async function GET(): Promise<Response> {
  const { SECURITY_CONTACT, APP_URL } = config();
  const headers = { "Content-Type": "text/plain; charset=utf-8" };
  if (!SECURITY_CONTACT) {
    const sentence = "The operator of this service has not set SECURITY_CONTACT.\n";
    return new Response(sentence, { status: 404, headers });
  }
  const lines = [
    `Contact: ${SECURITY_CONTACT}`,
    `Expires: ${new Date(Date.now() + HALF_A_YEAR_MS).toISOString()}`,
    "Preferred-Languages: en",
    `Canonical: ${APP_URL}/.well-known/security.txt`,
  ];
  return new Response(`${lines.join("\n")}\n`, { headers });
}
