/** Headers that are the same for every answer; policies are in `content-security-policy.ts`. */
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

/**
 * A header, and a pattern for all that it says, of a request that reached us over https. Proxies list their hops, and
 * Next, which takes the pattern too, tells upper from lower case.
 */
export const CAME_BY_HTTPS = {
  key: "x-forwarded-proto",
  value: "[hH][tT][tT][pP][sS](?:\\s*,.*)?",
};
const WHOLE = new RegExp(`^${CAME_BY_HTTPS.value}$`);

/** Whether that header's value says so. Anybody can send it. */
export const cameByHttps = (proto: string | null): boolean => WHOLE.test(proto ?? "");
