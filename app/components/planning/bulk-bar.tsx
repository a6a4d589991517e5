import type { ReactNode } from "react";
import { Button } from "@/app/components/ui/button";

type Props = {
  selected: number;
  total: number;
  onAll: (all: boolean) => void;
  onDelete: () => void;
  children: ReactNode;
};

export function BulkBar({ selected, total, onAll, onDelete, children }: Props) {
  if (selected === 0) return null;
  return (
    <section
      aria-label="Selected rows"
      className="sticky bottom-3 z-10 flex flex-wrap items-center gap-x-3 gap-y-2 rounded-xl border bg-raised px-4 py-2.5 shadow-lg"
    >
      <p role="status" className="font-medium tabular-nums">
        {selected} selected
      </p>
      {children}
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
