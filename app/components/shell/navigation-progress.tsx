"use client";

import { usePathname, useSearchParams } from "next/navigation";
import { useEffect, useState } from "react";

/** Faster pages show no progress. */
const SHOWN_AFTER_MS = 150;
const MAX_SHOWN_MS = 15_000;

export function NavigationProgress() {
  const path = usePathname();
  const place = `${path}?${useSearchParams()}`;
  const [from, setFrom] = useState<string>();
  const [isLate, setLate] = useState(false);
  const isOnTheWay = from === place;

  useEffect(() => {
    const onClick = (event: MouseEvent) => {
      const link = event.target instanceof Element ? event.target.closest("a") : null;
      // The app prevents the default only for links that it follows itself.
      if (!link || !event.defaultPrevented || link.origin !== location.origin) return;
      if (link.pathname + link.search !== location.pathname + location.search) setFrom(place);
    };
    document.addEventListener("click", onClick);
    return () => document.removeEventListener("click", onClick);
  }, [place]);

  useEffect(() => {
    if (!isOnTheWay) return;
    const show = setTimeout(() => setLate(true), SHOWN_AFTER_MS);
    const stop = setTimeout(() => setFrom(undefined), MAX_SHOWN_MS);
    return () => {
      clearTimeout(show);
      clearTimeout(stop);
      setLate(false);
      setFrom(undefined);
    };
  }, [isOnTheWay]);

  if (!isOnTheWay || !isLate) return null;
  return (
    <div
      aria-hidden
      className="fixed inset-x-0 top-0 z-50 h-0.5 overflow-hidden bg-accent-soft print:hidden"
    >
      <div className="h-full animate-pass bg-accent" />
    </div>
  );
}
