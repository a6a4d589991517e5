"use client";

import { ChevronsUpDown } from "lucide-react";
import { Avatar } from "@/app/components/ui/avatar";
import { MenuButton } from "@/app/components/ui/menu-button";

type Props = { name: string; email: string; picture?: string };

const loadMenu = () => import("./account-menu").then((module) => module.AccountMenu);

export const AccountButton = ({ name, email, picture }: Props) => (
  <MenuButton load={loadMenu} menu={{}}>
    <button
      type="button"
      className="flex w-full min-w-0 items-center gap-2.5 rounded-lg p-2 text-left transition-colors hover:bg-muted"
    >
      <Avatar name={name} picture={picture} />
      <span className="grid min-w-0 flex-1 leading-tight">
        <span className="sr-only">Your account: </span>
        <span className="truncate font-medium">{name}</span>
        <span className="truncate text-subtle text-xs">{email}</span>
      </span>
      <ChevronsUpDown aria-hidden className="size-4 shrink-0 text-subtle" />
    </button>
  </MenuButton>
);
