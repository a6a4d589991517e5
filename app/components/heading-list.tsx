import { ChevronRight } from "lucide-react";
import type { Heading } from "@/lib/markdown/rendered";
import { type NestedHeading, nestHeadings } from "./nest-headings";

/** Wide screens show the list of the closed element. Browsers that cannot (Firefox before 143) keep its summary. */
export function HeadingList({ headings }: { headings: Heading[] }) {
  if (headings.length < 2) return null;
  return (
    <nav
      aria-label="On this page"
      className="lg:sticky lg:top-10 lg:col-start-2 lg:row-start-1 lg:max-h-[calc(100dvh-5rem)] lg:self-start lg:overflow-y-auto print:hidden"
    >
      <details className="group rounded-lg border bg-raised px-3 py-2 lg:border-0 lg:bg-transparent lg:p-0 lg:details-content:[content-visibility:visible]">
        <summary className="flex list-none items-center gap-1.5 rounded-sm font-medium lg:supports-[selector(::details-content)]:hidden [&::-webkit-details-marker]:hidden">
          <ChevronRight aria-hidden className="size-4 transition-transform group-open:rotate-90" />
          On this page
        </summary>
        <h2 className="mb-2 hidden font-medium text-subtle text-xs lg:supports-[selector(::details-content)]:block">
          On this page
        </h2>
        <div className="mt-2 mb-1 border-l lg:my-0">
          <Headings headings={nestHeadings(headings)} />
        </div>
      </details>
    </nav>
  );
}

function Headings({ headings }: { headings: NestedHeading[] }) {
  return (
    <ul>
      {headings.map(({ id, text, children }) => (
        <li key={id}>
          <a
            href={`#${id}`}
            className="-ml-px block border-transparent border-l py-1 pl-3 text-[0.8125rem] text-subtle leading-snug transition-colors hover:border-border-strong hover:text-foreground"
          >
            {text}
          </a>
          {children.length > 0 && (
            <div className="pl-3">
              <Headings headings={children} />
            </div>
          )}
        </li>
      ))}
    </ul>
  );
}
