import { NavLink } from "@/app/components/shell/nav-link";
import { listGuides } from "@/lib/api-docs/guides";
import { links } from "@/lib/links";
import { listTags } from "./reference/operations";

export function DocsNav() {
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

function NavList({ title, children }: { title: string; children: React.ReactNode }) {
  return (
    <div className="grid gap-0.5">
      <p className="px-2 pb-1 font-medium text-subtle text-xs">{title}</p>
      {children}
    </div>
  );
}
