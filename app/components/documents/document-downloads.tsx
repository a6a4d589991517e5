"use client";

import { ChevronDown } from "lucide-react";
import { Button } from "@/app/components/ui/button";
import { MenuButton } from "@/app/components/ui/menu-button";

type Props = { workspaceId: string; documentId: string };

const loadMenu = () => import("./download-menu").then((module) => module.DownloadMenu);

export const DocumentDownloads = (document: Props) => (
  <MenuButton load={loadMenu} menu={document}>
    <Button>
      Download
      <ChevronDown aria-hidden />
    </Button>
  </MenuButton>
);
