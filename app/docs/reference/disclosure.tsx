import type { ReactNode } from "react";

type Props = { title: string; isOpen?: boolean; children: ReactNode };

export const Disclosure = ({ title, isOpen = false, children }: Props) => (
  <details open={isOpen} className="rounded-lg border bg-raised">
    <summary className="rounded-lg px-3 py-2 font-medium">{title}</summary>
    <div className="border-t">{children}</div>
  </details>
);
