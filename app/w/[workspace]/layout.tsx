import { notFound } from "next/navigation";
import type { ReactNode } from "react";
import { BindForms } from "@/app/components/bind-forms";
import { AskButton } from "@/app/components/chat/ask-button";
import { DeletesProvider } from "@/app/components/deletes";
import { ForgetOthers } from "@/app/components/leave-browser";
import { Notice } from "@/app/components/notice";
import { SearchBox, SearchButton } from "@/app/components/search/search-box";
import { SearchProvider } from "@/app/components/search/search-provider";
import { MobileNav } from "@/app/components/shell/mobile-nav";
import { NavigationProgress } from "@/app/components/shell/navigation-progress";
import { ShortcutsProvider } from "@/app/components/shell/shortcuts";
import { Sidebar } from "@/app/components/shell/sidebar";
import { SkipLink } from "@/app/components/skip-link";
import { Link } from "@/app/components/ui/link";
import { RefuseFiles } from "@/app/components/uploads/refuse-files";
import { Wordmark } from "@/app/components/wordmark";
import { TIER } from "@/app/shared/labels";
import { requireCaller, requireUser } from "@/app/shared/signed-in";
import { canManage } from "@/lib/access/roles";
import { config } from "@/lib/config";
import { getCapabilities } from "@/lib/domain/capabilities";
import { listInitiatives } from "@/lib/domain/initiatives/initiatives";
import { listWorkspaces, type WorkspaceSummary } from "@/lib/domain/workspace/workspaces";
import { links } from "@/lib/links";
import { REMOTE_IMAGES_FORM } from "@/lib/markdown/addresses.mjs";
import { humanize } from "@/lib/schemas/spelling";

/** The list page has them all. */
const SHOWN = { limit: 30, offset: 0 };
const NEWEST = 5;

type Props = { params: Promise<{ workspace: string }>; children: ReactNode };

export default async function WorkspaceLayout({ params, children }: Props) {
  const { workspace } = await params;
  const [user, caller] = [await requireUser(), await requireCaller(workspace)];
  const [workspaces, active, archived] = await Promise.all([
    listWorkspaces(user.userId),
    listInitiatives(caller, { archived: false, ...SHOWN }),
    listInitiatives(caller, { archived: true, ...SHOWN }),
  ]);
  const switchable = workspaces.map(summarize);
  const current = switchable.find(({ id }) => id === caller.workspaceId) ?? notFound();
  const mayManage = canManage(caller.role);
  const chat = {
    userId: user.userId,
    workspaceId: current.id,
    hasModel: getCapabilities().method === "ai",
  };
  const sidebar = {
    switcher: { current, workspaces: switchable },
    account: { name: user.name, email: user.email, picture: user.picture },
    active: active.items,
    archived: archived.items,
  };
  return (
    <ShortcutsProvider workspaceId={current.id}>
      <SearchProvider
        userId={user.userId}
        workspaceId={current.id}
        powers={{ mayManage, mayInvite: mayManage && current.kind !== "personal" }}
        newest={active.items.slice(0, NEWEST)}
        archived={archived.items.map(({ id }) => id)}
      >
        <BindForms userId={user.userId} name={user.name} />
        <ForgetOthers userId={user.userId} />
        <NavigationProgress />
        <RefuseFiles />
        <div className="min-h-dvh md:grid md:grid-cols-[16rem_minmax(0,1fr)] print:block">
          <SkipLink />
          <aside className="sticky top-0 hidden h-dvh border-r bg-canvas md:block print:hidden">
            <Sidebar {...sidebar}>
              <SearchBox />
              <AskButton {...chat} />
            </Sidebar>
          </aside>
          <header className="sticky top-0 z-30 flex h-header items-center gap-2 border-b bg-canvas px-3 md:hidden print:hidden">
            <MobileNav>
              <Sidebar {...sidebar} />
            </MobileNav>
            <Link href={links.workspace(current.id)} className="flex rounded-md p-1">
              <Wordmark />
            </Link>
            <SearchButton />
            <AskButton {...chat} isSmall />
          </header>
          <main
            id="content"
            tabIndex={-1}
            className="min-w-0 px-4 py-6 outline-none sm:px-8 sm:py-10 print:p-0"
          >
            <DeletesProvider workspaceId={current.id} isKept={config().TRASH_DAYS > 0}>
              <div className="mx-auto max-w-7xl">
                {/* A page's own notice, also within `TextPage`, says more. */}
                <noscript className="has-[~noscript,~*>noscript]:hidden">
                  <Notice>
                    JavaScript is off, so some buttons and fields here do nothing. Turn it on, then
                    open this page again.
                  </Notice>
                </noscript>
                {children}
              </div>
            </DeletesProvider>
            {/* Placeholders of remote images are buttons of this form, wherever they appear. */}
            <form id={REMOTE_IMAGES_FORM} method="post" action={links.imageHosts} />
          </main>
        </div>
      </SearchProvider>
    </ShortcutsProvider>
  );
}

const summarize = ({ id, name, kind, tier }: WorkspaceSummary) => ({
  id,
  name,
  kind,
  about: `${humanize(kind)} · ${TIER[tier]} plan`,
});
