"use client";

import { ChevronDown, Copy, Download } from "lucide-react";
import { toast } from "@/app/lib/toast";
import { links } from "@/lib/links";
import { Button } from "./ui/button";
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuSeparator,
  DropdownMenuTrigger,
} from "./ui/dropdown-menu";

const FORMATS = [
  ["md", "Markdown"],
  ["html", "Web page (HTML)"],
  ["docx", "Word (DOCX)"],
] as const;

type Props = { workspaceId: string; documentId: string };

/** Saves a document as a file, or copies its text. */
export function DocumentDownloads({ workspaceId, documentId }: Props) {
  const address = (format: (typeof FORMATS)[number][0]) =>
    links.documentExport(workspaceId, documentId, format);
  const copy = async () => {
    try {
      const response = await fetch(address("md"));
      if (!response.ok) throw new Error(await response.text());
      await navigator.clipboard.writeText(await response.text());
      toast.success("Copied as Markdown.");
    } catch {
      toast.error("The text could not be copied. Download it as Markdown instead.");
    }
  };
  return (
    <DropdownMenu>
      <DropdownMenuTrigger asChild>
        <Button>
          Download
          <ChevronDown aria-hidden />
        </Button>
      </DropdownMenuTrigger>
      <DropdownMenuContent align="end">
        {FORMATS.map(([format, name]) => (
          <DropdownMenuItem key={format} asChild>
            <a href={address(format)} download>
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
