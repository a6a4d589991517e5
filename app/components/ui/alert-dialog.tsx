"use client";

import { AlertDialog as Primitive } from "radix-ui";
import type { ReactNode } from "react";
import { overlayStyles, panelStyles } from "./dialog";

export const AlertDialog = Primitive.Root;
export const AlertDialogTrigger = Primitive.Trigger;
export const AlertDialogCancel = Primitive.Cancel;

type Props = { title: string; description: ReactNode; children: ReactNode };

/** Asks before something that cannot be undone; it closes only by an answer. */
export function AlertDialogContent({ title, description, children }: Props) {
  return (
    <Primitive.Portal>
      <Primitive.Overlay className={overlayStyles} />
      <Primitive.Content className={panelStyles}>
        <header className="grid gap-1.5">
          <Primitive.Title className="font-semibold text-base">{title}</Primitive.Title>
          <Primitive.Description className="text-subtle">{description}</Primitive.Description>
        </header>
        {children}
      </Primitive.Content>
    </Primitive.Portal>
  );
}
