"use client";

import Link from "next/link";
import { usePathname } from "next/navigation";
import type { ReactNode } from "react";
import { navLinkStyles } from "./nav-link-styles";

type Props = {
  href: string;
  /** Other paths that count as this place; their sub-paths do too. */
  within?: string[];
  children: ReactNode;
};

/** A link of the sidebar or of the settings, which shows when it leads to where one is. */
export function NavLink({ href, within = [], children }: Props) {
  const pathname = usePathname();
  const current = pathname === href || within.some((path) => pathname.startsWith(path));
  return (
    <Link
      href={href}
      prefetch={false}
      aria-current={current ? "page" : undefined}
      className={navLinkStyles}
    >
      {children}
    </Link>
  );
}
