"use client";

import { Layers, ListPlus, Plus } from "lucide-react";
import dynamic from "next/dynamic";
import { useRef, useState } from "react";
import { EmptyState } from "@/app/components/empty-state";
import { BulkBar } from "@/app/components/planning/bulk-bar";
import { PlanningRow } from "@/app/components/planning/planning-row";
import { RowKeyHints } from "@/app/components/planning/row-key-hints";
import { handleRowKeys } from "@/app/components/planning/row-keys";
import { useOpenRows } from "@/app/components/planning/use-open-rows";
import { usePlanningRows } from "@/app/components/planning/use-planning-rows";
import { Button } from "@/app/components/ui/button";
import { Card } from "@/app/components/ui/card";
import { ChoiceMenu } from "@/app/components/ui/choice-menu";
import { Link } from "@/app/components/ui/link";
import { toast } from "@/app/shared/toast";
import * as actions from "@/app/w/[workspace]/context-items/actions";
import { links } from "@/lib/links";
import type { ContextLabel } from "@/lib/schemas/enums";
import { humanize } from "@/lib/schemas/spelling";
import { countNoun } from "@/lib/text/phrases";
import { LABEL_OPTIONS } from "./label-options";

const ContextItemForm = dynamic(() =>
  import("./context-item-form").then((module) => module.ContextItemForm),
);
const PasteItems = dynamic(() => import("./paste-items").then((module) => module.PasteItems));

type ListedItem = {
  id: string;
  label: ContextLabel;
  title: string;
  snippet: string;
  source_url: string | null;
  content: string | null;
};

type Props = {
  workspaceId: string;
  initiativeId?: string;
  items: ListedItem[];
  label?: ContextLabel;
  isAdding: boolean;
};

export function ContextList({ workspaceId, initiativeId, items, label, isAdding }: Props) {
  const scope = initiativeId ? "initiative" : "workspace";
  const [isOpen, setOpen] = useState({ add: isAdding, paste: false });
  const editing = useOpenRows();
  const [round, setRound] = useState(0);
  const list = useRef<HTMLUListElement>(null);
  const { shown, selection, change, remove } = usePlanningRows({
    rows: items,
    scope,
    noun: "context item",
    change: actions.relabel.bind(null, workspaceId),
    remove: actions.remove.bind(null, workspaceId),
  });
  const relabel = (ids: string[], next: ContextLabel) =>
    change(ids, { label: next }, `${countNoun(ids.length, "item")} labeled “${humanize(next)}”`);

  const edit = (id: string) => {
    if (items.find((item) => item.id === id)?.content != null) editing.open(id);
    else list.current?.querySelector<HTMLElement>(`[data-row="${id}"] a[href*=edit]`)?.click();
  };
  const toggle = (form: "add" | "paste", isShown: boolean) =>
    setOpen((before) => ({ ...before, [form]: isShown }));
  const toolbar = (
    <>
      <Button variant="primary" aria-keyshortcuts="c" onClick={() => toggle("add", true)}>
        <Plus aria-hidden />
        Add context item
      </Button>
      <Button onClick={() => toggle("paste", true)}>
        <ListPlus aria-hidden />
        Paste a list
      </Button>
    </>
  );
  return (
    <div className="grid gap-3">
      {(shown.length > 0 || label) && <div className="flex flex-wrap gap-2">{toolbar}</div>}
      {isOpen.add && (
        <ContextItemForm
          key={round}
          action={actions.create.bind(null, workspaceId)}
          fields={{ initiative_id: initiativeId ?? "" }}
          values={{ label: label ?? "general_note", title: "", content: "", source_url: null }}
          onSaved={() => {
            toast.success("Context item added");
            setRound(round + 1);
          }}
          onClose={() => toggle("add", false)}
        />
      )}
      {isOpen.paste && (
        <PasteItems
          workspaceId={workspaceId}
          initiativeId={initiativeId}
          label={label ?? "general_note"}
          onClose={() => toggle("paste", false)}
        />
      )}
      {shown.length === 0 && !isOpen.add && !isOpen.paste && (
        <EmptyState
          Icon={Layers}
          title={label ? `Nothing is labeled “${humanize(label)}”` : "No context items yet"}
        >
          <p>
            A context item is one labeled piece of what you know: what a customer said, a decision,
            a risk. Documents and advisors are based on them.
          </p>
          {!label && (
            <div className="flex flex-wrap justify-center gap-2">
              {toolbar}
              {initiativeId && (
                <Button asChild>
                  <Link href={links.classify(workspaceId, initiativeId)}>Paste and classify</Link>
                </Button>
              )}
            </div>
          )}
        </EmptyState>
      )}
      {shown.length > 0 && (
        <>
          <Card className="overflow-hidden">
            <ul
              ref={list}
              aria-label="Context items"
              className="divide-y"
              onKeyDown={handleRowKeys({
                onSelect: selection.toggle,
                onEdit: edit,
                onDelete: (id) => remove([id]),
              })}
            >
              {shown.map(({ id, title, snippet, content, source_url, ...item }) =>
                editing.isOpen(id) && content !== null ? (
                  <li key={id}>
                    <ContextItemForm
                      action={actions.change.bind(null, workspaceId)}
                      isEdit
                      fields={{ id, scope }}
                      values={{ title, content, source_url, label: item.label }}
                      onSaved={() => editing.close(id)}
                      onClose={() => editing.close(id)}
                    />
                  </li>
                ) : (
                  <PlanningRow
                    key={id}
                    id={id}
                    href={links.contextItem(workspaceId, id)}
                    editHref={`${links.contextItem(workspaceId, id)}?edit=true`}
                    title={title}
                    about={snippet.trim() === title ? undefined : snippet}
                    isSelected={selection.isSelected(id)}
                    onSelect={(withShift) => selection.toggle(id, withShift)}
                    onEdit={content === null ? undefined : () => editing.open(id)}
                    onDelete={() => remove([id])}
                    facts={
                      <ChoiceMenu
                        label="Label"
                        of={title}
                        value={item.label}
                        options={LABEL_OPTIONS}
                        className="lg:w-48 lg:justify-between"
                        onChoose={(next) => relabel([id], next)}
                      />
                    }
                  />
                ),
              )}
            </ul>
          </Card>
          <RowKeyHints label="label" />
        </>
      )}
      <BulkBar
        selected={selection.selected.length}
        total={shown.length}
        what="label"
        options={LABEL_OPTIONS}
        onChoose={(next) => relabel(selection.selected, next)}
        onAll={selection.chooseAll}
        onDelete={() => remove(selection.selected)}
      />
    </div>
  );
}
