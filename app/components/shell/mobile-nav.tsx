"use client";

import { Menu } from "lucide-react";
import { usePathname } from "next/navigation";
import { Dialog as Primitive } from "radix-ui";
import { type ReactNode, useState } from "react";
import { Button } from "@/app/components/ui/button";
import { Dialog, DialogTrigger, overlayStyles } from "@/app/components/ui/dialog";

export function MobileNav({ children }: { children: ReactNode }) {
  const pathname = usePathname();
  const [openOn, setOpenOn] = useState<string>();
  return (
    <Dialog
      open={openOn === pathname}
      onOpenChange={(open) => setOpenOn(open ? pathname : undefined)}
    >
      <DialogTrigger asChild>
        <Button variant="ghost" size="icon">
          <Menu aria-hidden />
          <span className="sr-only">Open navigation</span>
        </Button>
      </DialogTrigger>
      <Primitive.Portal>
        <Primitive.Overlay className={overlayStyles} />
        <Primitive.Content
          aria-describedby={undefined}
          className="fixed inset-y-0 left-0 z-50 flex w-72 max-w-[85vw] animate-slide-in flex-col border-r bg-canvas shadow-xl"
        >
          <Primitive.Title className="sr-only">Navigation</Primitive.Title>
          {children}
        </Primitive.Content>
      </Primitive.Portal>
    </Dialog>
  );
}
