import { ListTree } from "lucide-react";
import { EmptyState } from "@/app/components/empty-state";
import { NewInitiativeForm } from "@/app/components/initiatives/new-initiative-form";
import { TextLink } from "@/app/components/text-link";
import { links } from "@/lib/links";
import { OpenSample } from "./open-sample";

export function FirstSteps({ workspaceId }: { workspaceId: string }) {
  return (
    <div className="mb-10">
      <EmptyState Icon={ListTree} title="Begin with an initiative">
        <p>
          An initiative is one piece of work: what you know about it, its goals and its documents. A
          title is enough to begin.
        </p>
        <div className="mx-auto w-full max-w-sm">
          <NewInitiativeForm workspaceId={workspaceId} label="What are you planning?" />
        </div>
        <p>
          Or <TextLink href={links.settings.connect(workspaceId)}>connect an assistant</TextLink>{" "}
          and let it write the first one.
        </p>
        <OpenSample workspaceId={workspaceId} />
      </EmptyState>
    </div>
  );
}
