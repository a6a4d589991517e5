import type { NextConfig } from "next";
import { CAME_BY_HTTPS } from "./lib/came-by-https";
import { SECURITY_HEADERS, TRANSPORT_HEADERS } from "./lib/http/security-headers";

const listed = (headers: Record<string, string>) =>
  Object.entries(headers).map(([key, value]) => ({ key, value }));

const nextConfig: NextConfig = {
  poweredByHeader: false,
  agentRules: false,
  // Half of a build's time. `npm run typecheck` checks them, with the tests, which a build leaves out.
  typescript: { ignoreBuildErrors: true },
  // The front door imports these as well and shares their objects with the pages (`processWide()`), so both need the
  // same copy. ioredis may be absent; pglite (WebAssembly) and fs-native-extensions (native) cannot be bundled at all.
  // Next traces them with all that they import, and leaves @prisma/client, pg and pino outside by itself.
  serverExternalPackages: [
    "@electric-sql/pglite",
    "@prisma/adapter-pg",
    "better-auth",
    "email-providers",
    "fs-native-extensions",
    "ioredis",
    "nodemailer",
    "openid-client",
  ],
  // Next follows imports; these files are found by their paths.
  outputFileTracingIncludes: {
    "/*": [
      "prisma/migrations/**/*",
      "lib/api-docs/guides/*.md",
      "lib/generated/workers/**/*",
      "lib/search/embeddings/model-main.mjs",
      // WebAssembly and weights, read from the folders of their packages. What these import is bundled into them.
      "node_modules/@energetic-ai/**/*",
    ],
  },
  turbopack: {
    resolveAlias: {
      // Its other form for browsers asks the page's `document`, which the editor's thread has none of.
      "decode-named-character-reference":
        "./node_modules/decode-named-character-reference/index.js",
    },
  },
  headers: async () => [
    { source: "/:path*", headers: listed(SECURITY_HEADERS) },
    {
      source: "/:path*",
      has: [{ type: "header", ...CAME_BY_HTTPS }],
      headers: listed(TRANSPORT_HEADERS),
    },
    // The address is a secret.
    { source: "/(invite|reset)/:token+", headers: listed({ "Referrer-Policy": "no-referrer" }) },
  ],
};

export default nextConfig;
