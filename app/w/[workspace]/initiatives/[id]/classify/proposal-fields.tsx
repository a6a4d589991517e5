import { LABEL_OPTIONS } from "@/app/components/context/label-options";
import { GOAL_TYPE_OPTIONS } from "@/app/components/goals/goal-type-options";
import { Button } from "@/app/components/ui/button";
import { Field } from "@/app/components/ui/field";
import { Input } from "@/app/components/ui/input";
import { Select } from "@/app/components/ui/select";
import { Textarea } from "@/app/components/ui/textarea";
import { ContextLabelName } from "@/lib/schemas/context-items";
import { GoalTypeName } from "@/lib/schemas/goals";
import type { Proposal } from "./proposal";

type Props = {
  proposal: Proposal;
  /** By key and field: `i3.title`. */
  errors: Record<string, string>;
  onChange: (proposal: Proposal) => void;
  onClose: () => void;
};

export function ProposalFields({ proposal, errors, onChange, onClose }: Props) {
  const { key, title } = proposal;
  const renderInput = (
    label: string,
    name: string,
    value: string,
    change: (text: string) => Proposal,
  ) => (
    <Field label={label} error={errors[`${key}.${name}`]}>
      <Input
        dir="auto"
        value={value}
        onChange={(event) => onChange(change(event.target.value))}
        autoFocus={name === "title"}
      />
    </Field>
  );
  const renderTextarea = (
    label: string,
    name: string,
    value: string,
    change: (text: string) => Proposal,
  ) => (
    <Field label={label} error={errors[`${key}.${name}`]}>
      <Textarea
        dir="auto"
        rows={3}
        value={value}
        onChange={(event) => onChange(change(event.target.value))}
      />
    </Field>
  );
  const titleField = renderInput("Title", "title", title, (text) => ({ ...proposal, title: text }));
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
      <legend className="sr-only">Edit {title}</legend>
      {proposal.kind === "item" ? (
        <>
          <div className="grid gap-3 sm:grid-cols-[minmax(0,1fr)_minmax(0,3fr)]">
            <Field label="Label" error={errors[`${key}.label`]}>
              <Select
                value={proposal.label}
                options={LABEL_OPTIONS}
                onChange={({ target }) =>
                  onChange({ ...proposal, label: ContextLabelName.parse(target.value) })
                }
              />
            </Field>
            {titleField}
          </div>
          {renderTextarea("Content", "content", proposal.content, (content) => ({
            ...proposal,
            content,
          }))}
        </>
      ) : (
        <>
          <div className="grid gap-3 sm:grid-cols-[minmax(0,1fr)_minmax(0,3fr)]">
            <Field label="Type" error={errors[`${key}.goal_type`]}>
              <Select
                value={proposal.goal_type}
                options={GOAL_TYPE_OPTIONS}
                onChange={({ target }) =>
                  onChange({ ...proposal, goal_type: GoalTypeName.parse(target.value) })
                }
              />
            </Field>
            {titleField}
          </div>
          <div className="grid gap-3 sm:grid-cols-3">
            {renderInput("Key result", "key_result", proposal.key_result, (key_result) => ({
              ...proposal,
              key_result,
            }))}
            {renderInput("Baseline", "baseline", proposal.baseline, (baseline) => ({
              ...proposal,
              baseline,
            }))}
            {renderInput("Timeframe", "timeframe", proposal.timeframe, (timeframe) => ({
              ...proposal,
              timeframe,
            }))}
          </div>
          {renderTextarea("Description", "description", proposal.description, (description) => ({
            ...proposal,
            description,
          }))}
        </>
      )}
      <div>
        <Button size="small" onClick={onClose}>
          Done
        </Button>
      </div>
    </fieldset>
  );
}
