"use client";

import { Dialog as Primitive } from "radix-ui";
import type { ReactNode } from "react";
import { DialogPanel, overlayStyles } from "./dialog";

type Props = { title: string; children: ReactNode };

export function PaletteContent({ title, children }: Props) {
  return (
    <Primitive.Portal>
      <Primitive.Overlay className={overlayStyles} />
      <DialogPanel
        aria-describedby={undefined}
        className="fixed inset-x-0 top-0 z-50 flex h-dvh animate-rise flex-col overflow-hidden bg-raised sm:inset-x-auto sm:top-[12dvh] sm:left-1/2 sm:h-[min(32rem,76dvh)] sm:w-[calc(100vw-2rem)] sm:max-w-2xl sm:-translate-x-1/2 sm:rounded-xl sm:border sm:shadow-xl"
      >
        <Primitive.Title className="sr-only">{title}</Primitive.Title>
        {children}
      </DialogPanel>
    </Primitive.Portal>
  );
}
