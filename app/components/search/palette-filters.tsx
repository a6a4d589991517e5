import type { ReactNode } from "react";
import type { SourceType } from "@/lib/schemas/enums";
import { KINDS } from "./kinds";

type Props = {
  type: SourceType | undefined;
  onType: (type: SourceType | undefined) => void;
  here: { isChosen: boolean; choose: (chosen: boolean) => void } | undefined;
};

export function PaletteFilters({ type, onType, here }: Props) {
  return (
    <fieldset className="flex min-w-0 shrink-0 items-center gap-1 overflow-x-auto border-b px-3 py-2">
      <legend className="sr-only">Filters</legend>
      {KINDS.map((kind) => (
        <Chip key={kind.label} isChosen={kind.type === type} onChoose={() => onType(kind.type)}>
          {kind.label}
        </Chip>
      ))}
      {here && (
        <>
          <span aria-hidden className="mx-1 h-4 border-l" />
          <Chip isChosen={here.isChosen} onChoose={() => here.choose(!here.isChosen)}>
            This initiative only
          </Chip>
        </>
      )}
    </fieldset>
  );
}

type ChipProps = { isChosen: boolean; onChoose: () => void; children: ReactNode };

function Chip({ isChosen, onChoose, children }: ChipProps) {
  return (
    <button
      type="button"
      aria-pressed={isChosen}
      onClick={onChoose}
      // Keys here are not for the surrounding list, and a click leaves the focus in the input.
      onKeyDown={(event) => event.stopPropagation()}
      onMouseDown={(event) => event.preventDefault()}
      className="h-7 shrink-0 whitespace-nowrap rounded-full px-2 text-[0.8125rem] text-subtle sm:px-2.5 outline-offset-[-2px] transition-colors hover:bg-muted hover:text-foreground aria-pressed:bg-accent-soft aria-pressed:font-medium aria-pressed:text-accent-text"
    >
      {children}
    </button>
  );
}
