import { Search } from "lucide-react";
import { EmptyState } from "@/app/components/empty-state";
import { describeNoResults, suggestNextStep } from "@/app/components/search/search-bounds";
import { TextLink } from "@/app/components/text-link";
import { links } from "@/lib/links";
import type { Choice } from "./search-choice";

export function NoResults({ workspaceId, choice }: { workspaceId: string; choice: Choice }) {
  if (choice.offset > 0) {
    return (
      <EmptyState Icon={Search} title={`There are no more results for “${choice.q}”.`}>
        <p>
          <TextLink href={links.search(workspaceId, choice)}>Back to the first page</TextLink>
        </p>
      </EmptyState>
    );
  }
  return (
    <EmptyState Icon={Search} title={describeNoResults(choice.q)}>
      <p>{suggestNextStep(Boolean(choice.type ?? choice.initiative))}</p>
    </EmptyState>
  );
}
