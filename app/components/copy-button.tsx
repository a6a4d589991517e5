"use client";

import { Check, Copy } from "lucide-react";
import { useState } from "react";
import { toast } from "@/app/shared/toast";
import { Button } from "./ui/button";

type Props = {
  text: string;
  what: string;
  /** Set if several copy buttons are side by side. */
  isWhatShown?: boolean;
  className?: string;
};

export function CopyButton({ text, what, isWhatShown, className }: Props) {
  const [copied, setCopied] = useState(false);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      setCopied(true);
      setTimeout(() => setCopied(false), 2000);
    } catch {
      toast.error("Your browser did not allow copying. Select the text and copy it by hand.");
    }
  };
  return (
    <Button size="small" className={className} onClick={copy}>
      {copied ? <Check aria-hidden /> : <Copy aria-hidden />}
      <span aria-live="polite">
        {copied ? "Copied" : "Copy"}
        <span className={isWhatShown ? undefined : "sr-only"}> {what}</span>
      </span>
    </Button>
  );
}
