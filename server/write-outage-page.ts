import type { Outage } from "@/lib/outage";

type Words = { title: string; about: string; operator: string };

const WORDS: Record<Outage, Words> = {
  unreachable: {
    title: "The database cannot be reached",
    about: "Nothing that was saved is lost. Wait a moment, then reload this page.",
    operator: "see the log, under <code>database_unavailable</code>. No restart is needed.",
  },
  "disk full": {
    title: "The server’s disk is full",
    about:
      "Nothing that was saved is lost, but this needs room on the disk. Tell whoever runs this server, then reload this page.",
    operator:
      "make room on the disk of the database, and see the log, under <code>disk_full</code>. No restart is needed.",
  },
};

/** A page that needs neither the database nor another file. */
export function writeOutagePage(outage: Outage, requestId: string): string {
  const { title, about, operator } = WORDS[outage];
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
<p><small>If you run this server: ${operator} This request is <code>${requestId}</code>.</small></p>
</main>
</body>
</html>
`;
}
