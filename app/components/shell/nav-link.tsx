"use client";

import { usePathname } from "next/navigation";
import type { ReactNode } from "react";
import { Link } from "@/app/components/ui/link";
import { useCurrentInitiative } from "./current-initiative";

const navLinkStyles =
  "flex min-h-8 items-center gap-2 rounded-md px-2 py-1 text-subtle transition-colors hover:bg-muted hover:text-foreground aria-[current]:bg-accent-soft aria-[current]:font-medium aria-[current]:text-accent-text [&_svg]:size-4 [&_svg]:shrink-0";

type Props = {
  href: string;
  within?: string[];
  children: ReactNode;
};

export function NavLink({ href, within = [], children }: Props) {
  const pathname = usePathname();
  const initiative = useCurrentInitiative();
  const isAround = initiative === href || within.some((path) => pathname.startsWith(path));
  const current = pathname === href ? "page" : isAround || undefined;
  return (
    <Link href={href} aria-current={current} className={navLinkStyles}>
      {children}
    </Link>
  );
}
