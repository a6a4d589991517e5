"use client";

import dynamic from "next/dynamic";
import { useRouter } from "next/navigation";
import { createContext, type ReactNode, useContext, useEffect, useRef, useState } from "react";
import { mayLeaveFor } from "@/app/shared/use-leave-warning";
import {
  areSingleKeysOn,
  CONTROLS,
  isEditor,
  isTaken,
  leadsToEditor,
  moveAlongRows,
  openSearch,
  PLACES,
  pressControl,
} from "./shortcut-keys";

const ShortcutList = dynamic(
  () => import("./shortcut-list").then((module) => module.ShortcutList),
  { ssr: false },
);

/** In ms: how long `g` waits for its letter. */
const TOGETHER = 1_500;
/** In ms: how long keys are meant for an editor to which a link leads. */
const MAX_ON_THE_WAY = 5_000;
const NEVER = Number.NEGATIVE_INFINITY;

const ShowList = createContext<(() => void) | undefined>(undefined);

export function useShowShortcuts(): () => void {
  const show = useContext(ShowList);
  if (!show) throw new Error("Use it inside a ShortcutsProvider.");
  return show;
}

type Props = { workspaceId: string; children: ReactNode };

/** Handles single keys for pages and controls. `?` lists them; they can be switched off. */
export function ShortcutsProvider({ workspaceId, children }: Props) {
  const router = useRouter();
  const [isOpen, setIsOpen] = useState(false);
  const wentAt = useRef(NEVER);
  const leftForEditorAt = useRef(NEVER);
  useEffect(() => {
    const go = (path: string) => mayLeaveFor(path) && router.push(path);
    const onClick = (event: MouseEvent) => {
      leftForEditorAt.current = leadsToEditor(event) ? event.timeStamp : NEVER;
    };
    const onKeyDown = (event: KeyboardEvent) => {
      if (isEditor(location.pathname)) leftForEditorAt.current = NEVER;
      if (event.timeStamp - leftForEditorAt.current < MAX_ON_THE_WAY) return;
      if (isTaken(event) || !areSingleKeysOn()) return;
      const key = event.key.toLowerCase();
      const place = event.timeStamp - wentAt.current < TOGETHER ? PLACES[key] : undefined;
      wentAt.current = key === "g" ? event.timeStamp : NEVER;
      if (place) go(place.path(workspaceId));
      else if (key === "?") setIsOpen(true);
      else if (key === "j" || key === "k") moveAlongRows(key === "j" ? 1 : -1);
      else if (key === "/") {
        if (!openSearch()) return;
      } else if (!(key in CONTROLS) || !pressControl(key)) return;
      event.preventDefault();
    };
    window.addEventListener("click", onClick);
    window.addEventListener("keydown", onKeyDown);
    return () => {
      window.removeEventListener("click", onClick);
      window.removeEventListener("keydown", onKeyDown);
    };
  }, [router, workspaceId]);
  return (
    <ShowList value={() => setIsOpen(true)}>
      {children}
      {isOpen && <ShortcutList onClose={() => setIsOpen(false)} />}
    </ShowList>
  );
}
