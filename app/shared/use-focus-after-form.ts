import { useEffect, useRef } from "react";
import { isFocusLost } from "./is-focus-lost";

/** Gives the focus to a button once a form in the page has closed, for example to the one that opened it. @returns its ref */
export function useFocusAfterForm(isOpen: boolean) {
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (!isOpen) return;
    return () => {
      if (isFocusLost()) button.current?.focus();
    };
  }, [isOpen]);
  return button;
}
