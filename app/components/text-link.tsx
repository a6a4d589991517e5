import type { ComponentProps } from "react";
import { Link } from "@/app/components/ui/link";

const styles =
  "rounded-sm font-medium text-accent-text underline decoration-accent-text/40 underline-offset-3 hover:decoration-accent-text";

export function TextLink(props: ComponentProps<typeof Link>) {
  return <Link className={styles} {...props} />;
}
