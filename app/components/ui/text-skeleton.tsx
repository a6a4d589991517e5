import type { ReactNode } from "react";

const LINES = ["w-2/5", "w-full", "w-11/12", "w-4/5", "w-1/3", "w-10/12", "w-3/4", "w-3/5"];

export function TextSkeleton({ children }: { children: ReactNode }) {
  return (
    <div className="grid max-w-[44rem] gap-3">
      <p role="status" className="text-subtle">
        {children}
      </p>
      <div aria-hidden className="grid gap-3 motion-safe:animate-pulse">
        {LINES.map((width) => (
          <div key={width} className={`h-4 rounded-md bg-muted ${width}`} />
        ))}
      </div>
    </div>
  );
}
