"use client";

import { usePathname } from "next/navigation";
import type { ReactNode } from "react";
import { Link } from "@/app/components/ui/link";
import { useCurrentInitiative } from "./current-initiative";

const navLinkStyles =
  "flex min-h-8 items-center gap-2 rounded-md px-2 py-1 text-subtle transition-colors hover:bg-muted hover:text-foreground aria-[current=page]:bg-accent-soft aria-[current=page]:font-medium aria-[current=page]:text-accent-text [&_svg]:size-4 [&_svg]:shrink-0";

type Props = {
  href: string;
  within?: string[];
  children: ReactNode;
};

export function NavLink({ href, within = [], children }: Props) {
  const pathname = usePathname();
  const initiative = useCurrentInitiative();
  const current =
    [pathname, initiative].includes(href) || within.some((path) => pathname.startsWith(path));
  return (
    <Link href={href} aria-current={current ? "page" : undefined} className={navLinkStyles}>
      {children}
    </Link>
  );
}
