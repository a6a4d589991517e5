import type { ReactNode } from "react";
import { Button } from "@/app/components/ui/button";
import { Checkbox } from "@/app/components/ui/checkbox";
import { Link } from "@/app/components/ui/link";

type Props = {
  id: string;
  href: string;
  title: string;
  about: ReactNode;
  facts: ReactNode;
  isSelected: boolean;
  onSelect: (withShift: boolean) => void;
  onEdit: (() => void) | undefined;
  editHref: string;
  onDelete: () => void;
};

export function PlanningRow(props: Props) {
  const { id, href, title, about, facts, isSelected, onSelect, onEdit, editHref, onDelete } = props;
  return (
    <li
      data-row={id}
      className="flex gap-3 px-4 py-2.5 transition-colors focus-within:bg-muted hover:bg-muted has-checked:bg-accent-soft"
    >
      <Checkbox
        checked={isSelected}
        aria-label={`Select ${title}`}
        onChange={(event) =>
          onSelect(event.nativeEvent instanceof MouseEvent && event.nativeEvent.shiftKey)
        }
        className="mt-1 size-4 shrink-0 accent-accent"
      />
      <div className="flex min-w-0 flex-1 flex-col gap-x-4 gap-y-1 lg:flex-row lg:items-center">
        <div className="grid min-w-0 flex-1">
          <Link
            href={href}
            dir="auto"
            className="w-fit max-w-full rounded-sm font-medium hover:underline"
          >
            {title}
          </Link>
          {about && (
            <p dir="auto" className="line-clamp-1 text-subtle">
              {about}
            </p>
          )}
        </div>
        <div className="-ml-1.5 flex shrink-0 flex-wrap items-center gap-x-1 gap-y-1 lg:ml-0">
          {facts}
          {onEdit ? (
            <Button variant="ghost" size="small" onClick={onEdit}>
              Edit<span className="sr-only"> {title}</span>
            </Button>
          ) : (
            <Button asChild variant="ghost" size="small">
              <Link href={editHref}>
                Edit<span className="sr-only"> {title}</span>
              </Link>
            </Button>
          )}
          <Button variant="ghost" size="small" onClick={onDelete}>
            Delete<span className="sr-only"> {title}</span>
          </Button>
        </div>
      </div>
    </li>
  );
}
