"use client";

import { useEffect } from "react";

const LOST = "Leave this page? What you have not saved may be lost.";

type NavigateEvent = Event & { navigationType: string; destination: { url: string } };
type OnNavigate = (type: "navigate", listener: (event: NavigateEvent) => void) => void;

declare global {
  interface Window {
    /** Absent from older browsers, and from the types of TypeScript 5.9. */
    navigation?: { addEventListener: OnNavigate; removeEventListener: OnNavigate };
  }
}

/** Several forms of a page ask once. */
const asked = new WeakSet<Event>();

/** Asks before the page is left: by a link, by Back or Forward, or when it is closed. */
export function useLeaveWarning(isDirty: boolean, question = LOST) {
  useEffect(() => {
    if (!isDirty) return;
    const askBefore = (event: Event) => {
      if (asked.has(event)) return;
      asked.add(event);
      if (window.confirm(question)) return;
      event.preventDefault();
      event.stopImmediatePropagation();
    };
    const onUnload = (event: BeforeUnloadEvent) => event.preventDefault();
    const onClick = (event: MouseEvent) => {
      if (opensOtherPage(event)) askBefore(event);
    };
    const onNavigate = (event: NavigateEvent) => {
      const isBackOrForward = event.navigationType === "traverse" && event.cancelable;
      if (isBackOrForward && isOtherPage(new URL(event.destination.url))) askBefore(event);
    };
    window.addEventListener("beforeunload", onUnload);
    window.navigation?.addEventListener("navigate", onNavigate);
    document.addEventListener("click", onClick, { capture: true });
    return () => {
      window.removeEventListener("beforeunload", onUnload);
      window.navigation?.removeEventListener("navigate", onNavigate);
      document.removeEventListener("click", onClick, { capture: true });
    };
  }, [isDirty, question]);
}

function opensOtherPage({ target, button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent) {
  if (button !== 0 || metaKey || ctrlKey || shiftKey || altKey) return false;
  const link = target instanceof Element && target.closest("a[href]");
  return link instanceof HTMLAnchorElement && link.target !== "_blank" && isOtherPage(link);
}

const isOtherPage = ({ origin, pathname, search }: URL | HTMLAnchorElement) =>
  origin === location.origin && pathname + search !== location.pathname + location.search;
