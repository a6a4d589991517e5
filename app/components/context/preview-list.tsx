import { Select } from "@/app/components/ui/select";
import { ContextLabelName } from "@/lib/schemas/context-items";
import type { ContextLabel } from "@/lib/schemas/enums";
import { LABEL_OPTIONS } from "./label-options";

type PreviewItem = { title: string; content: string; label: ContextLabel; isChosen: boolean };

type Props = {
  items: PreviewItem[];
  onToggle: (index: number) => void;
  onLabel: (index: number, label: ContextLabel) => void;
};

export function PreviewList({ items, onToggle, onLabel }: Props) {
  return (
    <ul aria-label="Preview" className="divide-y rounded-lg border">
      {items.map(({ title, content, label, isChosen }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a row is its place in the text
        <li key={index} className="flex flex-wrap items-start gap-x-3 gap-y-1.5 px-3 py-2">
          <label className="flex min-w-0 flex-1 basis-64 items-start gap-3">
            <input
              type="checkbox"
              checked={isChosen}
              onChange={() => onToggle(index)}
              className="mt-1 size-4 shrink-0 accent-accent"
            />
            <span dir="auto" className="grid min-w-0">
              <span className="font-medium">{title}</span>
              {content !== title && <span className="line-clamp-2 text-subtle">{content}</span>}
            </span>
          </label>
          <Select
            aria-label={`Label of ${title}`}
            value={label}
            options={LABEL_OPTIONS}
            disabled={!isChosen}
            onChange={(event) => onLabel(index, ContextLabelName.parse(event.target.value))}
            className="w-52 max-w-full"
          />
        </li>
      ))}
    </ul>
  );
}
