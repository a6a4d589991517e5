import { Time } from "@/app/components/time";
import { Badge } from "@/app/components/ui/badge";
import type { ContextLabel, SourceType } from "@/lib/schemas/enums";
import { humanize } from "@/lib/schemas/spelling";
import { ICON } from "./kinds";
import { splitHighlights } from "./split-highlights";

type Props = {
  type: SourceType;
  label?: ContextLabel | null;
  title: string;
  marks?: [number, number][];
  initiative?: string | null;
  archived?: boolean;
  snippet?: string;
  highlights?: [number, number][];
  changedAt?: string;
};

/** Consists of spans, because it stands inside a link. */
export function ResultText(props: Props) {
  const { type, label, title, marks = [], initiative, archived, snippet, highlights = [] } = props;
  const { changedAt } = props;
  const Icon = ICON[type];
  const kind = humanize(label ?? type);
  const facts = initiative ? `${kind} · ${initiative}` : kind;
  return (
    <>
      <Icon aria-hidden className="mt-0.5 size-4 shrink-0 text-subtle" />
      <span className="grid min-w-0 flex-1 gap-0.5">
        <span className="flex min-w-0 flex-col gap-x-3 sm:flex-row sm:items-center">
          <span className="flex min-w-0 flex-1 items-center gap-2">
            <span className="truncate font-medium">
              <Marked text={title} places={marks} />
            </span>
            {archived && <Badge>Archived</Badge>}
          </span>
          <span className="flex min-w-0 gap-2 text-subtle text-xs sm:max-w-[45%]">
            <span className="truncate">{facts}</span>
            {changedAt && (
              <span className="shrink-0">
                {type === "upload" ? "Uploaded" : "Updated"} <Time iso={changedAt} format="date" />
              </span>
            )}
          </span>
        </span>
        {snippet && (
          <span className="line-clamp-2 text-[0.8125rem] text-subtle sm:line-clamp-1">
            <Marked text={snippet} places={highlights} />
          </span>
        )}
      </span>
    </>
  );
}

const Marked = ({ text, places }: { text: string; places: [number, number][] }) =>
  splitHighlights(text, places).map((piece) =>
    piece.marked ? (
      <mark key={piece.start} className="rounded-xs bg-accent-soft text-accent-text">
        {piece.text}
      </mark>
    ) : (
      piece.text
    ),
  );
