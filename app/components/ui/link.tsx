// biome-ignore lint/style/noRestrictedImports: this is the link that everything else takes
import NextLink from "next/link";
import type { ComponentProps } from "react";

/**
 * A link between pages. Next's own link fetches each page it leads to as soon as it is seen. Pages
 * here depend on the caller, so that answer holds no content, but costs the server nearly a page.
 */
export function Link(props: ComponentProps<typeof NextLink>) {
  return <NextLink {...props} prefetch={false} />;
}
