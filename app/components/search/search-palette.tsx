"use client";

import { Command } from "cmdk";
import { LoaderCircle, Search } from "lucide-react";
import { usePathname } from "next/navigation";
import type { ReactNode } from "react";
import { type KeyboardEvent, useEffect, useLayoutEffect, useRef, useState } from "react";
import { Button } from "@/app/components/ui/button";
import { DialogClose } from "@/app/components/ui/dialog";
import { links } from "@/lib/links";
import type { SourceType } from "@/lib/schemas/enums";
import { findDestinations, type Powers } from "./destinations";
import { FoundItems } from "./found-items";
import { PageItems } from "./page-items";
import { PaletteFilters } from "./palette-filters";
import { RecentItems } from "./recent-items";
import { isEnough, MAX_LENGTH } from "./search-bounds";
import { SearchStatus } from "./search-status";
import { useSearch } from "./use-search";
import { findInitiative, useVisits } from "./visits";

type Props = {
  workspaceId: string;
  powers: Powers;
  newest: { id: string; title: string }[];
  onOpened: () => void;
};

const INITIATIVE = /\/initiatives\/([0-9a-f-]{36})/;

export function SearchPalette({ workspaceId, powers, newest, onOpened }: Props) {
  const [typed, setTyped] = useState("");
  const [type, setType] = useState<SourceType>();
  const [isHere, setIsHere] = useState(false);
  const here = INITIATIVE.exec(usePathname())?.[1];
  const visits = useVisits(workspaceId);
  const [selected, setSelected] = useState("");
  const list = useRef<HTMLDivElement>(null);
  /** Enter was pressed before this path's answer arrived. */
  const awaited = useRef<{ path: string; inNewTab: boolean }>(undefined);

  const words = typed.trim();
  const initiative = isHere ? here : undefined;
  const choice = { q: words, type, initiative };
  const isBlank = words === "";
  const isAsked = isEnough(words);
  const path = isAsked ? links.searchResults(workspaceId, choice) : undefined;
  const { answer, isCurrent, tryAgain } = useSearch(path);
  const place = { workspaceId, powers, initiative: findInitiative(here, visits, newest) };
  const destinations =
    isAsked && type === undefined && !isHere ? findDestinations(words, place) : [];

  // biome-ignore lint/correctness/useExhaustiveDependencies: whenever other options are shown, the first is selected
  useLayoutEffect(() => {
    setSelected(list.current?.querySelector("[role=option]")?.id ?? "");
    list.current?.scrollTo({ top: 0 });
  }, [answer, path, words, type, visits]);

  useEffect(() => {
    const press = awaited.current;
    if (!press || !isCurrent || press.path !== path) return;
    awaited.current = undefined;
    openLink(list.current?.querySelector<HTMLAnchorElement>("[role=option]"), press.inNewTab);
  }, [isCurrent, path]);

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== "Enter" || event.nativeEvent.isComposing) return;
    event.preventDefault();
    const inNewTab = event.metaKey || event.ctrlKey;
    if (path !== undefined && !isCurrent) {
      awaited.current = { path, inNewTab };
      return;
    }
    openLink(list.current?.querySelector<HTMLAnchorElement>("a[aria-selected=true]"), inNewTab);
  };

  return (
    <Command
      label="Search this workspace"
      shouldFilter={false}
      vimBindings={false}
      value={selected}
      onValueChange={setSelected}
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
          asChild
          autoFocus
          value={typed}
          onValueChange={(text) => {
            setTyped(text);
            awaited.current = undefined;
          }}
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
      <PaletteFilters
        type={type}
        onType={setType}
        here={here === undefined ? undefined : { isChosen: isHere, choose: setIsHere }}
      />
      <SearchStatus
        words={words}
        answer={isAsked ? answer : undefined}
        isSearching={isAsked && answer === undefined}
        hasFilters={Boolean(type ?? initiative)}
        hasDestinations={destinations.length > 0}
        onTryAgain={tryAgain}
      />
      <Command.List
        ref={list}
        label="Results"
        aria-busy={isAsked && !isCurrent}
        className="min-h-0 flex-1 scroll-py-2 overflow-y-auto overscroll-contain p-2"
      >
        {isBlank && (
          <RecentItems
            workspaceId={workspaceId}
            visits={visits}
            newest={newest}
            type={type}
            onOpened={onOpened}
          />
        )}
        <PageItems destinations={destinations} onOpened={onOpened} />
        {isAsked && answer?.state === "found" && (
          <FoundItems
            results={answer.results}
            all={links.search(workspaceId, choice)}
            words={words}
            onOpened={onOpened}
          />
        )}
      </Command.List>
      <KeyHints />
    </Command>
  );
}

function openLink(link: HTMLAnchorElement | null | undefined, inNewTab: boolean) {
  if (!link) return;
  if (inNewTab) window.open(link.href, "_blank", "noopener");
  else link.click();
}

function KeyHints() {
  return (
    <p className="hidden shrink-0 gap-4 border-t px-4 py-2 text-subtle text-xs sm:flex">
      <Hint keys="↑ ↓">move</Hint>
      <Hint keys="Enter">open</Hint>
      <Hint keys="⌘ or Ctrl Enter">open in a new tab</Hint>
      <Hint keys="Esc">close</Hint>
    </p>
  );
}

const Hint = ({ keys, children }: { keys: string; children: ReactNode }) => (
  <span>
    <kbd className="mr-1 rounded-sm border bg-muted px-1 py-px font-sans">{keys}</kbd>
    {children}
  </span>
);
