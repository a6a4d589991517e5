import { Layers } from "lucide-react";
import * as z from "zod";
import { FilterLinks } from "@/app/components/filter-links";
import { listFilters, sumCounts } from "@/app/components/filter-options";
import { Pager, parseOffset, type SearchParams } from "@/app/components/pager";
import { PastTheEnd } from "@/app/components/past-the-end";
import { MAX_EDITED_HERE } from "@/app/components/planning/edited-here";
import { Section } from "@/app/components/section";
import { WantedFor } from "@/app/components/wanted-for";
import { dropTitle } from "@/app/shared/drop-title";
import { toScope } from "@/app/shared/to-scope";
import type { Caller } from "@/lib/access/caller";
import { listContextItems } from "@/lib/domain/context/context-items";
import { countByLabel } from "@/lib/domain/context/scope-counts";
import { links } from "@/lib/links";
import { ContextLabelName } from "@/lib/schemas/context-items";
import { CONTEXT_LABELS } from "@/lib/schemas/enums";
import { ContextList } from "./context-list";

const PAGE = 50;
const SNIPPET = 240;

const Choice = z.object({
  label: ContextLabelName.optional().catch(undefined),
  add: z
    .union([ContextLabelName, z.literal("item")])
    .optional()
    .catch(undefined),
});

type Props = {
  caller: Caller;
  initiativeId?: string;
  search: SearchParams;
};

export async function ContextSection({ caller, initiativeId, search }: Props) {
  const { workspaceId } = caller;
  const { label, add } = Choice.parse(search);
  const page = { limit: PAGE, offset: parseOffset(search.items) };
  const [counts, { items, pagination }] = await Promise.all([
    countByLabel(caller, initiativeId),
    listContextItems(caller, { ...toScope(initiativeId), label, ...page }),
  ]);
  const path = initiativeId
    ? links.initiativeContext(workspaceId, initiativeId)
    : links.workspaceContext(workspaceId);
  const total = sumCounts(counts);
  const filter = { path, param: "label", kinds: CONTEXT_LABELS, counts, chosen: label };
  return (
    <Section title="Context items" count={total}>
      {total > 0 && <FilterLinks label="Labels" options={listFilters(filter)} />}
      {add && <WantedFor caller={caller} search={search} />}
      <ContextList
        key={add}
        workspaceId={workspaceId}
        initiativeId={initiativeId}
        label={add === "item" ? label : (add ?? label)}
        pastTheEnd={
          page.offset > 0 && (
            <PastTheEnd Icon={Layers} what="context items" param="items" params={search} />
          )
        }
        isAdding={add !== undefined}
        items={items.map(({ id, label, title, content, source_url }) => ({
          id,
          label,
          title,
          source_url,
          snippet: dropTitle(content, title).slice(0, SNIPPET),
          content: content.length > MAX_EDITED_HERE ? null : content,
        }))}
      />
      <Pager
        label="Pages of context items"
        param="items"
        params={search}
        pagination={pagination}
        shown={items.length}
      />
    </Section>
  );
}
