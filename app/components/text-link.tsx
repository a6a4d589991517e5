import Link from "next/link";
import type { ComponentProps } from "react";
import { links } from "@/lib/links";

const styles =
  "rounded-sm font-medium text-accent-text underline decoration-accent-text/40 underline-offset-3 hover:decoration-accent-text";

export function TextLink(props: ComponentProps<typeof Link>) {
  return <Link className={styles} prefetch={false} {...props} />;
}

/** Links to the API reference, which is a document outside of this app. */
export function ApiReferenceLink() {
  return (
    <a href={links.apiReference} className={styles}>
      API reference
    </a>
  );
}
