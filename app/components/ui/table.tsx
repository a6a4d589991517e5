import { clsx } from "clsx";
import type { ReactNode } from "react";

type TableProps = {
  /** What the table lists, for those who cannot see it. */
  caption: string;
  /** Column titles; an empty one belongs to a column of actions. */
  columns: string[];
  children: ReactNode;
};

/** A table that turns into a list of cards where there is little room. */
export function Table({ caption, columns, children }: TableProps) {
  return (
    <table className="stacked w-full text-left">
      <caption className="sr-only">{caption}</caption>
      <thead className="border-b text-subtle text-xs">
        <tr>
          {columns.map((title) => (
            <th key={title} scope="col" className="h-9 px-4 font-medium">
              {title || <span className="sr-only">Actions</span>}
            </th>
          ))}
        </tr>
      </thead>
      <tbody className="divide-y">{children}</tbody>
    </table>
  );
}

type CellProps = {
  /** Repeats the column's title where the row is shown as a card. */
  label?: string;
  className?: string;
  children: ReactNode;
};

export function Cell({ label, className, children }: CellProps) {
  return (
    <td data-label={label} className={clsx("px-4 lg:py-3", className)}>
      <div className="min-w-0">{children}</div>
    </td>
  );
}
