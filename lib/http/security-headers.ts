/** Headers that are the same for every answer; the policy with its nonce is in `proxy.ts`. */
export const SECURITY_HEADERS = {
  "X-Content-Type-Options": "nosniff",
  "X-Frame-Options": "DENY",
  "Referrer-Policy": "strict-origin-when-cross-origin",
  "Cross-Origin-Opener-Policy": "same-origin",
  "Permissions-Policy":
    "camera=(), microphone=(), geolocation=(), payment=(), usb=(), browsing-topics=()",
};

/** For answers that reached the caller over https. */
export const TRANSPORT_HEADERS = { "Strict-Transport-Security": "max-age=31536000" };

/** A header and what it says, as a pattern for all of it, of a request that reached us over https: proxies list their hops. */
export const CAME_BY_HTTPS = { key: "x-forwarded-proto", value: "https(?:\\s*,.*)?" };
const WHOLE = new RegExp(`^${CAME_BY_HTTPS.value}$`);

/** Whether that header's value says so. Anybody can send it. */
export const cameByHttps = (proto: string | null | undefined): boolean => WHOLE.test(proto ?? "");
