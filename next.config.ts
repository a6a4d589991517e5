import { existsSync, readFileSync } from "node:fs";
import type { NextConfig } from "next";
import { CAME_BY_HTTPS } from "./lib/came-by-https";
import { SECURITY_HEADERS, TRANSPORT_HEADERS } from "./lib/http/security-headers";
import { MAX_FORM_BYTES } from "./server/max-form-bytes";

const listed = (headers: Record<string, string>) =>
  Object.entries(headers).map(([key, value]) => ({ key, value }));

type Package = {
  dependencies?: object;
  optionalDependencies?: object;
  peerDependencies?: { react?: string };
  peerDependenciesMeta?: { react?: { optional?: boolean } };
};
const readPackage = (file: string): Package => JSON.parse(readFileSync(file, "utf8"));
const { dependencies, optionalDependencies } = readPackage("package.json");

/** React and all that is made with it are bundled, since Next brings its own copy of React. */
function isOfReact(name: string): boolean {
  const file = `node_modules/${name}/package.json`;
  if (!existsSync(file)) return false; // an optional dependency
  const { peerDependencies, peerDependenciesMeta } = readPackage(file);
  const isMadeWithIt = peerDependencies?.react && !peerDependenciesMeta?.react?.optional;
  return name === "react" || Boolean(isMadeWithIt);
}

const nextConfig: NextConfig = {
  poweredByHeader: false,
  agentRules: false,
  // Type checks took half of the build time. `npm run typecheck` checks the tests too, which a build leaves out.
  typescript: { ignoreBuildErrors: true },
  // One copy for the pages and the front door, which share objects (`processWide()`). Next traces it with all its imports,
  // whether it has native code or WebAssembly, or is absent.
  serverExternalPackages: Object.keys({ ...dependencies, ...optionalDependencies }).filter(
    (name) => !isOfReact(name),
  ),
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
  experimental: { serverActions: { bodySizeLimit: MAX_FORM_BYTES } },
  turbopack: {
    resolveAlias: {
      // The package's browser build needs `document`, which the editor's worker lacks.
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
    // The address is a secret. Without any referrer, forms of these pages would have no origin before their scripts have run.
    {
      source: "/(invite|reset|verify)/:token+",
      headers: listed({ "Referrer-Policy": "same-origin" }),
    },
  ],
};

export default nextConfig;
