"use client";

import { ListPlus, Plus } from "lucide-react";
import dynamic from "next/dynamic";
import { type ReactNode, useState } from "react";
import { PlanningList } from "@/app/components/planning/planning-list";
import { usePlanningRows } from "@/app/components/planning/use-planning-rows";
import { Button } from "@/app/components/ui/button";
import { toScope } from "@/app/shared/to-scope";
import { toast } from "@/app/shared/toast";
import { useFocusAfterForm } from "@/app/shared/use-focus-after-form";
import * as actions from "@/app/w/[workspace]/context-items/actions";
import { links } from "@/lib/links";
import type { ContextLabel } from "@/lib/schemas/enums";
import { humanize } from "@/lib/schemas/spelling";
import { countNoun } from "@/lib/text/phrases";
import { LABEL_OPTIONS } from "./label-options";
import { NoContextItems } from "./no-context-items";

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
  /** Shown on a page after the first if it has no rows. */
  pastTheEnd: ReactNode;
};

export function ContextList(props: Props) {
  const { workspaceId, initiativeId, items, label, isAdding, pastTheEnd } = props;
  const { scope } = toScope(initiativeId);
  const [isOpen, setOpen] = useState({ add: isAdding, paste: false });
  const addButton = useFocusAfterForm(isOpen.add);
  const pasteButton = useFocusAfterForm(isOpen.paste);
  const [round, setRound] = useState(0);
  const planning = usePlanningRows({
    rows: items,
    scope,
    noun: "context item",
    change: actions.relabel.bind(null, workspaceId),
    remove: actions.remove.bind(null, workspaceId),
  });
  const isEmpty = planning.shown.length === 0;
  const toggle = (form: "add" | "paste", isShown: boolean) =>
    setOpen((before) => ({ ...before, [form]: isShown }));
  const toolbar = (
    <>
      <Button
        ref={addButton}
        variant="primary"
        aria-keyshortcuts="c"
        onClick={() => toggle("add", true)}
      >
        <Plus aria-hidden />
        Add context item
      </Button>
      <Button ref={pasteButton} onClick={() => toggle("paste", true)}>
        <ListPlus aria-hidden />
        Paste a list
      </Button>
    </>
  );
  return (
    <div className="grid gap-3">
      {(!isEmpty || label || pastTheEnd) && <div className="flex flex-wrap gap-2">{toolbar}</div>}
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
      {isEmpty && pastTheEnd}
      {isEmpty && !pastTheEnd && !isOpen.add && !isOpen.paste && (
        <NoContextItems
          workspaceId={workspaceId}
          initiativeId={initiativeId}
          label={label}
          toolbar={toolbar}
        />
      )}
      <PlanningList
        name="Context items"
        planning={planning}
        what="label"
        options={LABEL_OPTIONS}
        onChoose={(ids, next) =>
          planning.change(
            ids,
            { label: next },
            `${countNoun(ids.length, "item")} labeled “${humanize(next)}”`,
          )
        }
        isShort={({ content }) => content !== null}
        describe={({ id, snippet, label }) => ({
          href: links.contextItem(workspaceId, id),
          about: snippet || undefined,
          value: label,
        })}
        renderForm={({ id, title, content, source_url, label }, close) => (
          <ContextItemForm
            action={actions.change.bind(null, workspaceId)}
            isEdit
            fields={{ id, scope }}
            values={{ title, content: content ?? "", source_url, label }}
            onSaved={close}
            onClose={close}
          />
        )}
      />
    </div>
  );
}
