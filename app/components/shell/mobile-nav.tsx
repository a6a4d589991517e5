"use client";

import { Menu } from "lucide-react";
import { usePathname } from "next/navigation";
import { type ReactNode, useState } from "react";
import { Button } from "@/app/components/ui/button";
import { Sheet, SheetContent, SheetTrigger } from "@/app/components/ui/sheet";

export function MobileNav({ children }: { children: ReactNode }) {
  const pathname = usePathname();
  const [openOn, setOpenOn] = useState<string>();
  return (
    <Sheet
      open={openOn === pathname}
      onOpenChange={(open) => setOpenOn(open ? pathname : undefined)}
    >
      <SheetTrigger asChild>
        <Button variant="ghost" size="icon">
          <Menu aria-hidden />
          <span className="sr-only">Open navigation</span>
        </Button>
      </SheetTrigger>
      <SheetContent title="Navigation">{children}</SheetContent>
    </Sheet>
  );
}
