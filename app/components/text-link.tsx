import Link from "next/link";
import type { ComponentProps } from "react";

/** A link in running text. */
export function TextLink(props: ComponentProps<typeof Link>) {
  return (
    <Link
      className="rounded-sm font-medium text-accent-text underline decoration-accent-text/40 underline-offset-3 hover:decoration-accent-text"
      {...props}
    />
  );
}
