"use client";

import { type ComponentType, useEffect, useState } from "react";

const BEGINNINGS = ["pointerdown", "keydown", "click", "drop"];

/** Loads its code at the first interaction, so that readers download none. */
export function Toaster() {
  const [Toasts, setToasts] = useState<ComponentType>();
  useEffect(() => {
    const forget = () => {
      for (const name of BEGINNINGS) window.removeEventListener(name, load);
    };
    const load = async () => {
      forget();
      const module = await import("./toasts").catch(listen);
      if (module) setToasts(() => module.Toasts);
    };
    const listen = () => {
      for (const name of BEGINNINGS) window.addEventListener(name, load);
    };
    listen();
    return forget;
  }, []);
  return Toasts && <Toasts />;
}
