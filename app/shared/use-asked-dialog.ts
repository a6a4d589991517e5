"use client";

import { useRouter } from "next/navigation";
import { useState } from "react";

/** Opens the dialog when the address asks for it. Closing it leads back to `page`, so that a link can ask for it again. */
export function useAskedDialog(isAsked: boolean, page: string) {
  const router = useRouter();
  const [isOpen, setOpen] = useState(isAsked);
  const [wasAsked, setWasAsked] = useState(isAsked);
  if (isAsked !== wasAsked) {
    setWasAsked(isAsked);
    if (isAsked) setOpen(true);
  }
  const change = (open: boolean) => {
    setOpen(open);
    if (!open && isAsked) router.replace(page, { scroll: false });
  };
  return [isOpen, change] as const;
}
