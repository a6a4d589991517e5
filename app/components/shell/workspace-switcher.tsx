"use client";

import { ChevronsUpDown } from "lucide-react";
import { Avatar } from "@/app/components/ui/avatar";
import { MenuButton } from "@/app/components/ui/menu-button";

type SwitchableWorkspace = { id: string; name: string; about: string };

export type Switchable = { current: SwitchableWorkspace; workspaces: SwitchableWorkspace[] };

const loadMenu = () => import("./workspace-menu").then((module) => module.WorkspaceMenu);

export const WorkspaceSwitcher = ({ current, workspaces }: Switchable) => (
  <MenuButton load={loadMenu} menu={{ current, workspaces }}>
    <button
      type="button"
      className="flex w-full min-w-0 items-center gap-2.5 rounded-lg border bg-raised px-2.5 py-2 text-left shadow-xs transition-colors hover:bg-muted"
    >
      <Avatar name={current.name} shape="square" />
      <span className="grid min-w-0 flex-1 leading-tight">
        <span className="sr-only">Switch workspace. Current: </span>
        <span className="truncate font-medium">{current.name}</span>
        <span className="truncate text-subtle text-xs">{current.about}</span>
      </span>
      <ChevronsUpDown aria-hidden className="size-4 shrink-0 text-subtle" />
    </button>
  </MenuButton>
);
