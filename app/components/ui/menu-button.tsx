"use client";

import { Slot } from "radix-ui";
import {
  type ComponentType,
  type KeyboardEvent,
  type ReactElement,
  useEffect,
  useRef,
  useState,
} from "react";
import { toast } from "@/app/shared/toast";

export type Menu<Props = unknown> = ComponentType<Props & { children: ReactElement }>;

type Props<MenuProps> = {
  load: () => Promise<Menu<MenuProps>>;
  menu: MenuProps;
  children: ReactElement;
};

const OPENING_KEYS = ["Enter", " ", "ArrowDown"];
const FIRST_ITEM = "[role=menu][data-state=open] [role^=menuitem]";

/** Opens the menu as a key does: a menu that is loaded ignores clicks that a script makes. */
export function pressMenuButton(button: HTMLElement) {
  button.focus();
  button.dispatchEvent(new KeyboardEvent("keydown", { key: "Enter", bubbles: true }));
}

/** The menu is loaded on demand, so that readers download no menu code. */
export function MenuButton<MenuProps extends object>({ load, menu, children }: Props<MenuProps>) {
  const [Loaded, setLoaded] = useState<Menu<MenuProps>>();
  const isByKey = useRef(false);
  useEffect(() => {
    if (!Loaded || !isByKey.current) return;
    // The menu did not see the key that opened it, so it would not focus its first item.
    const frame = requestAnimationFrame(() =>
      document.querySelector<HTMLElement>(FIRST_ITEM)?.focus(),
    );
    return () => cancelAnimationFrame(frame);
  }, [Loaded]);
  if (Loaded) return <Loaded {...menu}>{children}</Loaded>;

  const prepare = () => void load().catch(() => undefined);
  const open = async (button: Element) => {
    const isLeft = watchLeaving(button);
    const loaded = await load().catch(() => undefined);
    if (isLeft()) return;
    if (loaded) setLoaded(() => loaded);
    else toast.error("The menu could not be loaded. Check your connection and try again.");
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (!OPENING_KEYS.includes(event.key)) return;
    event.preventDefault();
    isByKey.current = true;
    void open(event.currentTarget);
  };
  return (
    <Slot.Root
      aria-haspopup="menu"
      aria-expanded={false}
      onPointerEnter={prepare}
      onFocus={prepare}
      onClick={(event) => void open(event.currentTarget)}
      onKeyDown={onKeyDown}
    >
      {children}
    </Slot.Root>
  );
}

/** A late menu stays closed if the focus or pointer has moved on. */
function watchLeaving(button: Element): () => boolean {
  let isElsewhere = false;
  const note = ({ target }: Event) => {
    isElsewhere ||= !(target instanceof Node && button.contains(target));
  };
  for (const name of ACTS) window.addEventListener(name, note, true);
  return () => {
    for (const name of ACTS) window.removeEventListener(name, note, true);
    return isElsewhere;
  };
}

const ACTS = ["pointerdown", "keydown"];
