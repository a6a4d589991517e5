import { cva, type VariantProps } from "class-variance-authority";
import type { ReactNode } from "react";

const badgeStyles = cva(
  "inline-flex h-5 shrink-0 items-center gap-1 whitespace-nowrap rounded-full px-2 font-medium text-xs",
  {
    variants: {
      tone: {
        neutral: "bg-foreground/7 text-subtle",
        positive: "bg-accent-soft text-accent-text",
        warning: "bg-warning-soft text-warning-text",
        negative: "bg-danger-soft text-danger-text",
        info: "bg-info-soft text-info-text",
      },
    },
    defaultVariants: { tone: "neutral" },
  },
);

export type Tone = NonNullable<VariantProps<typeof badgeStyles>["tone"]>;

export function Badge({ tone, children }: { tone?: Tone; children: ReactNode }) {
  return (
    <span data-slot="badge" className={badgeStyles({ tone })}>
      {children}
    </span>
  );
}
