import type { ReactNode } from "react";
import { PageHeader } from "@/app/components/page-header";
import { ViewTabs } from "@/app/components/ui/view-tabs";
import { links } from "@/lib/links";

type Props = { params: Promise<{ workspace: string }>; children: ReactNode };

export default async function WorkspaceContextLayout({ params, children }: Props) {
  const { workspace } = await params;
  return (
    <>
      <PageHeader
        title="Workspace context"
        about="Facts that apply to every initiative: the company, its market, its rules and its goals."
      />
      <div className="mb-8">
        <ViewTabs
          label="Views of the workspace context"
          tabs={[
            { href: links.workspaceContext(workspace), title: "Context" },
            { href: links.workspaceGoals(workspace), title: "Goals" },
          ]}
        />
      </div>
      {children}
    </>
  );
}
