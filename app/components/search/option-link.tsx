import { Command } from "cmdk";
import type { ReactNode } from "react";
import { Link } from "@/app/components/ui/link";

export const optionStyles =
  "flex select-none gap-3 rounded-md px-2.5 py-2.5 outline-none data-[selected=true]:bg-muted sm:py-2";

type Props = { href: string; onOpened: () => void; children: ReactNode };

/** A link, so that browsers can open it in a new tab; its path is the id by which the palette selects it. */
export function OptionLink({ href, onOpened, children }: Props) {
  return (
    <Command.Item asChild value={href}>
      <Link
        id={href}
        href={href}
        tabIndex={-1}
        onClick={({ metaKey, ctrlKey, shiftKey }) => {
          if (!metaKey && !ctrlKey && !shiftKey) onOpened();
        }}
        className={optionStyles}
      >
        {children}
      </Link>
    </Command.Item>
  );
}
