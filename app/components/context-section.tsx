import { Layers } from "lucide-react";
import Link from "next/link";
import { humanize } from "@/app/lib/words";
import type { Caller } from "@/lib/access/caller";
import { listContextItems } from "@/lib/domain/context-items";
import { links } from "@/lib/links";
import type { ContextItem } from "@/lib/schemas/context-items";
import { CONTEXT_LABELS } from "@/lib/schemas/enums";
import { ApiHint } from "./api-hint";
import { EmptyState } from "./empty-state";
import { offsetOf, Pager, type SearchParams } from "./pager";
import { Row, RowList } from "./row-list";
import { scopeOf } from "./scope-of";
import { Section } from "./section";
import { Button } from "./ui/button";

const PAGE = 50;
/** The first characters of an item; the row shows one line of them. */
const SNIPPET = 240;

type Props = {
  caller: Caller;
  /** Left out for the items of the workspace itself. */
  initiativeId?: string;
  search: SearchParams;
  total?: number;
};

/** Context items under their labels, in the order of the labels. */
export async function ContextSection({ caller, initiativeId, search, total }: Props) {
  const { workspaceId } = caller;
  const scope = scopeOf(initiativeId);
  const page = { limit: PAGE, offset: offsetOf(search.items) };
  const { items, pagination } = await listContextItems(caller, { ...scope, ...page });
  return (
    <Section title="Context items" count={total}>
      {items.length === 0 && (
        <EmptyState Icon={Layers} title="No context items yet">
          <p>
            A context item is one labelled piece of what you know.
            {initiativeId && " Paste notes, and Groundwork proposes items from them."}
          </p>
          {initiativeId && (
            <div>
              <Button asChild>
                <Link prefetch={false} href={links.classify(workspaceId, initiativeId)}>
                  Paste and classify
                </Link>
              </Button>
            </div>
          )}
          <ApiHint
            workspaceId={workspaceId}
            path="/context-items"
            body={{
              ...scope,
              label: "user_feedback",
              title: "Crews lose the signal in basements",
              content: "Seen in 7 of 12 ride-alongs.",
            }}
          />
        </EmptyState>
      )}
      {CONTEXT_LABELS.map((label) => (
        <LabelGroup
          key={label}
          title={humanize(label)}
          items={items.filter((item) => item.label === label)}
          workspaceId={workspaceId}
        />
      ))}
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

type GroupProps = { title: string; items: ContextItem[]; workspaceId: string };

function LabelGroup({ title, items, workspaceId }: GroupProps) {
  if (items.length === 0) return null;
  return (
    <div className="grid gap-1.5">
      <h3 className="font-medium text-[0.8125rem] text-subtle">{title}</h3>
      <RowList>
        {items.map(({ id, title: name, content }) => (
          <Row
            key={id}
            href={links.contextItem(workspaceId, id)}
            title={name}
            about={content.slice(0, SNIPPET)}
          />
        ))}
      </RowList>
    </div>
  );
}
