"use client";

import { Search } from "lucide-react";
import type { ComponentProps } from "react";
import { Button } from "@/app/components/ui/button";
import { Link } from "@/app/components/ui/link";
import { useBrowserValue } from "@/app/shared/use-browser-value";
import { links } from "@/lib/links";
import { useSearchPalette } from "./search-provider";
import { labelShortcut } from "./shortcut";

/** Without scripts, and in a new tab, links to the search page. */
function SearchLink(props: Omit<ComponentProps<typeof Link>, "href">) {
  const { workspaceId, open } = useSearchPalette();
  return (
    <Link
      href={links.search(workspaceId)}
      aria-haspopup="dialog"
      aria-keyshortcuts="Meta+K Control+K /"
      onClick={(event) => {
        if (event.metaKey || event.ctrlKey || event.shiftKey) return;
        event.preventDefault();
        open();
      }}
      {...props}
    />
  );
}

export function SearchBox() {
  const keys = useBrowserValue<string | undefined>(labelShortcut, undefined);
  return (
    <SearchLink className="flex h-8 items-center gap-2 rounded-md border bg-raised px-2 text-subtle shadow-xs transition-colors hover:border-border-strong hover:text-foreground">
      <Search aria-hidden className="size-4 shrink-0" />
      <span className="flex-1">Search</span>
      {keys && (
        <kbd aria-hidden className="font-sans text-xs">
          {keys}
        </kbd>
      )}
    </SearchLink>
  );
}

export function SearchButton() {
  return (
    <Button asChild variant="ghost" size="icon" className="ml-auto">
      <SearchLink>
        <Search aria-hidden />
        <span className="sr-only">Search</span>
      </SearchLink>
    </Button>
  );
}
