"use client";

import { Command } from "cmdk";
import { usePathname } from "next/navigation";
import { type ReactNode, useState } from "react";
import { useShowShortcuts } from "@/app/components/shell/shortcuts";
import { signOutHere } from "@/app/components/shell/sign-out";
import { applyTheme } from "@/app/shared/theme";
import { links } from "@/lib/links";
import type { SourceType } from "@/lib/schemas/enums";
import { type Act, findDestinations, listCreations, type Powers } from "./destinations";
import { listPageCommands, runPageCommand } from "./page-commands";
import { PaletteFilters } from "./palette-filters";
import { PaletteInput } from "./palette-input";
import { FoundItems, PageItems, RecentItems } from "./palette-items";
import { isEnough } from "./search-bounds";
import { SearchStatus } from "./search-status";
import { usePaletteSelection } from "./use-palette-selection";
import { useSearch } from "./use-search";
import { findInitiative, useVisits, type Visitor } from "./visits";

type Props = Visitor & {
  powers: Powers;
  newest: { id: string; title: string }[];
  archived: readonly string[];
  onOpened: () => void;
};

const INITIATIVE = /\/initiatives\/([0-9a-f-]{36})/;

export function SearchPalette({ userId, workspaceId, powers, newest, archived, onOpened }: Props) {
  const [typed, setTyped] = useState("");
  const [type, setType] = useState<SourceType>();
  const [isHere, setIsHere] = useState(false);
  const here = INITIATIVE.exec(usePathname())?.[1];
  const visits = useVisits({ userId, workspaceId });

  const words = typed.trim();
  const initiative = isHere ? here : undefined;
  const choice = { q: words, type, initiative };
  const isBlank = words === "";
  const isAsked = isEnough(words);
  const path = isAsked ? links.searchResults(workspaceId, choice) : undefined;
  const { answer, isCurrent, tryAgain, searchNow } = useSearch(path);
  const showShortcuts = useShowShortcuts();
  const [commands] = useState(listPageCommands);
  const place = {
    workspaceId,
    powers,
    archived,
    commands,
    initiative: findInitiative(here, visits, newest),
  };
  const destinations =
    isAsked && type === undefined && !isHere ? findDestinations(words, place) : [];
  const creations = isBlank && type === undefined ? listCreations(place) : [];

  const { list, selected, setSelected, onKeyDown, forgetEnter } = usePaletteSelection({
    path,
    isCurrent,
    searchNow,
    shown: { answer, words, type, visits },
  });

  const onAct = (act: Act) => {
    onOpened();
    if (act === "shortcuts") showShortcuts();
    else if (act === "sign-out") signOutHere();
    else if (typeof act === "object") runPageCommand(act.command);
    else applyTheme(act);
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
      <PaletteInput
        typed={typed}
        selected={selected}
        isSearching={isAsked && !isCurrent}
        onType={(text) => {
          setTyped(text);
          forgetEnter();
        }}
      />
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
        <PageItems heading="Create" destinations={creations} onOpened={onOpened} onAct={onAct} />
        <PageItems
          heading="Pages and actions"
          destinations={destinations}
          onOpened={onOpened}
          onAct={onAct}
        />
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
