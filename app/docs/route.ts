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

// The reference styles itself from its script, so inline styles are allowed here and scripts are not.
const POLICY = [
  "default-src 'self'",
  "script-src 'self'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data: blob:",
  "font-src 'self' data:",
  "connect-src 'self'",
  "object-src 'none'",
  "base-uri 'self'",
  "form-action 'self'",
  "frame-ancestors 'none'",
].join("; ");

/** The readable API reference: Scalar over `/openapi.json`, all from this origin. */
export const GET = () =>
  new Response(PAGE, {
    headers: { "Content-Type": "text/html; charset=utf-8", "Content-Security-Policy": POLICY },
  });
