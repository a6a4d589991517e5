import { clsx } from "clsx";
import { ChevronRight } from "lucide-react";
import type { ReactNode } from "react";
import { MarkInitiative } from "@/app/components/shell/current-initiative";
import { Link } from "@/app/components/ui/link";

export const headingStyles =
  "text-balance font-semibold text-[1.375rem] leading-tight tracking-tight";

export type Crumb = { href: string; title: string; isInitiative?: boolean };

type Props = {
  title: string;
  heading?: ReactNode;
  crumbs?: Crumb[];
  about?: ReactNode;
  actions?: ReactNode;
};

export function PageHeader({ title, heading, crumbs = [], about, actions }: Props) {
  const initiative = crumbs.find(({ isInitiative }) => isInitiative);
  return (
    <header className="mb-8 grid gap-3">
      {initiative && <MarkInitiative path={initiative.href} />}
      {crumbs.length > 0 && (
        <nav aria-label="Breadcrumb" className="print:hidden">
          <ol className="flex min-w-0 flex-wrap items-center gap-1 text-[0.8125rem] text-subtle">
            {crumbs.map((crumb, index) => (
              <li key={crumb.href} className="flex min-w-0 items-center gap-1">
                <Link
                  href={crumb.href}
                  className="max-w-64 truncate rounded-sm py-0.5 hover:text-foreground hover:underline"
                >
                  {crumb.title}
                </Link>
                {/* At the end, so that no line begins with it. */}
                {index < crumbs.length - 1 && (
                  <ChevronRight aria-hidden className="size-3.5 shrink-0" />
                )}
              </li>
            ))}
          </ol>
        </nav>
      )}
      <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-4">
        <div
          className={clsx(
            "grid min-w-0 max-w-3xl flex-1 gap-2",
            // A title that people wrote moves the actions below it before it wraps.
            heading ? "basis-auto" : "basis-104",
          )}
        >
          {heading ?? (
            <h1 dir="auto" className={headingStyles}>
              {title}
            </h1>
          )}
          {about && <div className="text-subtle print:hidden">{about}</div>}
        </div>
        {actions && <div className="flex flex-wrap gap-2 print:hidden">{actions}</div>}
      </div>
    </header>
  );
}
