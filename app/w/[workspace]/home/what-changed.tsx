import { ChangeList } from "@/app/components/change-list";
import { Section } from "@/app/components/section";
import { TextLink } from "@/app/components/text-link";
import type { Caller } from "@/lib/access/caller";
import { listRecentChanges } from "@/lib/domain/history/recent-changes";
import { links } from "@/lib/links";

const ROWS = 10;
const NEWEST = { limit: 50, offset: 0 };

export async function WhatChanged({ caller }: { caller: Caller }) {
  const { items, pagination } = await listRecentChanges(caller, NEWEST);
  if (items.length === 0) return null;
  return (
    <Section
      title="What changed"
      actions={
        (pagination.has_more || items.length > ROWS) && (
          <TextLink href={links.settings.activity(caller.workspaceId)}>All activity</TextLink>
        )
      }
    >
      <ChangeList caller={caller} changes={items} most={ROWS} />
    </Section>
  );
}
