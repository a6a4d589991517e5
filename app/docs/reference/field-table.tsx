import { Fragment } from "react";
import type { FieldRow } from "./schema-shape";

type Props = { caption: string; rows: FieldRow[] };

export function FieldTable({ caption, rows }: Props) {
  return (
    <dl aria-label={caption} className="grid divide-y">
      {rows.map(({ name, type, isRequired, description }) => (
        <div key={name} className="grid gap-0.5 px-3 py-2">
          <dt className="flex flex-wrap items-baseline gap-x-2">
            <code className="font-mono text-[0.8125rem]">{name}</code>
            {isRequired && <span className="text-warning-text text-xs">required</span>}
          </dt>
          <dd className="text-[0.8125rem] text-subtle">
            <span>{type}</span>
            {description && (
              <span className="block text-foreground">
                <InlineCode text={description} />
              </span>
            )}
          </dd>
        </div>
      ))}
    </dl>
  );
}

function InlineCode({ text }: { text: string }) {
  return text.split("`").map((part, index) => {
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text never move
    if (index % 2 === 0) return <Fragment key={index}>{part}</Fragment>;
    return (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text never move
      <code key={index} className="font-mono text-[0.8125rem]">
        {part}
      </code>
    );
  });
}
