"use client";

import { usePathname } from "next/navigation";
import { createContext, type ReactNode, useContext, useEffect, useState } from "react";
import { Dialog } from "@/app/components/ui/dialog";
import { PaletteContent } from "@/app/components/ui/palette";
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
  children: ReactNode;
};

/** Leaving the page closes the palette. */
export function SearchProvider({ userId, workspaceId, powers, newest, children }: Props) {
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
        <PaletteContent title="Search">
          <SearchPalette
            userId={userId}
            workspaceId={workspaceId}
            powers={powers}
            newest={newest}
            onOpened={() => setOpen(false)}
          />
        </PaletteContent>
      </Dialog>
    </Search>
  );
}
