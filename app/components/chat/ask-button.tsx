"use client";

import { MessageCircleQuestion } from "lucide-react";
import dynamic from "next/dynamic";
import { usePathname } from "next/navigation";
import { useState } from "react";
import { Button } from "@/app/components/ui/button";

const AskPanel = dynamic(() => import("./ask-panel").then((module) => module.AskPanel), {
  ssr: false,
});

const RESOURCE = /^\/w\/[^/]+\/(initiative|document)s\/([\da-f-]{36})(?:\/|$)/;

function findResource(pathname: string) {
  const [, type, id] = RESOURCE.exec(pathname) ?? [];
  if (!id) return null;
  return { type: type === "document" ? ("document" as const) : ("initiative" as const), id };
}

type Props = { userId: string; workspaceId: string; hasModel: boolean; isSmall?: boolean };

export function AskButton({ isSmall = false, ...panel }: Props) {
  const [isOpen, setIsOpen] = useState(false);
  const about = findResource(usePathname());
  return (
    <>
      <Button
        variant={isSmall ? "ghost" : "secondary"}
        size={isSmall ? "icon" : "small"}
        aria-expanded={isOpen}
        aria-keyshortcuts="a"
        data-command="chat question"
        onClick={() => setIsOpen(!isOpen)}
      >
        <MessageCircleQuestion aria-hidden />
        <span className={isSmall ? "sr-only" : undefined}>Ask</span>
      </Button>
      {isOpen && (
        <AskPanel key={about?.id ?? ""} {...panel} about={about} onClose={() => setIsOpen(false)} />
      )}
    </>
  );
}
