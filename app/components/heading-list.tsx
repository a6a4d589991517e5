import { clsx } from "clsx";
import { ChevronRight } from "lucide-react";
import type { Heading } from "@/lib/markdown/rendered";

const INDENT = ["pl-3", "pl-6", "pl-9"];

export function HeadingList({ headings }: { headings: Heading[] }) {
  if (headings.length < 2) return null;
  return (
    <>
      <details className="group rounded-lg border bg-raised px-3 py-2 lg:hidden print:hidden">
        <summary className="flex list-none items-center gap-1.5 rounded-sm font-medium [&::-webkit-details-marker]:hidden">
          <ChevronRight aria-hidden className="size-4 transition-transform group-open:rotate-90" />
          On this page
        </summary>
        <nav aria-label="On this page" className="pt-2 pb-1">
          <Headings headings={headings} />
        </nav>
      </details>
      <nav
        aria-label="On this page"
        className="sticky top-10 hidden max-h-[calc(100dvh-5rem)] self-start overflow-y-auto lg:col-start-2 lg:row-start-1 lg:block print:hidden"
      >
        <h2 className="mb-2 font-medium text-subtle text-xs">On this page</h2>
        <Headings headings={headings} />
      </nav>
    </>
  );
}

function Headings({ headings }: { headings: Heading[] }) {
  const top = Math.min(...headings.map(({ depth }) => depth));
  return (
    <ul className="border-l">
      {headings.map(({ depth, id, text }) => (
        <li key={id}>
          <a
            href={`#${id}`}
            className={clsx(
              "-ml-px block border-transparent border-l py-1 text-[0.8125rem] text-subtle leading-snug transition-colors hover:border-border-strong hover:text-foreground",
              INDENT[Math.min(depth - top, INDENT.length - 1)],
            )}
          >
            {text}
          </a>
        </li>
      ))}
    </ul>
  );
}
