import { clsx } from "clsx";
import { useRef } from "react";
import { LABEL_OPTIONS } from "@/app/components/context/label-options";
import { GOAL_TYPE_OPTIONS } from "@/app/components/goals/goal-type-options";
import { Button } from "@/app/components/ui/button";
import { ChoiceMenu } from "@/app/components/ui/choice-menu";
import type { ContextLabel } from "@/lib/schemas/enums";
import { humanize } from "@/lib/schemas/spelling";
import { describeProposal, isOrigin } from "./describe-proposal";
import { chooseLabel, type ItemProposal, type Proposal } from "./proposal";
import { ProposalFields } from "./proposal-fields";

type Props = {
  proposal: Proposal;
  isChosen: boolean;
  isEditing: boolean;
  errors: Record<string, string>;
  onChoose: (withShift: boolean) => void;
  onEdit: (isEditing: boolean) => void;
  onChange: (proposal: Proposal) => void;
};

export function ProposalRow(props: Props) {
  const { proposal, isChosen, isEditing, errors, onChoose, onEdit, onChange } = props;
  const { key, title } = proposal;
  const box = useRef<HTMLInputElement>(null);
  const description = isEditing ? "" : describeProposal(proposal);
  return (
    <>
      <tr
        data-row={key}
        className="align-top transition-colors focus-within:bg-muted hover:bg-muted max-lg:grid max-lg:grid-cols-[auto_minmax(0,1fr)_auto]"
      >
        <td className="py-2 pl-4 max-lg:row-span-2">
          <input
            type="checkbox"
            data-row-focus
            ref={box}
            checked={isChosen}
            aria-label={`Save ${title || "this proposal"}`}
            onChange={({ nativeEvent }) =>
              onChoose(nativeEvent instanceof MouseEvent && nativeEvent.shiftKey)
            }
            className="mt-1 size-4 accent-accent"
          />
        </td>
        <td className="px-2 pt-1.5 lg:w-56 max-lg:col-start-2 max-lg:row-start-2 max-lg:px-1 max-lg:pb-1.5">
          {proposal.kind === "item" ? (
            <LabelChoice
              proposal={proposal}
              onChoose={(label) => onChange(chooseLabel(proposal, label))}
              onTakeOther={() => box.current?.focus()}
            />
          ) : (
            <ChoiceMenu
              label="Type of goal"
              of={title}
              value={proposal.goal_type}
              options={GOAL_TYPE_OPTIONS}
              onChoose={(goal_type) => onChange({ ...proposal, goal_type })}
            >
              Goal
            </ChoiceMenu>
          )}
        </td>
        <td className="min-w-0 px-2 py-2 max-lg:col-start-2 max-lg:row-start-1 max-lg:pb-0">
          <p dir="auto" className={`wrap-anywhere ${isChosen ? "font-medium" : "text-subtle"}`}>
            {title}
          </p>
          {description && (
            <p
              dir="auto"
              className={clsx(
                "line-clamp-1 text-[0.8125rem] text-subtle wrap-anywhere",
                isOrigin(description, proposal) && "max-sm:hidden",
              )}
            >
              {description}
            </p>
          )}
        </td>
        <td className="py-1.5 pr-3 text-right max-lg:col-start-3 max-lg:row-start-1">
          <Button
            variant="ghost"
            size="small"
            aria-expanded={isEditing}
            onClick={() => onEdit(!isEditing)}
          >
            Edit<span className="sr-only"> {title}</span>
          </Button>
        </td>
      </tr>
      {isEditing && (
        <tr className="max-lg:grid">
          <td colSpan={4} className="border-0! px-4 pt-1 pb-4">
            <ProposalFields
              proposal={proposal}
              errors={errors}
              onChange={onChange}
              onClose={() => {
                onEdit(false);
                box.current?.focus();
              }}
            />
          </td>
        </tr>
      )}
    </>
  );
}

type LabelProps = {
  proposal: ItemProposal;
  onChoose: (label: ContextLabel) => void;
  /** The button is gone then, so something else in the row needs the focus. */
  onTakeOther: () => void;
};

function LabelChoice({ proposal, onChoose, onTakeOther }: LabelProps) {
  const { title, label, other_label: other } = proposal;
  return (
    <>
      <ChoiceMenu
        label="Label"
        of={title}
        value={label}
        options={LABEL_OPTIONS}
        onChoose={onChoose}
      />
      {other && (
        <button
          type="button"
          className="block h-6 px-1.5 font-medium text-accent-text text-xs underline decoration-accent-text/40 underline-offset-3 hover:decoration-accent-text max-lg:inline-block"
          onClick={() => {
            onChoose(other);
            onTakeOther();
          }}
        >
          <span aria-hidden>Or {humanize(other)}?</span>
          <span className="sr-only">
            Label {title} as {humanize(other)}
          </span>
        </button>
      )}
    </>
  );
}
