import { links } from "@/lib/links";

const HERE = "http://here.invalid";

/** The path to open after signing in, always on this site. */
export function safeNext(next: unknown): string {
  if (typeof next !== "string" || !next.startsWith("/") || !URL.canParse(next, HERE)) {
    return links.home;
  }
  // The URL parser agrees with browsers: `//host` and `/\host` are other sites, and so is a path that begins with `//`
  // after its dots are resolved.
  const { origin, pathname, search } = new URL(next, HERE);
  return origin === HERE && !pathname.startsWith("//") ? pathname + search : links.home;
}
