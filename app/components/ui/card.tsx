import type { ComponentProps } from "react";
import { cn } from "@/app/lib/cn";

export function Card({ className, ...props }: ComponentProps<"div">) {
  return <div className={cn("rounded-xl border bg-raised shadow-xs", className)} {...props} />;
}
