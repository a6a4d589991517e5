"use client";

import { useEffect } from "react";

const LOST = "Leave this page? What you have not saved is lost.";

export function useLeaveWarning(isDirty: boolean, question = LOST) {
  useEffect(() => {
    if (!isDirty) return;
    const onUnload = (event: BeforeUnloadEvent) => event.preventDefault();
    const onClick = (event: MouseEvent) => {
      if (!leaves(event) || window.confirm(question)) return;
      event.preventDefault();
      event.stopPropagation();
    };
    window.addEventListener("beforeunload", onUnload);
    document.addEventListener("click", onClick, { capture: true });
    return () => {
      window.removeEventListener("beforeunload", onUnload);
      document.removeEventListener("click", onClick, { capture: true });
    };
  }, [isDirty, question]);
}

function leaves({ target, button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean {
  if (button !== 0 || metaKey || ctrlKey || shiftKey || altKey) return false;
  const link = target instanceof Element && target.closest("a[href]");
  if (!(link instanceof HTMLAnchorElement) || link.target === "_blank") return false;
  return link.origin === location.origin && link.pathname !== location.pathname;
}
