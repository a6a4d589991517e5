import { LABEL_OPTIONS } from "@/app/components/context/label-options";
import { ChoiceMenu } from "@/app/components/ui/choice-menu";
import { toast } from "@/app/shared/toast";
import type { ContextLabel } from "@/lib/schemas/enums";
import { humanize } from "@/lib/schemas/spelling";
import { countNoun } from "@/lib/text/phrases";
import { chooseLabel, type Proposal } from "./proposal";

type Props = { chosen: Proposal[]; onChange: (proposal: Proposal) => void };

/** Sets the label of all chosen items. Goals have none. */
export function ChosenLabel({ chosen, onChange }: Props) {
  const items = chosen.filter((one) => one.kind === "item");
  if (items.length === 0) return null;
  const count = countNoun(items.length, "chosen item");
  const choose = (label: ContextLabel) => {
    for (const item of items) onChange(chooseLabel(item, label));
    toast.success(`Label of ${count}: ${humanize(label)}`);
  };
  return (
    <ChoiceMenu
      label={`Change label of ${count}`}
      options={LABEL_OPTIONS}
      onChoose={choose}
      className="border border-border-strong"
    >
      <span aria-hidden>Change label of {count}</span>
    </ChoiceMenu>
  );
}
