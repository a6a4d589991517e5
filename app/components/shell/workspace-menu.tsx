"use client";

import { Check, Plus } from "lucide-react";
import type { ReactElement } from "react";
import { Avatar } from "@/app/components/ui/avatar";
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
import type { Switchable } from "./workspace-switcher";

export function WorkspaceMenu({
  current,
  workspaces,
  children,
}: Switchable & { children: ReactElement }) {
  return (
    <DropdownMenu>
      <DropdownMenuTrigger asChild>{children}</DropdownMenuTrigger>
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
