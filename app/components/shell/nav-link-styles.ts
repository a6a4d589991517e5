export const navLinkStyles =
  "flex min-h-8 items-center gap-2 rounded-md px-2 py-1 text-subtle transition-colors hover:bg-muted hover:text-foreground aria-[current=page]:bg-accent-soft aria-[current=page]:font-medium aria-[current=page]:text-accent-text [&_svg]:size-4 [&_svg]:shrink-0";
