/** A line such as `## Risks` at the beginning, with the blank lines around it. */
const FIRST_HEADING = /^\s*#{1,6}[ \t]+(\S[^\r\n]*)(?:[ \t]*[\r\n])*/;

/**
 * A passage without the Markdown marks of the headings that it begins with; a heading that is the
 * title is left out, unless it is all there is.
 */
export function withoutHeadingMarks(passage: string, title: string): string {
  const headings: string[] = [];
  let rest = passage;
  for (let first = FIRST_HEADING.exec(rest); first; first = FIRST_HEADING.exec(rest)) {
    headings.push((first[1] ?? "").trimEnd());
    rest = rest.slice(first[0].length);
  }
  if (rest === "") return headings.join("\n\n");
  return [...headings.filter((heading) => heading !== title), rest].join("\n\n");
}
