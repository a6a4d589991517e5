"use client";

import { Keyboard, LogOut, UserRound } from "lucide-react";
import type { ReactElement } from "react";
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuLabel,
  DropdownMenuSeparator,
  DropdownMenuTrigger,
} from "@/app/components/ui/dropdown-menu";
import { Link } from "@/app/components/ui/link";
import { links } from "@/lib/links";
import { useShowShortcuts } from "./shortcuts";
import { signOutHere } from "./sign-out";
import { ThemeChoice } from "./theme-choice";

export function AccountMenu({ children }: { children: ReactElement }) {
  const showShortcuts = useShowShortcuts();
  return (
    <DropdownMenu>
      <DropdownMenuTrigger asChild>{children}</DropdownMenuTrigger>
      <DropdownMenuContent side="top" className="w-(--radix-dropdown-menu-trigger-width) min-w-56!">
        <DropdownMenuLabel>Theme</DropdownMenuLabel>
        <ThemeChoice />
        <DropdownMenuSeparator />
        <DropdownMenuItem asChild>
          <Link href={links.account}>
            <UserRound aria-hidden />
            Your account
          </Link>
        </DropdownMenuItem>
        <DropdownMenuItem onSelect={showShortcuts}>
          <Keyboard aria-hidden />
          Keyboard shortcuts
        </DropdownMenuItem>
        <DropdownMenuItem onSelect={signOutHere}>
          <LogOut aria-hidden />
          Sign out
        </DropdownMenuItem>
      </DropdownMenuContent>
    </DropdownMenu>
  );
}
