"use client";

import { useRef, useState } from "react";

export function useSelection(ids: string[], first: readonly string[] = []) {
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set(first));
  const last = useRef<string>(undefined);
  // Rows that left the list are no longer selected.
  const selected = ids.filter((id) => chosen.has(id));
  const choose = (some: readonly string[], isChosen: boolean) =>
    setChosen((before) => {
      const next = new Set(before);
      for (const one of some) isChosen ? next.add(one) : next.delete(one);
      return next;
    });
  const toggle = (id: string, withShift = false) => {
    const isChosen = !chosen.has(id);
    const from = withShift && last.current !== undefined ? ids.indexOf(last.current) : -1;
    const to = ids.indexOf(id);
    const range = from < 0 ? [id] : ids.slice(Math.min(from, to), Math.max(from, to) + 1);
    last.current = id;
    choose(range, isChosen);
  };
  const chooseAll = (all: boolean) => setChosen(new Set(all ? ids : []));
  return { selected, isSelected: (id: string) => chosen.has(id), toggle, choose, chooseAll };
}
