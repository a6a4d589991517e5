import { BookOpen, FileText, House, Layers, ListTree, Settings, Trash2 } from "lucide-react";
import type { ReactNode } from "react";
import { Link } from "@/app/components/ui/link";
import { links } from "@/lib/links";
import type { Initiative } from "@/lib/schemas/initiatives";
import { Wordmark } from "../wordmark";
import { AccountButton } from "./account-button";
import { InitiativeNav } from "./initiative-nav";
import { NavLink } from "./nav-link";
import { WorkspaceSwitcher } from "./workspace-switcher";

type SidebarProps = {
  switcher: Parameters<typeof WorkspaceSwitcher>[0];
  account: Parameters<typeof AccountButton>[0];
  active: Initiative[];
  archived: Initiative[];
  children?: ReactNode;
};

export function Sidebar({ switcher, account, active, archived, children }: SidebarProps) {
  const { id } = switcher.current;
  return (
    <div className="flex h-full flex-col">
      <div className="grid gap-3 p-3">
        <Link href={links.workspace(id)} className="w-fit rounded-md p-1">
          <Wordmark />
        </Link>
        <WorkspaceSwitcher {...switcher} />
        {children}
      </div>
      <nav
        aria-label="Workspace"
        className="grid flex-1 content-start gap-4 overflow-y-auto px-3 pb-3"
      >
        <div className="grid gap-0.5">
          <NavLink href={links.workspace(id)}>
            <House aria-hidden />
            Home
          </NavLink>
          <NavLink href={links.initiatives(id)}>
            <ListTree aria-hidden />
            Initiatives
          </NavLink>
          <NavLink href={links.documents(id)}>
            <FileText aria-hidden />
            Documents
          </NavLink>
          <NavLink href={links.workspaceContext(id)} within={[links.workspaceGoals(id)]}>
            <Layers aria-hidden />
            Workspace context
          </NavLink>
          <NavLink href={links.trash(id)}>
            <Trash2 aria-hidden />
            Trash
          </NavLink>
          <NavLink
            href={links.settings.workspace(id)}
            within={[`${links.workspace(id)}/settings/`]}
          >
            <Settings aria-hidden />
            Settings
          </NavLink>
          <NavLink href={links.docs}>
            <BookOpen aria-hidden />
            API documentation
          </NavLink>
        </div>
        <InitiativeNav workspaceId={id} active={active} archived={archived} />
      </nav>
      <div className="border-t p-2">
        <AccountButton {...account} />
      </div>
    </div>
  );
}
