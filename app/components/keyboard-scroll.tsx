"use client";

import { type ReactNode, useEffect, useRef } from "react";

/** Lets the keyboard reach what scrolls sideways in a document: code and tables that are too wide. */
export function KeyboardScroll({ children }: { children: ReactNode }) {
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const box = ref.current;
    if (!box) return;
    const observer = new ResizeObserver(() => {
      for (const part of box.querySelectorAll<HTMLElement>("pre, table")) {
        if (part.scrollWidth > part.clientWidth) part.tabIndex = 0;
        else part.removeAttribute("tabindex");
      }
    });
    observer.observe(box);
    return () => observer.disconnect();
  }, []);
  return <div ref={ref}>{children}</div>;
}
