import type { ReactNode } from "react";
import { LABEL_OPTIONS } from "@/app/components/context/label-options";
import { GOAL_TYPE_OPTIONS } from "@/app/components/goals/goal-type-options";
import { Button } from "@/app/components/ui/button";
import { Field } from "@/app/components/ui/field";
import { Input } from "@/app/components/ui/input";
import { Select } from "@/app/components/ui/select";
import { Textarea } from "@/app/components/ui/textarea";
import { isComposing } from "@/app/shared/is-composing";
import { ContextLabelName } from "@/lib/schemas/context-items";
import { GoalTypeName } from "@/lib/schemas/goals";
import { chooseLabel, type GoalProposal, type ItemProposal, type Proposal } from "./proposal";

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
      onKeyDown={(event) => {
        const { key, target } = event;
        const isDone = key === "Escape" || (key === "Enter" && target instanceof HTMLInputElement);
        if (isDone && !isComposing(event)) onClose();
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

function ItemFields(props: FieldsProps<ItemProposal>) {
  const { proposal, errors, onChange } = props;
  return (
    <>
      <FirstRow {...props}>
        <Field label="Label" error={errors[`${proposal.key}.label`]}>
          <Select
            value={proposal.label}
            options={LABEL_OPTIONS}
            onChange={({ target }) =>
              onChange(chooseLabel(proposal, ContextLabelName.parse(target.value)))
            }
          />
        </Field>
      </FirstRow>
      <TextField {...props} label="Content" name="content" rows={3} />
    </>
  );
}

function GoalFields(props: FieldsProps<GoalProposal>) {
  const { proposal, errors, onChange } = props;
  return (
    <>
      <FirstRow {...props}>
        <Field label="Type" error={errors[`${proposal.key}.goal_type`]}>
          <Select
            value={proposal.goal_type}
            options={GOAL_TYPE_OPTIONS}
            onChange={({ target }) =>
              onChange({ ...proposal, goal_type: GoalTypeName.parse(target.value) })
            }
          />
        </Field>
      </FirstRow>
      <div className="grid gap-3 sm:grid-cols-3">
        <TextField {...props} label="Key result" name="key_result" />
        <TextField {...props} label="Baseline" name="baseline" />
        <TextField {...props} label="Timeframe" name="timeframe" />
      </div>
      <TextField {...props} label="Description" name="description" rows={3} />
    </>
  );
}

type FirstRowProps = FieldsProps<Proposal> & { children: ReactNode };

const FirstRow = ({ children, ...props }: FirstRowProps) => (
  <div className="grid gap-3 sm:grid-cols-[minmax(0,1fr)_minmax(0,3fr)]">
    {children}
    <TextField {...props} label="Title" name="title" autoFocus />
  </div>
);

type TextFieldProps<Name extends string> = FieldsProps<Proposal & Record<Name, string>> & {
  label: string;
  name: Name;
  autoFocus?: boolean;
  /** Set for a text of several lines. */
  rows?: number;
};

function TextField<Name extends string>(props: TextFieldProps<Name>) {
  const { proposal, errors, onChange, label, name, autoFocus, rows } = props;
  const field = {
    dir: "auto",
    value: proposal[name],
    onChange: ({ target }: { target: { value: string } }) =>
      onChange({ ...proposal, [name]: target.value }),
    autoFocus,
  };
  return (
    <Field label={label} error={errors[`${proposal.key}.${name}`]}>
      {rows ? <Textarea rows={rows} {...field} /> : <Input {...field} />}
    </Field>
  );
}
