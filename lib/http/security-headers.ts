export const SECURITY_HEADERS = {
  "X-Content-Type-Options": "nosniff",
  "X-Frame-Options": "DENY",
  "Referrer-Policy": "strict-origin-when-cross-origin",
  "Cross-Origin-Opener-Policy": "same-origin",
  "Permissions-Policy":
    "camera=(), microphone=(), geolocation=(), payment=(), usb=(), browsing-topics=()",
};

export const TRANSPORT_HEADERS = { "Strict-Transport-Security": "max-age=31536000" };

/** Marks requests over https. Proxies list their hops. Next uses the pattern too, and matches case-sensitively. */
export const CAME_BY_HTTPS = {
  key: "x-forwarded-proto",
  value: "[hH][tT][tT][pP][sS](?:\\s*,.*)?",
};
const WHOLE = new RegExp(`^${CAME_BY_HTTPS.value}$`);

/** Clients can forge the header. */
export const cameByHttps = (proto: string | null): boolean => WHOLE.test(proto ?? "");
