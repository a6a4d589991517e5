"use client";

import { useState } from "react";
import { SubmitButton } from "@/app/components/submit-button";
import { Button } from "@/app/components/ui/button";
import { Card } from "@/app/components/ui/card";
import { Field, FieldError } from "@/app/components/ui/field";
import { Select } from "@/app/components/ui/select";
import { Textarea } from "@/app/components/ui/textarea";
import type { FormAction } from "@/app/shared/action";
import { ATTEMPT, catchUnreachable } from "@/app/shared/catch-unreachable";
import { toast } from "@/app/shared/toast";
import { useFormAction } from "@/app/shared/use-form-action";
import { useLeaveWarning } from "@/app/shared/use-leave-warning";
import { paste } from "@/app/w/[workspace]/context-items/actions";
import { ContextLabelName } from "@/lib/schemas/context-items";
import type { ContextLabel } from "@/lib/schemas/enums";
import { countNoun } from "@/lib/text/phrases";
import { type Choice, carryChoices } from "./carry-choices";
import { describeLeft, describeMore, describeStep } from "./describe-paste";
import { LABEL_OPTIONS } from "./label-options";
import { PreviewList } from "./preview-list";
import { MAX_ITEMS, splitItems } from "./split-items";

type Props = {
  workspaceId: string;
  initiativeId?: string;
  label: ContextLabel;
  onClose: () => void;
};

const listContents = (items: { content: string }[]) => items.map(({ content }) => content);

export function PasteItems({ workspaceId, initiativeId, label: first, onClose }: Props) {
  const pasted = usePastedItems(first);
  const { text, label, found, rest } = pasted;
  const [added, setAdded] = useState<number>();
  const chosen = found.flatMap(({ isChosen, ...item }) => (isChosen ? [item] : []));
  useLeaveWarning(text !== "");
  const step = describeStep(chosen.length, pasted.more);
  const send: FormAction<{ created: number }> = async (previous, form) => {
    if (step === undefined) return {};
    if (chosen.length === 0) return { data: { created: 0 } };
    form.set("items", JSON.stringify(chosen));
    form.set(ATTEMPT, "");
    return catchUnreachable(paste.bind(null, workspaceId))(previous, form);
  };
  const { state, pending, form } = useFormAction(send, ({ created }) => {
    if (created > 0) toast.success(`${countNoun(created, "context item")} added`);
    if (rest === "") return onClose();
    setAdded(created);
    pasted.change(rest);
  });
  return (
    <Card className="p-4">
      <form {...form} className="grid gap-4" noValidate>
        <input type="hidden" name="initiative_id" value={initiativeId ?? ""} />
        <Field
          label="List to paste"
          hint="Each bullet becomes an item, with the points below it; in a text without bullets, each line. One that begins with a label, like “Risk: it rains”, gets that label."
        >
          <Textarea
            dir="auto"
            rows={5}
            autoFocus
            value={text}
            readOnly={pending} // what is typed now would be lost with the items that are saved
            onChange={(event) => {
              pasted.change(event.target.value);
              setAdded(undefined);
            }}
          />
        </Field>
        {pasted.leftOut > 0 && (
          <p className="text-[0.8125rem] text-subtle">
            {countNoun(pasted.leftOut, "line")} without a bullet{" "}
            {pasted.leftOut === 1 ? "is" : "are"} left out.
          </p>
        )}
        {found.length > 0 && (
          <>
            <div className="max-w-64">
              <Field
                label="Label of all"
                hint={pasted.hasLabels ? "Items that begin with a label keep theirs." : undefined}
              >
                <Select
                  value={label}
                  options={LABEL_OPTIONS}
                  onChange={(event) => pasted.labelAll(event.target.value)}
                />
              </Field>
            </div>
            <PreviewList
              items={found}
              onToggle={pasted.toggle}
              onLabel={(index, next) => pasted.choose(index, { label: next })}
            />
          </>
        )}
        {pasted.more > 0 && (
          <p className="text-[0.8125rem] text-subtle">{describeMore(pasted.more)}</p>
        )}
        {added !== undefined && (
          <p role="status" className="font-medium">
            {describeLeft(added, found.length + pasted.more)}
          </p>
        )}
        {(state.error ?? state.fields) && (
          <FieldError>
            {state.error ?? "Shorten the text, or leave out the items that are too long."}
          </FieldError>
        )}
        <div className="flex flex-wrap gap-2">
          <SubmitButton pending={pending} disabled={step === undefined}>
            {step ?? "Save 0 items"}
          </SubmitButton>
          <Button onClick={onClose}>Cancel</Button>
        </div>
      </form>
    </Card>
  );
}

/** The items of the text, with the person's choices, which follow their items when the text changes. */
function usePastedItems(first: ContextLabel) {
  const [text, setText] = useState("");
  const [label, setLabel] = useState(first);
  const [choices, setChoices] = useState<Choice[]>([]);
  const { items, leftOut, rest } = splitItems(text);
  const shown = items.slice(0, MAX_ITEMS);
  const found = shown.map((item, index) => ({
    ...item,
    label: choices[index]?.label ?? item.label ?? label,
    isChosen: !choices[index]?.isLeftOut,
  }));
  const change = (next: string) => {
    setText(next);
    setChoices(carryChoices(choices, listContents(items), listContents(splitItems(next).items)));
  };
  const choose = (place: number, choice: Choice) =>
    setChoices(items.map((_, index) => ({ ...choices[index], ...(index === place && choice) })));
  const toggle = (place: number) => choose(place, { isLeftOut: !choices[place]?.isLeftOut });
  const labelAll = (next: string) => {
    setLabel(ContextLabelName.parse(next));
    setChoices(choices.map(({ isLeftOut = false }) => ({ isLeftOut })));
  };
  const hasLabels = shown.some((item) => item.label);
  const more = items.length - shown.length;
  return { text, label, found, leftOut, rest, more, hasLabels, change, choose, toggle, labelAll };
}
