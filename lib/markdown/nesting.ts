const MAX_CONTAINERS = 100;

/** A line of one mark only is a divider, and no line ends at U+2028. */
const CONTAINERS =
  /^(?![ \t]*([-*])(?:[ \t]*\1)*[ \t]*(?![^\r\n]))(?:[ \t]*(?:>|[-*+](?=\s)|\d{1,9}[.)](?=\s)))+/gm;
const CONTAINER = />|[-*+]|\d+[.)]/g;

/** Whether the parser would overflow its stack. Nesting across many lines is left to the time limit. */
export function isNestedTooDeeply(markdown: string): boolean {
  for (const [markers] of markdown.matchAll(CONTAINERS)) {
    if ((markers.match(CONTAINER)?.length ?? 0) > MAX_CONTAINERS) return true;
  }
  return false;
}
