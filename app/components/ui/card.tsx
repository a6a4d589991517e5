import type { ReactNode } from "react";
import { cn } from "@/app/lib/cn";

export function Card({ className, children }: { className?: string; children: ReactNode }) {
  return <div className={cn("rounded-xl border bg-raised shadow-xs", className)}>{children}</div>;
}
