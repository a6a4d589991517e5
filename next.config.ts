import type { NextConfig } from "next";
import { CAME_BY_HTTPS, SECURITY_HEADERS, TRANSPORT_HEADERS } from "./lib/http/security-headers";

const listed = (headers: Record<string, string>) =>
  Object.entries(headers).map(([key, value]) => ({ key, value }));

const nextConfig: NextConfig = {
  poweredByHeader: false,
  agentRules: false,
  serverExternalPackages: [
    "@electric-sql/pglite",
    "@prisma/adapter-pg",
    "@prisma/client",
    "better-auth",
    "email-providers",
    "fs-native-extensions",
    "ioredis",
    "nodemailer",
    "openid-client",
    "pg",
    "pino",
  ],
  outputFileTracingIncludes: {
    "/*": [
      "prisma/migrations/**/*",
      "lib/api-docs/guides/*.md",
      "lib/generated/rules-tasks.mjs",
      "lib/lines/*.mjs",
      "lib/markdown/*.mjs",
      // What the markdown worker imports: it stands outside of the bundle, so nothing else traces it.
      "node_modules/@ungap/structured-clone/**",
      "node_modules/{unified,remark-*,rehype-*,mdast-util-*,micromark*,hast-util-*,hastscript,unist-util-*,vfile*,markdown-it,markdown-table,linkify-it,mdurl,uc.micro,punycode.js,entities,lowlight,highlight.js,parse5,property-information,github-slugger,html-void-elements,web-namespaces,zwitch,ccount,devlop,bail,trough,extend,is-plain-obj,trim-lines,longest-streak,escape-string-regexp,stringify-entities,character-entities*,decode-named-character-reference,comma-separated-tokens,space-separated-tokens}/**",
      "lib/extract/*.mjs",
      // What the thread that reads uploaded files imports.
      "node_modules/{unpdf,mammoth,@xmldom,base64-js,dingbat-to-unicode,jszip,lie,immediate,pako,readable-stream,core-util-is,inherits,isarray,process-nextick-args,safe-buffer,string_decoder,util-deprecate,setimmediate,lop,duck,underscore,option,xmlbuilder,yauzl,pend,parse5,entities}/**",
      "lib/word/*.mjs",
      // What the thread that writes Word files imports.
      "node_modules/{docx,hash.js,minimalistic-assert,inherits,jszip,nanoid,xml,xml-js,sax}/**",
      "lib/search/embeddings/*.mjs",
      // What the process of the built-in embedding model imports, and its weights.
      "node_modules/{@energetic-ai,long,node-fetch,seedrandom,tr46,webidl-conversions,whatwg-url}/**",
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
