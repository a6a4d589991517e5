"use client";

import { Dialog as Primitive } from "radix-ui";
import type { ReactNode } from "react";
import { overlayStyles } from "./dialog";

export const Sheet = Primitive.Root;
export const SheetTrigger = Primitive.Trigger;

export function SheetContent({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Primitive.Portal>
      <Primitive.Overlay className={overlayStyles} />
      <Primitive.Content
        aria-describedby={undefined}
        className="fixed inset-y-0 left-0 z-50 flex w-72 max-w-[85vw] animate-slide-in flex-col border-r bg-canvas shadow-xl"
      >
        <Primitive.Title className="sr-only">{title}</Primitive.Title>
        {children}
      </Primitive.Content>
    </Primitive.Portal>
  );
}
