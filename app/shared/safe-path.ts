import { links } from "@/lib/links";

const HERE = "http://here.invalid";

/** Returns a path on this site; the home page for any other address. */
export function toSafePath(next: unknown): string {
  if (typeof next !== "string" || !next.startsWith("/") || !URL.canParse(next, HERE)) {
    return links.home;
  }
  // The URL parser agrees with browsers: `//host` and `/\host` are other sites, even after dots are resolved.
  const { origin, pathname, search } = new URL(next, HERE);
  return origin === HERE && !pathname.startsWith("//") ? pathname + search : links.home;
}
