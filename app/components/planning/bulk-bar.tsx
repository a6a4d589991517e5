import { Button } from "@/app/components/ui/button";
import { ChoiceMenu } from "@/app/components/ui/choice-menu";

type Props<Value extends string> = {
  selected: number;
  total: number;
  /** Names the choice, as in "Change label". */
  what: string;
  options: readonly { value: Value; label: string }[];
  onChoose: (value: Value) => void;
  onAll: (all: boolean) => void;
  onDelete: () => void;
};

export function BulkBar<Value extends string>({
  selected,
  total,
  what,
  options,
  onChoose,
  onAll,
  onDelete,
}: Props<Value>) {
  if (selected === 0) return null;
  return (
    <section
      aria-label="Selected rows"
      className="sticky bottom-3 z-10 flex flex-wrap items-center gap-x-3 gap-y-2 rounded-xl border bg-raised px-4 py-2.5 shadow-lg"
    >
      <p role="status" className="font-medium tabular-nums">
        {selected} selected
      </p>
      <ChoiceMenu
        label={`Change ${what}`}
        options={options}
        onChoose={onChoose}
        className="border border-border-strong"
      >
        <span aria-hidden>Change {what}</span>
      </ChoiceMenu>
      <Button size="small" onClick={onDelete}>
        Delete selected
      </Button>
      <span className="flex-1" />
      {selected < total && (
        <Button size="small" variant="ghost" onClick={() => onAll(true)}>
          Select all {total} shown
        </Button>
      )}
      <Button size="small" variant="ghost" onClick={() => onAll(false)}>
        Clear
      </Button>
    </section>
  );
}
