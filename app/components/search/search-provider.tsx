"use client";

import { usePathname } from "next/navigation";
import { Dialog as Primitive } from "radix-ui";
import { createContext, type ReactNode, useContext, useEffect, useState } from "react";
import { Dialog, DialogPanel, overlayStyles } from "@/app/components/ui/dialog";
import type { Powers } from "./destinations";
import { SearchPalette } from "./search-palette";
import { isDialogOpen, isShortcut } from "./shortcut";
import type { Visitor } from "./visits";

type Shell = Visitor & { open: () => void };

const Search = createContext<Shell | undefined>(undefined);

export function useSearchPalette(): Shell {
  const shell = useContext(Search);
  if (!shell) throw new Error("Use it inside a SearchProvider.");
  return shell;
}

type Props = Visitor & {
  powers: Powers;
  newest: { id: string; title: string }[];
  /** Ids of archived initiatives. */
  archived: readonly string[];
  children: ReactNode;
};

/** Leaving the page closes the palette. */
export function SearchProvider({ userId, workspaceId, powers, newest, archived, children }: Props) {
  const pathname = usePathname();
  const [openOn, setOpenOn] = useState<string>();
  const isOpen = openOn === pathname;
  const setOpen = (open: boolean) => setOpenOn(open ? pathname : undefined);

  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (!isShortcut(event)) return;
      // Another dialog may show a secret that is shown only once, for example a new key.
      if (!isOpen && isDialogOpen()) return;
      event.preventDefault();
      setOpen(!isOpen);
    };
    window.addEventListener("keydown", onKeyDown);
    return () => window.removeEventListener("keydown", onKeyDown);
  });

  return (
    <Search value={{ userId, workspaceId, open: () => setOpen(true) }}>
      {children}
      <Dialog open={isOpen} onOpenChange={setOpen}>
        <Primitive.Portal>
          <Primitive.Overlay className={overlayStyles} />
          <DialogPanel
            aria-describedby={undefined}
            className="fixed inset-x-0 top-0 z-50 flex h-dvh animate-rise flex-col overflow-hidden bg-raised sm:inset-x-auto sm:top-[12dvh] sm:left-1/2 sm:h-[min(32rem,76dvh)] sm:w-[calc(100vw-2rem)] sm:max-w-2xl sm:-translate-x-1/2 sm:rounded-xl sm:border sm:shadow-xl"
          >
            <Primitive.Title className="sr-only">Search</Primitive.Title>
            <SearchPalette
              userId={userId}
              workspaceId={workspaceId}
              powers={powers}
              newest={newest}
              archived={archived}
              onOpened={() => setOpen(false)}
            />
          </DialogPanel>
        </Primitive.Portal>
      </Dialog>
    </Search>
  );
}
