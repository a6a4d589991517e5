import { LABEL_OPTIONS } from "@/app/components/context/label-options";
import { GOAL_TYPE_OPTIONS } from "@/app/components/goals/goal-type-options";
import { Button } from "@/app/components/ui/button";
import { Field } from "@/app/components/ui/field";
import { Input } from "@/app/components/ui/input";
import { Select } from "@/app/components/ui/select";
import { Textarea } from "@/app/components/ui/textarea";
import { ContextLabelName } from "@/lib/schemas/context-items";
import { GoalTypeName } from "@/lib/schemas/goals";
import type { GoalProposal, ItemProposal, Proposal } from "./proposal";

type FieldsProps<Shown extends Proposal> = {
  proposal: Shown;
  /** By key and field: `i3.title`. */
  errors: Record<string, string>;
  onChange: (proposal: Proposal) => void;
};

type Props = FieldsProps<Proposal> & { onClose: () => void };

export function ProposalFields({ proposal, onClose, ...fields }: Props) {
  return (
    <fieldset
      className="grid min-w-0 gap-3"
      onKeyDown={({ key, target, nativeEvent }) => {
        const isDone = key === "Escape" || (key === "Enter" && target instanceof HTMLInputElement);
        // Safari ends a composition before its Enter, whose code is 229.
        const isComposing = nativeEvent.isComposing || nativeEvent.keyCode === 229;
        if (isDone && !isComposing) onClose();
      }}
    >
      <legend className="sr-only">Edit {proposal.title}</legend>
      {proposal.kind === "item" ? (
        <ItemFields proposal={proposal} {...fields} />
      ) : (
        <GoalFields proposal={proposal} {...fields} />
      )}
      <div>
        <Button size="small" onClick={onClose}>
          Done
        </Button>
      </div>
    </fieldset>
  );
}

function ItemFields({ proposal, errors, onChange }: FieldsProps<ItemProposal>) {
  const change = (part: Partial<ItemProposal>) => onChange({ ...proposal, ...part });
  const { key, label, title, content } = proposal;
  return (
    <>
      <div className={FIRST_ROW}>
        <Field label="Label" error={errors[`${key}.label`]}>
          <Select
            value={label}
            options={LABEL_OPTIONS}
            onChange={({ target }) => change({ label: ContextLabelName.parse(target.value) })}
          />
        </Field>
        <TitleField
          value={title}
          error={errors[`${key}.title`]}
          onChange={(changed) => change({ title: changed })}
        />
      </div>
      <Field label="Content" error={errors[`${key}.content`]}>
        <Textarea
          dir="auto"
          rows={3}
          value={content}
          onChange={({ target }) => change({ content: target.value })}
        />
      </Field>
    </>
  );
}

function GoalFields({ proposal, errors, onChange }: FieldsProps<GoalProposal>) {
  const change = (part: Partial<GoalProposal>) => onChange({ ...proposal, ...part });
  const { key, goal_type, title, key_result, baseline, timeframe, description } = proposal;
  return (
    <>
      <div className={FIRST_ROW}>
        <Field label="Type" error={errors[`${key}.goal_type`]}>
          <Select
            value={goal_type}
            options={GOAL_TYPE_OPTIONS}
            onChange={({ target }) => change({ goal_type: GoalTypeName.parse(target.value) })}
          />
        </Field>
        <TitleField
          value={title}
          error={errors[`${key}.title`]}
          onChange={(changed) => change({ title: changed })}
        />
      </div>
      <div className="grid gap-3 sm:grid-cols-3">
        <Field label="Key result" error={errors[`${key}.key_result`]}>
          <Input
            dir="auto"
            value={key_result}
            onChange={({ target }) => change({ key_result: target.value })}
          />
        </Field>
        <Field label="Baseline" error={errors[`${key}.baseline`]}>
          <Input
            dir="auto"
            value={baseline}
            onChange={({ target }) => change({ baseline: target.value })}
          />
        </Field>
        <Field label="Timeframe" error={errors[`${key}.timeframe`]}>
          <Input
            dir="auto"
            value={timeframe}
            onChange={({ target }) => change({ timeframe: target.value })}
          />
        </Field>
      </div>
      <Field label="Description" error={errors[`${key}.description`]}>
        <Textarea
          dir="auto"
          rows={3}
          value={description}
          onChange={({ target }) => change({ description: target.value })}
        />
      </Field>
    </>
  );
}

const FIRST_ROW = "grid gap-3 sm:grid-cols-[minmax(0,1fr)_minmax(0,3fr)]";

type TitleFieldProps = { value: string; error: string | undefined; onChange(title: string): void };

function TitleField({ value, error, onChange }: TitleFieldProps) {
  return (
    <Field label="Title" error={error}>
      <Input dir="auto" value={value} onChange={({ target }) => onChange(target.value)} autoFocus />
    </Field>
  );
}
