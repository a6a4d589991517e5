import { useState } from "react";
import { isFocusLost } from "@/app/shared/is-focus-lost";

/**
 * Gives the focus back to the element that had it when the dialog opened; Radix knows only the dialog's trigger. For a component that
 * exists while the dialog is open.
 * @returns the handler of `onCloseAutoFocus`
 */
export function useReturnedFocus() {
  const [opener] = useState(findOpener); // before a field of the dialog takes the focus
  return (event: Event) => {
    // One panel of a dialog has made way for the next, which has the focus already.
    if (document.activeElement?.closest("[role=dialog]:not([data-panel]), [role=alertdialog]"))
      return event.preventDefault();
    if (!isFocusLost()) return;
    opener?.focus();
    if (!isFocusLost()) event.preventDefault();
  };
}

/** A menu closes when its item opens a dialog, so the menu's button stands for the item. */
function findOpener(): HTMLElement | undefined {
  const focused = document.activeElement;
  const menu = focused?.closest("[role=menu]");
  const opener = menu
    ? document.getElementById(menu.getAttribute("aria-labelledby") ?? "")
    : focused;
  return opener instanceof HTMLElement ? opener : undefined;
}
