import type { ReactNode } from "react";

export function KeyHints() {
  return (
    <p className="hidden shrink-0 gap-4 border-t px-4 py-2 text-subtle text-xs sm:flex">
      <Hint keys="↑ ↓">move</Hint>
      <Hint keys="Enter">open</Hint>
      <Hint keys="⌘ or Ctrl Enter">open in a new tab</Hint>
      <Hint keys="Esc">close</Hint>
    </p>
  );
}

const Hint = ({ keys, children }: { keys: string; children: ReactNode }) => (
  <span>
    <kbd className="mr-1 rounded-sm border bg-muted px-1 py-px font-sans">{keys}</kbd>
    {children}
  </span>
);
