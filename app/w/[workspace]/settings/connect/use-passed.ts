"use client";

import { useEffect, useState } from "react";

/** Whether `ms` milliseconds have passed since the first render. */
export function usePassed(ms: number): boolean {
  const [passed, setPassed] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setPassed(true), ms);
    return () => clearTimeout(timer);
  }, [ms]);
  return passed;
}
