// biome-ignore lint/style/noRestrictedImports: this is the link that everything else takes
import NextLink from "next/link";
import type { ComponentProps } from "react";

/**
 * A link between pages. Next's own link fetches its page as soon as the link is visible. Our pages are
 * dynamic and have no `loading.tsx`, so the fetched answer has no content, but costs nearly as much as the page.
 */
export function Link(props: Omit<ComponentProps<typeof NextLink>, "prefetch">) {
  return <NextLink {...props} prefetch={false} />;
}
