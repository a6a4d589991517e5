"use client";

import { Copy, Download } from "lucide-react";
import type { ReactElement } from "react";
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuSeparator,
  DropdownMenuTrigger,
} from "@/app/components/ui/dropdown-menu";
import { SIGNED_OUT } from "@/app/shared/ask-server";
import { toast } from "@/app/shared/toast";
import { links } from "@/lib/links";

const FORMATS = [
  ["md", "Markdown"],
  ["html", "Web page (HTML), without empty sections"],
  ["docx", "Word (DOCX), without empty sections"],
] as const;

type Props = { workspaceId: string; documentId: string; children: ReactElement };

export function DownloadMenu({ workspaceId, documentId, children }: Props) {
  const buildAddress = (format: (typeof FORMATS)[number][0]) =>
    links.documentExport(workspaceId, documentId, format);
  const copy = async () => {
    try {
      const response = await fetch(buildAddress("md"), { redirect: "manual" });
      // The session has ended: the answer redirects to the sign-in page.
      if (response.type === "opaqueredirect") return void toast.error(SIGNED_OUT);
      if (!response.ok) throw new Error(await response.text());
      await navigator.clipboard.writeText(await response.text());
      toast.success("Copied as Markdown");
    } catch {
      toast.error("The text could not be copied. Download it as Markdown instead.");
    }
  };
  return (
    <DropdownMenu>
      <DropdownMenuTrigger asChild>{children}</DropdownMenuTrigger>
      <DropdownMenuContent>
        {FORMATS.map(([format, name]) => (
          <DropdownMenuItem key={format} asChild>
            <a href={buildAddress(format)} download>
              <Download aria-hidden />
              {name}
            </a>
          </DropdownMenuItem>
        ))}
        <DropdownMenuSeparator />
        <DropdownMenuItem onSelect={copy}>
          <Copy aria-hidden />
          Copy as Markdown
        </DropdownMenuItem>
      </DropdownMenuContent>
    </DropdownMenu>
  );
}
