import { REFERENCE_POLICY } from "@/lib/http/content-security-policy";

const PAGE = `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <title>API reference · Groundwork</title>
    <link rel="icon" href="/icon.svg" type="image/svg+xml">
  </head>
  <body>
    <noscript>This reference needs JavaScript. The same description, for tools: <a href="/openapi.json">/openapi.json</a>.</noscript>
    <main id="reference"></main>
    <script src="/vendor/api-reference.js"></script>
    <script src="/docs.js"></script>
  </body>
</html>
`;

/** The readable API reference: Scalar over `/openapi.json`, all from this origin. */
export const GET = () =>
  new Response(PAGE, {
    headers: {
      "Content-Type": "text/html; charset=utf-8",
      "Content-Security-Policy": REFERENCE_POLICY,
    },
  });
