import { ChevronRight } from "lucide-react";
import { CONTEXT_LABELS, type ContextLabel } from "@/lib/schemas/enums";
import { humanize } from "@/lib/schemas/spelling";

type Props = { chosen: ContextLabel[]; onChoose: (chosen: ContextLabel[]) => void };

export function ExpectedLabels({ chosen, onChoose }: Props) {
  const toggle = (label: ContextLabel) =>
    onChoose(CONTEXT_LABELS.filter((one) => chosen.includes(one) !== (one === label)));
  return (
    <details className="group">
      <summary className="flex w-fit list-none items-center gap-1.5 rounded-md font-medium [&::-webkit-details-marker]:hidden">
        <ChevronRight aria-hidden className="size-4 transition-transform group-open:rotate-90" />
        Labels to expect
        <span className="font-normal text-subtle">optional</span>
      </summary>
      <fieldset className="mt-2 grid min-w-0 gap-2">
        <legend className="sr-only">Labels to expect</legend>
        <p className="text-subtle">
          These are only hints: if two labels fit, the one you expect is proposed. Other labels can
          still appear.
        </p>
        <div className="flex flex-wrap gap-1.5">
          {CONTEXT_LABELS.map((label) => (
            <label
              key={label}
              className="inline-flex h-8 cursor-pointer items-center gap-2 rounded-md border border-border-strong bg-raised px-2.5 text-[0.8125rem] shadow-xs transition-colors hover:bg-muted has-checked:border-accent has-checked:bg-accent-soft"
            >
              <input
                type="checkbox"
                checked={chosen.includes(label)}
                onChange={() => toggle(label)}
                className="size-3.5 accent-accent"
              />
              {humanize(label)}
            </label>
          ))}
        </div>
      </fieldset>
    </details>
  );
}
