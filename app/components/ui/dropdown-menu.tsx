"use client";

import { clsx } from "clsx";
import { DropdownMenu as Primitive } from "radix-ui";
import type { ComponentProps } from "react";

/**
 * Open from the start, because menus are loaded on click. Not modal: a modal menu hides the page from assistive technology,
 * but not from the Tab key.
 */
export function DropdownMenu(props: ComponentProps<typeof Primitive.Root>) {
  return <Primitive.Root defaultOpen modal={false} {...props} />;
}

export const DropdownMenuTrigger = Primitive.Trigger;

export function DropdownMenuContent({
  className,
  ...props
}: ComponentProps<typeof Primitive.Content>) {
  return (
    <Primitive.Portal>
      <Primitive.Content
        align="start"
        sideOffset={6}
        collisionPadding={8}
        className={clsx(
          "z-50 max-h-[min(26rem,var(--radix-dropdown-menu-content-available-height))] min-w-52 max-w-80 animate-rise overflow-y-auto rounded-lg border bg-raised p-1 shadow-lg",
          className,
        )}
        {...props}
      />
    </Primitive.Portal>
  );
}

export const dropdownMenuItemStyles =
  "flex cursor-default select-none items-center gap-2 rounded-md px-2 py-1.5 outline-none data-highlighted:bg-muted [&_svg]:size-4 [&_svg]:shrink-0 [&_svg]:text-subtle";

export function DropdownMenuItem({ className, ...props }: ComponentProps<typeof Primitive.Item>) {
  return <Primitive.Item className={clsx(dropdownMenuItemStyles, className)} {...props} />;
}

export function DropdownMenuLabel(props: ComponentProps<typeof Primitive.Label>) {
  return <Primitive.Label className="px-2 py-1.5 text-subtle text-xs" {...props} />;
}

export function DropdownMenuSeparator() {
  return <Primitive.Separator className="-mx-1 my-1 h-px bg-border" />;
}
