"use client";

import { useSyncExternalStore } from "react";
import { toast } from "sonner";

/** How long a deletion can be taken back, in milliseconds. */
const GRACE_MS = 8000;

const NONE: ReadonlySet<string> = new Set();
let pending = NONE;
const listeners = new Set<() => void>();

function change(ids: string[], isPending: boolean) {
  const next = new Set(pending);
  for (const id of ids) isPending ? next.add(id) : next.delete(id);
  pending = next;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The ids of what is deleted but can still be taken back: lists leave them out. */
export const usePendingDeletes = (): ReadonlySet<string> =>
  useSyncExternalStore(
    subscribe,
    () => pending,
    () => NONE,
  );

/**
 * Takes things out of sight at once, and deletes them when the toast that offers to undo it ends, or
 * the page is closed. `remove` tells whether it worked; what could not be deleted comes back.
 */
export function deleteWithUndo(ids: string[], said: string, remove: () => Promise<boolean>) {
  let isOver = false;
  const end = () => {
    if (isOver) return false;
    isOver = true;
    window.removeEventListener("pagehide", carryOut);
    return true;
  };
  async function carryOut() {
    if (end() && !(await remove())) change(ids, false);
  }
  change(ids, true);
  window.addEventListener("pagehide", carryOut);
  toast.success(said, {
    duration: GRACE_MS,
    onAutoClose: carryOut,
    onDismiss: carryOut,
    action: {
      label: "Undo",
      onClick: () => {
        if (end()) change(ids, false);
      },
    },
  });
}
