const PAGE = {
  "default-src": "'self'",
  "script-src": "'self'",
  "style-src": "'self' 'unsafe-inline'",
  "img-src": "'self' data: blob:",
  "connect-src": "'self'",
  "object-src": "'none'",
  "base-uri": "'self'",
  "form-action": "'self'",
  "frame-ancestors": "'none'",
};

const writePolicy = (directives: Record<string, string>) =>
  Object.entries(directives)
    .map(([name, sources]) => `${name} ${sources}`)
    .join("; ");

/** Scripts need the nonce, and images of other hosts the reader's consent, host by host. */
export function buildPagePolicy(
  nonce: string,
  imageHosts: string[],
  isDevelopment: boolean,
): string {
  const scripts = `'nonce-${nonce}' 'strict-dynamic'${isDevelopment ? " 'unsafe-eval'" : ""}`;
  return writePolicy({
    ...PAGE,
    "script-src": `${PAGE["script-src"]} ${scripts}`,
    "worker-src": "'self'",
    "img-src": [PAGE["img-src"], ...imageHosts.map((host) => `https://${host}`)].join(" "),
  });
}

/** The policy of a document exported as a page: it loads nothing from the network and runs no scripts. */
export const EXPORT_POLICY = writePolicy({
  "default-src": "'none'",
  "style-src": "'unsafe-inline'",
  "form-action": "'none'",
  "base-uri": "'none'",
});

/** Headers of a stored file: a browser that shows it runs nothing in it. */
export const FILE_HEADERS = {
  "Content-Security-Policy": "default-src 'none'; sandbox",
  "X-Content-Type-Options": "nosniff",
};
