"use client";

import { clsx } from "clsx";
import { X } from "lucide-react";
import { Dialog as Primitive } from "radix-ui";
import type { ComponentProps, ReactNode } from "react";
import { Button } from "./button";
import { useReturnedFocus } from "./use-returned-focus";

export const Dialog = Primitive.Root;
export const DialogTrigger = Primitive.Trigger;
export const DialogClose = Primitive.Close;

export const overlayStyles = "fixed inset-0 z-40 animate-appear bg-black/40 backdrop-blur-[1px]";
export const panelStyles =
  "fixed top-1/2 left-1/2 z-50 grid max-h-[calc(100dvh-2rem)] w-[calc(100vw-2rem)] max-w-md -translate-x-1/2 -translate-y-1/2 animate-rise gap-5 overflow-y-auto rounded-xl border bg-raised p-5 shadow-xl sm:p-6";

type PanelProps = ComponentProps<typeof Primitive.Content>;

/** The content of a dialog with the look that `className` gives it. */
export const DialogPanel = (props: PanelProps) => (
  <Primitive.Content onCloseAutoFocus={useReturnedFocus()} {...props} />
);

type Props = PanelProps & {
  title: string;
  description: ReactNode;
  /** False if only a button inside may close it. */
  isDismissible?: boolean;
};

export function DialogContent({
  title,
  description,
  isDismissible = true,
  className,
  children,
  ...props
}: Props) {
  const stay = (event: Event) => {
    if (!isDismissible) event.preventDefault();
  };
  return (
    <Primitive.Portal>
      <Primitive.Overlay className={overlayStyles} />
      <DialogPanel
        className={clsx(panelStyles, className)}
        onEscapeKeyDown={stay}
        onInteractOutside={stay}
        {...props}
      >
        <header className="grid gap-1.5 pr-8">
          <Primitive.Title className="font-semibold text-base">{title}</Primitive.Title>
          <Primitive.Description className="text-subtle">{description}</Primitive.Description>
        </header>
        {children}
        {isDismissible && (
          <Primitive.Close asChild>
            <Button variant="ghost" size="icon" className="absolute top-4 right-4">
              <X aria-hidden />
              <span className="sr-only">Close</span>
            </Button>
          </Primitive.Close>
        )}
      </DialogPanel>
    </Primitive.Portal>
  );
}

export function DialogFooter({ children }: { children: ReactNode }) {
  return (
    <footer className="flex flex-col-reverse gap-2 sm:flex-row sm:justify-end">{children}</footer>
  );
}
