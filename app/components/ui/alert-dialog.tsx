"use client";

import { AlertDialog as Primitive } from "radix-ui";
import type { ComponentProps, ReactNode } from "react";
import { overlayStyles, panelStyles } from "./dialog";
import { useReturnedFocus } from "./use-returned-focus";

export const AlertDialog = Primitive.Root;
export const AlertDialogTrigger = Primitive.Trigger;
export const AlertDialogCancel = Primitive.Cancel;

type Props = {
  title: string;
  description: ReactNode;
  children: ReactNode;
};

export function AlertDialogContent({ title, description, children }: Props) {
  return (
    <Primitive.Portal>
      <Primitive.Overlay className={overlayStyles} />
      <Panel className={panelStyles}>
        <header className="grid gap-1.5">
          <Primitive.Title className="font-semibold text-base">{title}</Primitive.Title>
          <Primitive.Description className="text-subtle">{description}</Primitive.Description>
        </header>
        {children}
      </Panel>
    </Primitive.Portal>
  );
}

const Panel = (props: ComponentProps<typeof Primitive.Content>) => (
  <Primitive.Content onCloseAutoFocus={useReturnedFocus()} {...props} />
);
