import type { ReactNode } from "react";

type Props = {
  chosen: number;
  total: number;
  onChoose: (isChosen: boolean) => void;
  children: ReactNode;
  className?: string;
};

export function ChooseBox({ chosen, total, onChoose, children, className }: Props) {
  const isAll = chosen === total;
  return (
    <label className={className}>
      <input
        type="checkbox"
        checked={isAll}
        ref={(box) => {
          if (box) box.indeterminate = chosen > 0 && !isAll;
        }}
        onChange={() => onChoose(!isAll)}
        className="size-4 shrink-0 accent-accent"
      />
      {children}
    </label>
  );
}
