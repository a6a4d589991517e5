import Link from "next/link";
import type { ComponentProps } from "react";
import { links } from "@/lib/links";

const styles =
  "rounded-sm font-medium text-accent-text underline decoration-accent-text/40 underline-offset-3 hover:decoration-accent-text";

/** A link in running text. */
export function TextLink(props: ComponentProps<typeof Link>) {
  return <Link className={styles} prefetch={false} {...props} />;
}

/** The way to the API reference, which is not a page of this app but a document of its own. */
export function ApiReferenceLink() {
  return (
    <a href={links.apiReference} className={styles}>
      API reference
    </a>
  );
}
