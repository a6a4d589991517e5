"use client";

import { useRef, useState } from "react";

/** Shift selects from the last selected row to this one. */
export function useSelection(ids: string[]) {
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const last = useRef<string>(undefined);
  // Rows that left the list are no longer selected.
  const selected = ids.filter((id) => chosen.has(id));
  const toggle = (id: string, withShift = false) => {
    const isChosen = !chosen.has(id);
    const from = withShift && last.current !== undefined ? ids.indexOf(last.current) : -1;
    const to = ids.indexOf(id);
    const range = from < 0 ? [id] : ids.slice(Math.min(from, to), Math.max(from, to) + 1);
    const next = new Set(chosen);
    for (const one of range) isChosen ? next.add(one) : next.delete(one);
    last.current = id;
    setChosen(next);
  };
  const chooseAll = (all: boolean) => setChosen(new Set(all ? ids : []));
  return { selected, isSelected: (id: string) => chosen.has(id), toggle, chooseAll };
}
