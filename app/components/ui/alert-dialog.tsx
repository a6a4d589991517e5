"use client";

import { AlertDialog as Primitive } from "radix-ui";
import type { ReactNode, RefObject } from "react";
import { overlayStyles, panelStyles } from "./dialog";

export const AlertDialog = Primitive.Root;
export const AlertDialogTrigger = Primitive.Trigger;
export const AlertDialogCancel = Primitive.Cancel;

type Props = {
  title: string;
  description: ReactNode;
  children: ReactNode;
  /** Gets the focus afterwards if no trigger opened the dialog. */
  returnFocusTo?: RefObject<HTMLElement | null>;
};

export function AlertDialogContent({ title, description, children, returnFocusTo }: Props) {
  const returnFocus = (event: Event) => {
    if (!returnFocusTo) return;
    event.preventDefault();
    returnFocusTo.current?.focus();
  };
  return (
    <Primitive.Portal>
      <Primitive.Overlay className={overlayStyles} />
      <Primitive.Content className={panelStyles} onCloseAutoFocus={returnFocus}>
        <header className="grid gap-1.5">
          <Primitive.Title className="font-semibold text-base">{title}</Primitive.Title>
          <Primitive.Description className="text-subtle">{description}</Primitive.Description>
        </header>
        {children}
      </Primitive.Content>
    </Primitive.Portal>
  );
}
