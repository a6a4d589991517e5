"use client";

import { Command } from "cmdk";
import { LoaderCircle, Search } from "lucide-react";
import { usePathname } from "next/navigation";
import { type KeyboardEvent, useEffect, useRef, useState } from "react";
import { Button } from "@/app/components/ui/button";
import { DialogClose } from "@/app/components/ui/dialog";
import { links } from "@/lib/links";
import type { SourceType } from "@/lib/schemas/enums";
import { ActiveOption } from "./active-option";
import { Filters } from "./filters";
import { FoundItems } from "./found-items";
import { KeyHints } from "./key-hints";
import { RecentItems } from "./recent-items";
import { SearchStatus } from "./search-status";
import { useSearch } from "./use-search";
import { LEAST } from "./words";

type Props = {
  workspaceId: string;
  newest: { id: string; title: string }[];
  /** Called when something was opened in this tab. */
  onOpened: () => void;
};

const INITIATIVE = /\/initiatives\/([0-9a-f-]{36})/;

/** Search as one types: an input, filters and the list that the arrow keys move through. */
export function SearchPalette({ workspaceId, newest, onOpened }: Props) {
  const [typed, setTyped] = useState("");
  const [type, setType] = useState<SourceType>();
  const [isHere, setIsHere] = useState(false);
  const here = INITIATIVE.exec(usePathname())?.[1];
  const input = useRef<HTMLInputElement>(null);
  const list = useRef<HTMLDivElement>(null);
  /** What Enter was pressed for before its answer was there. */
  const awaited = useRef<string>(undefined);

  const words = typed.trim();
  const initiative = isHere ? here : undefined;
  const choice = { q: words, type, initiative };
  const isAsked = [...words].length >= LEAST;
  const path = isAsked ? links.searchResults(workspaceId, choice) : undefined;
  const { answer, isCurrent, tryAgain } = useSearch(path);

  useEffect(() => {
    if (!isCurrent || awaited.current !== path) return;
    awaited.current = undefined;
    list.current?.querySelector<HTMLElement>("[role=option]")?.click();
  }, [isCurrent, path]);

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== "Enter" || event.nativeEvent.isComposing) return;
    event.preventDefault();
    if (isAsked && !isCurrent) {
      awaited.current = path;
      return;
    }
    const link = list.current?.querySelector<HTMLAnchorElement>("a[aria-selected=true]");
    if (event.metaKey || event.ctrlKey) window.open(link?.href, "_blank", "noopener");
    else link?.click();
  };

  return (
    <Command
      label="Search this workspace"
      shouldFilter={false}
      vimBindings={false}
      onKeyDown={onKeyDown}
      className="flex min-h-0 flex-1 flex-col outline-none"
    >
      <div className="flex h-13 shrink-0 items-center gap-2.5 border-b px-4">
        {isAsked && !isCurrent ? (
          <LoaderCircle
            aria-hidden
            className="size-4 shrink-0 text-subtle motion-safe:animate-spin"
          />
        ) : (
          <Search aria-hidden className="size-4 shrink-0 text-subtle" />
        )}
        <Command.Input
          ref={input}
          value={typed}
          onValueChange={setTyped}
          placeholder="Search"
          maxLength={500}
          className="h-full min-w-0 flex-1 bg-transparent text-base outline-none placeholder:text-subtle"
        />
        <DialogClose asChild>
          <Button variant="ghost" size="small" onKeyDown={(event) => event.stopPropagation()}>
            Close
          </Button>
        </DialogClose>
      </div>
      <Filters
        type={type}
        onType={setType}
        here={here === undefined ? undefined : { isChosen: isHere, choose: setIsHere }}
      />
      <SearchStatus
        words={words}
        answer={isAsked ? answer : undefined}
        isSearching={isAsked && answer === undefined}
        hasFilters={Boolean(type ?? initiative)}
        onTryAgain={tryAgain}
      />
      <Command.List
        ref={list}
        label="Results"
        aria-busy={isAsked && !isCurrent}
        className="min-h-0 flex-1 scroll-py-2 overflow-y-auto overscroll-contain p-2"
      >
        {isAsked ? (
          answer?.state === "found" && (
            <FoundItems
              key={answer.path}
              results={answer.results}
              all={links.search(workspaceId, choice)}
              words={words}
              onOpened={onOpened}
            />
          )
        ) : (
          <RecentItems workspaceId={workspaceId} newest={newest} type={type} onOpened={onOpened} />
        )}
      </Command.List>
      <ActiveOption input={input} list={list} />
      <KeyHints />
    </Command>
  );
}
