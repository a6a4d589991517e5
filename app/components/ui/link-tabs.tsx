"use client";

import { Link } from "@/app/components/ui/link";

type Props = { label: string; tabs: { href: string; title: string; current: boolean }[] };

export function showCurrent(link: HTMLAnchorElement | null) {
  const row = link?.closest("nav");
  if (link && row) row.scrollLeft = link.offsetLeft - (row.clientWidth - link.offsetWidth) / 2;
}

export function LinkTabs({ label, tabs }: Props) {
  return (
    <nav
      aria-label={label}
      className="relative -mx-4 overflow-x-auto overflow-y-hidden border-b px-4 sm:mx-0 sm:px-0"
    >
      <ul className="flex gap-3 max-sm:text-[0.8125rem] sm:gap-5">
        {tabs.map(({ href, title, current }) => (
          <li key={href}>
            <Link
              ref={current ? showCurrent : undefined}
              href={href}
              aria-current={current ? "page" : undefined}
              className="-mb-px flex h-10 items-center whitespace-nowrap border-transparent border-b-2 text-subtle outline-offset-[-2px] transition-colors hover:text-foreground aria-[current=page]:border-accent aria-[current=page]:font-medium aria-[current=page]:text-foreground"
            >
              {title}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
