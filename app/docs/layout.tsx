import { ArrowLeft } from "lucide-react";
import type { ReactNode } from "react";
import { MobileNav } from "@/app/components/shell/mobile-nav";
import { NavLink } from "@/app/components/shell/nav-link";
import { SkipLink } from "@/app/components/skip-link";
import { Button } from "@/app/components/ui/button";
import { Link } from "@/app/components/ui/link";
import { Wordmark } from "@/app/components/wordmark";
import { listGuides } from "@/lib/api-docs/guides";
import { links } from "@/lib/links";
import { ExampleChoiceProvider } from "./example-choice";
import { listTags } from "./reference/operations";

export default function DocsLayout({ children }: { children: ReactNode }) {
  return (
    <ExampleChoiceProvider>
      <div className="min-h-dvh md:grid md:grid-cols-[15rem_minmax(0,1fr)] md:grid-rows-[auto_1fr] print:block">
        <SkipLink />
        <header className="top-0 z-30 col-span-2 flex h-header items-center gap-3 border-b bg-canvas px-3 max-md:sticky sm:px-4 print:hidden">
          <span className="md:hidden">
            <MobileNav>
              <DocsNav />
            </MobileNav>
          </span>
          <Link href={links.docs} className="flex items-center gap-2 rounded-md p-1">
            <Wordmark />
            <span className="text-subtle max-sm:sr-only">API documentation</span>
          </Link>
          <Button asChild size="small" className="ml-auto">
            <Link href={links.home}>
              <ArrowLeft aria-hidden />
              Back to the app
            </Link>
          </Button>
        </header>
        <aside className="sticky top-0 hidden h-dvh border-r bg-canvas md:grid print:hidden">
          <DocsNav />
        </aside>
        <main
          id="content"
          tabIndex={-1}
          className="min-w-0 px-4 py-6 outline-none sm:px-8 sm:py-10 print:p-0"
        >
          <div className="mx-auto max-w-5xl">{children}</div>
        </main>
      </div>
    </ExampleChoiceProvider>
  );
}

function DocsNav() {
  return (
    <nav aria-label="Documentation" className="grid content-start gap-5 overflow-y-auto p-3">
      <NavList title="Guides">
        <NavLink href={links.docs}>Overview</NavLink>
        {listGuides().map(({ slug, title }) => (
          <NavLink key={slug} href={links.guide(slug)}>
            {title}
          </NavLink>
        ))}
      </NavList>
      <NavList title="Reference">
        <NavLink href={links.apiReference}>Every operation</NavLink>
        {listTags().map(({ slug, name }) => (
          <NavLink key={slug} href={links.apiOperations(slug)}>
            {name}
          </NavLink>
        ))}
      </NavList>
    </nav>
  );
}

function NavList({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="grid gap-0.5">
      <p className="px-2 pb-1 font-medium text-subtle text-xs">{title}</p>
      {children}
    </div>
  );
}
