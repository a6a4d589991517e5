import { links } from "@/lib/links";

const HERE = "http://here.invalid";

/** Where to go after signing in: a path of this site, whatever the address bar claims. */
export function safeNext(next: unknown): string {
  if (typeof next !== "string" || !next.startsWith("/") || !URL.canParse(next, HERE)) {
    return links.home;
  }
  // The parser sees what a browser sees: `//host` and `/\host` are other sites, and so is a path that
  // begins with `//` once its dots are resolved.
  const { origin, pathname, search } = new URL(next, HERE);
  return origin === HERE && !pathname.startsWith("//") ? pathname + search : links.home;
}
