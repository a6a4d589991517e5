"use client";

import { Slot } from "radix-ui";
import { type ComponentType, type KeyboardEvent, type ReactElement, useState } from "react";
import { toast } from "@/app/lib/toast";

/** A menu that is open when it comes; its child is the button that opens it. */
export type Menu<Props = unknown> = ComponentType<Props & { children: ReactElement }>;

type Props<MenuProps> = {
  load: () => Promise<Menu<MenuProps>>;
  menu: MenuProps;
  /** The button. */
  children: ReactElement;
};

const OPENING_KEYS = ["Enter", " ", "ArrowDown"];

/** A button whose menu is loaded when somebody reaches for it: who reads only needs no code for menus. */
export function MenuButton<MenuProps extends object>({ load, menu, children }: Props<MenuProps>) {
  const [Loaded, setLoaded] = useState<Menu<MenuProps>>();
  if (Loaded) return <Loaded {...menu}>{children}</Loaded>;
  const prepare = () => void load().catch(() => undefined);
  const open = async () => {
    const loaded = await load().catch(() => undefined);
    if (loaded) setLoaded(() => loaded);
    else toast.error("The menu could not be loaded. Check your connection and try again.");
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (!OPENING_KEYS.includes(event.key)) return;
    event.preventDefault();
    void open();
  };
  return (
    <Slot.Root
      aria-haspopup="menu"
      aria-expanded={false}
      onPointerEnter={prepare}
      onFocus={prepare}
      onClick={open}
      onKeyDown={onKeyDown}
    >
      {children}
    </Slot.Root>
  );
}
