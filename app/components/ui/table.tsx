import { clsx } from "clsx";
import type { ReactNode } from "react";

type TableProps = {
  caption: string;
  columns: string[];
  children: ReactNode;
};

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
