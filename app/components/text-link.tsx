import Link from "next/link";
import type { ComponentProps } from "react";

const styles =
  "rounded-sm font-medium text-accent-text underline decoration-accent-text/40 underline-offset-3 hover:decoration-accent-text";

export function TextLink(props: ComponentProps<typeof Link>) {
  return <Link className={styles} prefetch={false} {...props} />;
}
