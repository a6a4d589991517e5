import { OUTAGES, type Outage } from "@/lib/outage-words";

/** A page that needs neither the database nor another file. */
export function writeOutagePage(outage: Outage, requestId: string): string {
  const { title, about, event } = OUTAGES[outage];
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title} · Groundwork</title>
<style>
:root { color-scheme: light dark; font: 1rem/1.5 system-ui, sans-serif; }
main { max-width: 26rem; margin: 12vh auto 0; padding: 0 1rem; }
h1 { font-size: 1.25rem; }
small { font-size: 0.875rem; overflow-wrap: anywhere; }
</style>
</head>
<body>
<main>
<h1>${title}</h1>
<p>${about}</p>
<p><a href="">Reload this page</a></p>
<p><small>If you run this server: the log says what to do, under <code>${event}</code>. No restart is needed. This request is <code>${requestId}</code>.</small></p>
</main>
</body>
</html>
`;
}
