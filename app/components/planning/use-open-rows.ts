import { useState } from "react";

/** Keeps which rows of a list are being edited. Several can be, because closing a form would lose its text. */
export function useOpenRows() {
  const [ids, setIds] = useState<readonly string[]>([]);
  return {
    isOpen: (id: string) => ids.includes(id),
    open: (id: string) => setIds((before) => [...before, id]),
    close: (id: string) => setIds((before) => before.filter((one) => one !== id)),
  };
}
