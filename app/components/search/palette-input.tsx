import { Command } from "cmdk";
import { LoaderCircle, Search } from "lucide-react";
import { Button } from "@/app/components/ui/button";
import { DialogClose } from "@/app/components/ui/dialog";
import { MAX_LENGTH } from "./search-bounds";

type Props = {
  typed: string;
  /** The id of the selected option. */
  selected: string;
  isSearching: boolean;
  onType: (text: string) => void;
};

export function PaletteInput({ typed, selected, isSearching, onType }: Props) {
  return (
    <div className="flex h-13 shrink-0 items-center gap-2.5 border-b px-4">
      {isSearching ? (
        <LoaderCircle
          aria-hidden
          className="size-4 shrink-0 text-subtle motion-safe:animate-spin"
        />
      ) : (
        <Search aria-hidden className="size-4 shrink-0 text-subtle" />
      )}
      <Command.Input
        asChild
        autoFocus
        value={typed}
        onValueChange={onType}
        placeholder="Search"
        maxLength={MAX_LENGTH}
        className="h-full min-w-0 flex-1 bg-transparent text-base outline-none placeholder:text-subtle"
      >
        {/* cmdk sets this only for options that were selected by a key. */}
        <input aria-activedescendant={selected || undefined} />
      </Command.Input>
      <DialogClose asChild>
        <Button variant="ghost" size="small" onKeyDown={(event) => event.stopPropagation()}>
          Close
        </Button>
      </DialogClose>
    </div>
  );
}
