"use client";

import { Link } from "@/app/components/ui/link";
import { showCurrent } from "./ui/link-tabs";

type Props = {
  label: string;
  options: { href: string; title: string; count: number; current: boolean }[];
};

export function FilterLinks({ label, options }: Props) {
  return (
    <nav
      aria-label={label}
      className="relative max-sm:-mx-4 max-sm:-my-1 max-sm:overflow-x-auto max-sm:px-4 max-sm:py-1 print:hidden"
    >
      <ul className="flex gap-1.5 sm:flex-wrap">
        {options.map(({ href, title, count, current }) => (
          <li key={href} className="shrink-0">
            <Link
              ref={current ? showCurrent : undefined}
              href={href}
              scroll={false}
              aria-current={current ? "true" : undefined}
              className="inline-flex h-7 items-center gap-1.5 rounded-full border px-2.5 text-[0.8125rem] text-subtle transition-colors hover:bg-muted hover:text-foreground aria-[current=true]:border-accent aria-[current=true]:bg-accent-soft aria-[current=true]:text-accent-text"
            >
              {title} <span className="tabular-nums">{count.toLocaleString("en")}</span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
