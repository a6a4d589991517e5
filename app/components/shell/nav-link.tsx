"use client";

import Link from "next/link";
import { usePathname } from "next/navigation";
import type { ReactNode } from "react";
import { navLinkStyles } from "./nav-link-styles";

type Props = {
  href: string;
  within?: string[];
  children: ReactNode;
};

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
