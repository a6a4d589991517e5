"use client";

import { useEffect } from "react";

export function RefuseFiles() {
  useEffect(() => {
    const listening = new AbortController();
    const refuse = (event: DragEvent) => {
      if (event.defaultPrevented || !event.dataTransfer?.types.includes("Files")) return;
      event.preventDefault();
      event.dataTransfer.dropEffect = "none";
    };
    for (const type of ["dragover", "drop"] as const) {
      window.addEventListener(type, refuse, { signal: listening.signal });
    }
    return () => listening.abort();
  }, []);
  return null;
}
