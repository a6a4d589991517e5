import { links } from "@/lib/links";

const HERE = "http://here.invalid";
/** `//host` and `/\host`, also with line ends within, which the parser drops. A long host would take it a second. */
const HOST = /^\/[\t\n\r]*[/\\]/;

/** Returns a path on this site; the home page for any other address. */
export function toSafePath(next: unknown): string {
  if (typeof next !== "string" || !next.startsWith("/") || HOST.test(next)) return links.home;
  if (!URL.canParse(next, HERE)) return links.home;
  // The URL parser agrees with browsers: `/.//host` is another site.
  const { origin, pathname, search } = new URL(next, HERE);
  return origin === HERE && !pathname.startsWith("//") ? pathname + search : links.home;
}
