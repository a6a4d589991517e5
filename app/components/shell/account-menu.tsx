"use client";

import { ChevronsUpDown, Keyboard, LogOut, UserRound } from "lucide-react";
import Link from "next/link";
import { startTransition } from "react";
import { signOut } from "@/app/(auth)/actions";
import { Avatar } from "@/app/components/ui/avatar";
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuLabel,
  DropdownMenuSeparator,
  DropdownMenuTrigger,
} from "@/app/components/ui/dropdown-menu";
import type { Theme } from "@/app/lib/theme";
import { links } from "@/lib/links";
import { useShowShortcuts } from "./shortcuts";
import { ThemeChoice } from "./theme-choice";

type Props = { user: { name: string; email: string }; theme: Theme };

export function AccountMenu({ user, theme }: Props) {
  const showShortcuts = useShowShortcuts();
  return (
    <DropdownMenu>
      <DropdownMenuTrigger className="flex w-full min-w-0 items-center gap-2.5 rounded-lg p-2 text-left transition-colors hover:bg-muted">
        <Avatar name={user.name} />
        <span className="grid min-w-0 flex-1 leading-tight">
          <span className="sr-only">Your account: </span>
          <span className="truncate font-medium">{user.name}</span>
          <span className="truncate text-subtle text-xs">{user.email}</span>
        </span>
        <ChevronsUpDown aria-hidden className="size-4 shrink-0 text-subtle" />
      </DropdownMenuTrigger>
      <DropdownMenuContent side="top" className="w-(--radix-dropdown-menu-trigger-width) min-w-56!">
        <DropdownMenuLabel>Theme</DropdownMenuLabel>
        <ThemeChoice theme={theme} />
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
        <DropdownMenuItem onSelect={() => startTransition(() => signOut())}>
          <LogOut aria-hidden />
          Sign out
        </DropdownMenuItem>
      </DropdownMenuContent>
    </DropdownMenu>
  );
}
