import type { LucideIcon } from "lucide-react";
import type { ReactNode } from "react";

type Props = {
  Icon: LucideIcon;
  title: string;
  children: ReactNode;
};

export function EmptyState({ Icon, title, children }: Props) {
  return (
    <div className="grid justify-items-center gap-2 rounded-xl border border-dashed px-4 py-10 text-center sm:px-8">
      <Icon aria-hidden className="mb-1 size-6 text-subtle" strokeWidth={1.5} />
      <p className="font-medium">{title}</p>
      <div className="grid w-full max-w-xl gap-4 text-pretty text-subtle">{children}</div>
    </div>
  );
}
