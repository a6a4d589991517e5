import { defaultSchema } from "rehype-sanitize";

/** What ids, and the links to them, begin with, so that a document cannot take the name of a page's own parts. */
export const ID_PREFIX = "user-content-";

/**
 * What HTML a document may hold: GitHub's rules, with fewer protocols, and without `<source>`,
 * whose addresses those rules do not check.
 */
export const SCHEMA = {
  ...defaultSchema,
  clobberPrefix: ID_PREFIX,
  protocols: {
    ...defaultSchema.protocols,
    href: ["http", "https", "mailto"],
    src: ["https"],
  },
  tagNames: defaultSchema.tagNames.filter((name) => name !== "source" && name !== "picture"),
};
