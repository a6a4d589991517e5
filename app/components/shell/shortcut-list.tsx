"use client";

import { type ReactNode, useState } from "react";
import { labelShortcut } from "@/app/components/search/shortcut";
import { Dialog, DialogContent } from "@/app/components/ui/dialog";
import { areSingleKeysOn, CONTROLS, PLACES, setSingleKeys } from "./shortcut-keys";

export function ShortcutList({ onClose }: { onClose(): void }) {
  const [isOn, setIsOn] = useState(areSingleKeysOn);
  const toggle = (on: boolean) => {
    setSingleKeys(on);
    setIsOn(on);
  };
  return (
    <Dialog open onOpenChange={(open) => open || onClose()}>
      <DialogContent
        title="Keyboard shortcuts"
        description="They work unless you are typing in a field."
        className="max-w-lg!"
      >
        <dl className="grid grid-cols-[auto_1fr] items-baseline gap-x-4 gap-y-1.5">
          <Shortcut keys={[labelShortcut(), "/"]}>Search, go to a page</Shortcut>
          <Shortcut keys={["?"]}>This list</Shortcut>
          {Object.entries(PLACES).map(([key, { title }]) => (
            <Shortcut key={key} keys={["G", key.toUpperCase()]}>
              {title}
            </Shortcut>
          ))}
          {Object.entries(CONTROLS).map(([key, title]) => (
            <Shortcut key={key} keys={[key.toUpperCase()]}>
              {title}
            </Shortcut>
          ))}
          <Shortcut keys={["J", "K"]}>Next row, previous row</Shortcut>
          <Shortcut keys={["X", "E", "L", "Del"]}>
            On a row of context or goals: select, edit, label or type, delete
          </Shortcut>
        </dl>
        <label className="flex items-start gap-2.5 border-t pt-4">
          <input
            type="checkbox"
            checked={isOn}
            onChange={(event) => toggle(event.target.checked)}
            className="mt-1 accent-(--accent)"
          />
          <span>
            Use shortcuts of a single key
            <span className="block text-pretty text-subtle">
              Switch them off if you dictate, or use a screen reader. This list stays in your
              account menu.
            </span>
          </span>
        </label>
      </DialogContent>
    </Dialog>
  );
}

const Shortcut = ({ keys, children }: { keys: string[]; children: ReactNode }) => (
  <>
    <dt className="flex gap-1">
      {keys.map((key) => (
        <kbd key={key} className="rounded border bg-muted px-1.5 py-px font-sans text-xs">
          {key}
        </kbd>
      ))}
    </dt>
    <dd>{children}</dd>
  </>
);
