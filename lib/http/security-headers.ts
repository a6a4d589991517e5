export const SECURITY_HEADERS = {
  "X-Content-Type-Options": "nosniff",
  "X-Frame-Options": "DENY",
  "Referrer-Policy": "strict-origin-when-cross-origin",
  "Cross-Origin-Opener-Policy": "same-origin",
  "Permissions-Policy":
    "camera=(), microphone=(), geolocation=(), payment=(), usb=(), browsing-topics=()",
};

/** A year. `next.config.ts` loads this file, and cannot resolve what it would import. */
export const TRANSPORT_HEADERS = { "Strict-Transport-Security": "max-age=31536000" };
