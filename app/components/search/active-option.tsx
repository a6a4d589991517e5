import { useCommandState } from "cmdk";
import { type RefObject, useEffect } from "react";

type Props = {
  input: RefObject<HTMLInputElement | null>;
  list: RefObject<HTMLElement | null>;
};

/** Names the selected choice to who hears it: cmdk loses it when all choices are replaced at once. */
export function ActiveOption({ input, list }: Props) {
  useCommandState(({ value, selectedItemId }) => `${value} ${selectedItemId}`);
  // At every change of the selection, and of the list around.
  useEffect(() => {
    const selected = list.current?.querySelector("[role=option][aria-selected=true]");
    if (selected) input.current?.setAttribute("aria-activedescendant", selected.id);
    else input.current?.removeAttribute("aria-activedescendant");
  });
  return null;
}
