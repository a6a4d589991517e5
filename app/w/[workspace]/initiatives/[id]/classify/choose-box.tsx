import type { ReactNode } from "react";
import type { useSelection } from "@/app/shared/use-selection";
import type { Proposal } from "./proposal";

type Props = {
  rows: readonly Proposal[];
  selection: ReturnType<typeof useSelection>;
  children: ReactNode;
  className?: string;
};

/** Chooses all of the rows, or none. */
export function ChooseBox({
  rows,
  selection,
  children,
  className = "inline-flex cursor-pointer items-center gap-2",
}: Props) {
  const keys = rows.map(({ key }) => key);
  const chosen = keys.filter(selection.isSelected).length;
  const isAll = chosen === keys.length;
  return (
    <label className={className}>
      <input
        type="checkbox"
        data-row-focus
        checked={isAll}
        ref={(box) => {
          if (box) box.indeterminate = chosen > 0 && !isAll;
        }}
        onChange={() => selection.choose(keys, !isAll)}
        className="size-4 shrink-0 accent-accent"
      />
      {children}
    </label>
  );
}
