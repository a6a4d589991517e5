import type { ReactNode } from "react";
import { Link } from "@/app/components/ui/link";
import { Time } from "./time";
import { Card } from "./ui/card";

export function RowList({ children }: { children: ReactNode }) {
  return (
    <Card className="overflow-hidden has-[>ul:empty]:hidden">
      <ul className="divide-y">{children}</ul>
    </Card>
  );
}

type RowProps = {
  href: string;
  title: string;
  about: ReactNode;
  facts: ReactNode;
};

export function Row({ href, title, about, facts }: RowProps) {
  return (
    <li className="relative flex flex-col gap-x-6 gap-y-1.5 px-4 py-3 transition-colors focus-within:bg-muted hover:bg-muted lg:flex-row lg:items-center">
      <div className="grid min-w-0 flex-1 gap-0.5">
        <Link
          href={href}
          dir="auto"
          className="w-fit max-w-full rounded-sm font-medium after:absolute after:inset-0"
        >
          {title}
        </Link>
        {about && <p className="line-clamp-1 text-subtle">{about}</p>}
      </div>
      {facts && (
        <div className="flex shrink-0 flex-wrap items-center gap-x-3 gap-y-1 text-[0.8125rem] text-subtle lg:justify-end">
          {facts}
        </div>
      )}
    </li>
  );
}

export function RowTime({ what, iso }: { what: string; iso: string }) {
  return (
    <span className="lg:w-28 lg:text-right">
      <span className="sr-only">{what} </span>
      <Time iso={iso} />
    </span>
  );
}
