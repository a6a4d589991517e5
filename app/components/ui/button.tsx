import { cva, type VariantProps } from "class-variance-authority";
import { clsx } from "clsx";
import { Slot } from "radix-ui";
import type { ComponentProps } from "react";

const buttonStyles = cva(
  "inline-flex shrink-0 select-none items-center justify-center gap-1.5 whitespace-nowrap rounded-md font-medium transition-colors disabled:cursor-not-allowed disabled:opacity-60 [&_svg]:size-4 [&_svg]:shrink-0",
  {
    variants: {
      variant: {
        primary: "bg-accent text-white shadow-xs hover:bg-accent-hover",
        secondary: "border border-border-strong bg-raised text-foreground shadow-xs hover:bg-muted",
        ghost: "text-subtle hover:bg-muted hover:text-foreground",
        danger: "bg-danger text-white shadow-xs hover:bg-danger-hover",
      },
      size: { small: "h-7 px-2.5 text-[0.8125rem]", medium: "h-9 px-3.5", icon: "size-8" },
    },
    defaultVariants: { variant: "secondary", size: "medium" },
  },
);

type Props = ComponentProps<"button"> &
  VariantProps<typeof buttonStyles> & {
    asChild?: boolean;
  };

/** A class that overrides a variant's needs a trailing `!`, as in the whole kit. */
export function Button({ variant, size, asChild, className, type = "button", ...props }: Props) {
  const look = clsx(buttonStyles({ variant, size }), className);
  if (asChild) return <Slot.Root className={look} {...props} />;
  return <button type={type} className={look} {...props} />;
}
