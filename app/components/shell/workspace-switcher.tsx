"use client";

import { Check, ChevronsUpDown, Plus } from "lucide-react";
import Link from "next/link";
import { Avatar } from "@/app/components/ui/avatar";
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuLabel,
  DropdownMenuSeparator,
  DropdownMenuTrigger,
} from "@/app/components/ui/dropdown-menu";
import { links } from "@/lib/links";

type SwitchableWorkspace = { id: string; name: string; about: string };

type Props = { current: SwitchableWorkspace; workspaces: SwitchableWorkspace[] };

export function WorkspaceSwitcher({ current, workspaces }: Props) {
  return (
    <DropdownMenu>
      <DropdownMenuTrigger className="flex w-full min-w-0 items-center gap-2.5 rounded-lg border bg-raised px-2.5 py-2 text-left shadow-xs transition-colors hover:bg-muted">
        <Avatar name={current.name} shape="square" />
        <span className="grid min-w-0 flex-1 leading-tight">
          <span className="sr-only">Switch workspace. Current: </span>
          <span className="truncate font-medium">{current.name}</span>
          <span className="truncate text-subtle text-xs">{current.about}</span>
        </span>
        <ChevronsUpDown aria-hidden className="size-4 shrink-0 text-subtle" />
      </DropdownMenuTrigger>
      <DropdownMenuContent className="w-(--radix-dropdown-menu-trigger-width) min-w-60!">
        <DropdownMenuLabel>Your workspaces</DropdownMenuLabel>
        {workspaces.map(({ id, name, about }) => (
          <DropdownMenuItem key={id} asChild>
            <Link href={links.workspace(id)} aria-current={id === current.id ? "true" : undefined}>
              <Avatar name={name} shape="square" />
              <span className="grid min-w-0 flex-1 leading-tight">
                <span className="truncate">{name}</span>
                <span className="truncate text-subtle text-xs">{about}</span>
              </span>
              {id === current.id && <Check aria-hidden />}
            </Link>
          </DropdownMenuItem>
        ))}
        <DropdownMenuSeparator />
        <DropdownMenuItem asChild>
          <Link href={links.newWorkspace}>
            <Plus aria-hidden />
            Create workspace
          </Link>
        </DropdownMenuItem>
      </DropdownMenuContent>
    </DropdownMenu>
  );
}
