import { KINDS } from "@/app/components/search/kinds";
import { TextLink } from "@/app/components/text-link";
import { LinkTabs } from "@/app/components/ui/link-tabs";
import type { Caller } from "@/lib/access/caller";
import { findTargetTitles } from "@/lib/domain/activity/activity-targets";
import { links } from "@/lib/links";
import type { Choice } from "./search-choice";

type Props = { caller: Caller; choice: Choice };

export async function SearchFilters({ caller, choice: { q, type, initiative } }: Props) {
  const { workspaceId } = caller;
  const titles = initiative && (await findTargetTitles(caller, [{ target_id: initiative }]));
  const title = titles ? titles.get(initiative) : undefined;
  return (
    <>
      <LinkTabs
        label="Kinds of results"
        tabs={KINDS.map((kind) => ({
          title: kind.label,
          href: links.search(workspaceId, { q, type: kind.type, initiative }),
          current: kind.type === type,
        }))}
      />
      {initiative && (
        <p className="text-subtle">
          Only in {title ? `“${title}”` : "one initiative"}.{" "}
          <TextLink href={links.search(workspaceId, { q, type })}>
            Search the whole workspace
          </TextLink>
        </p>
      )}
    </>
  );
}
