"use client";

import { Check, Copy } from "lucide-react";
import { useEffect, useState } from "react";
import { toast } from "@/app/shared/toast";
import { Button } from "./ui/button";

type Props = {
  text: string;
  what: string;
  /** Set if several copy buttons are side by side. */
  isWhatShown?: boolean;
  className?: string;
};

const SHOWN_MS = 2_000;

export function CopyButton({ text, what, isWhatShown, className }: Props) {
  /** How often the text was copied in the last moments. */
  const [times, setTimes] = useState(0);
  useEffect(() => {
    if (times === 0) return;
    const timer = setTimeout(() => setTimes(0), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [times]);
  const isCopied = times > 0;
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      setTimes((before) => before + 1);
    } catch {
      toast.error("Your browser did not allow copying. Select the text and copy it by hand.");
    }
  };
  return (
    <Button size="small" className={className} onClick={copy}>
      {isCopied ? <Check aria-hidden /> : <Copy aria-hidden />}
      <span aria-live="polite">
        {isCopied ? "Copied" : "Copy"}
        <span className={isWhatShown ? undefined : "sr-only"}> {what}</span>
      </span>
    </Button>
  );
}
