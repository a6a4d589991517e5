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

/** The questions of forms with unsaved text. */
const open = new Set<{ question: string }>();

/** Asks before the page is left for `path` by a key, if a form has unsaved text. */
export const mayLeaveFor = (path: string): boolean =>
  !isOtherPage(new URL(path, location.href)) || confirmLeaving();

function confirmLeaving(): boolean {
  const [first] = open;
  return first === undefined || window.confirm(first.question);
}

/** Asks before the page is left: by a link, by Back or Forward, or when it is closed. */
export function useLeaveWarning(isDirty: boolean, question = LOST) {
  useEffect(() => {
    if (!isDirty) return;
    const entry = { question };
    open.add(entry);
    const askBefore = (event: Event) => {
      if (asked.has(event)) return;
      asked.add(event);
      if (confirmLeaving()) return;
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
      open.delete(entry);
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
