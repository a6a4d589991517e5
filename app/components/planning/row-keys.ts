"use client";

import type { KeyboardEvent } from "react";
import { pressMenuButton } from "@/app/components/ui/menu-button";
import { isComposing } from "@/app/shared/is-composing";

type RowKeys = {
  onSelect: (id: string, withShift: boolean) => void;
  onEdit: (id: string) => void;
  onDelete: (id: string) => void;
};

const FIELDS = "input:not([type=checkbox]), textarea, select, [role=menu]";

const ROWS = "[data-row], [data-section]";

/**
 * Needs rows with `data-row`. Works while the focus is within one and not in a field. Above them, a row with
 * `data-section` has a box for the rows of its section, and may have a menu.
 */
export const handleRowKeys =
  ({ onSelect, onEdit, onDelete }: RowKeys) =>
  (event: KeyboardEvent<HTMLElement>) => {
    const { target, key } = event;
    if (event.ctrlKey || event.metaKey || event.altKey || isComposing(event)) return;
    if (!(target instanceof HTMLElement) || target.closest(FIELDS)) return;
    const row = target.closest<HTMLElement>(ROWS);
    if (!row) return;
    const id = row.dataset.row;
    const rows = [...event.currentTarget.querySelectorAll(ROWS)];
    const at = rows.indexOf(row);
    const keys: Record<string, () => void> = {
      ArrowDown: () => focusRow(rows[at + 1]),
      j: () => focusRow(rows[at + 1]),
      ArrowUp: () => focusRow(rows[at - 1]),
      k: () => focusRow(rows[at - 1]),
      ...(id
        ? {
            x: () => onSelect(id, event.shiftKey),
            e: () => onEdit(id),
            l: () => openMenu(row),
            Delete: () => onDelete(id),
          }
        : {
            x: () => row.querySelector<HTMLElement>("[type=checkbox]")?.click(),
            l: () => openMenu(row),
          }),
    };
    // Arrow keys open the menu of a focused menu button.
    if (key.startsWith("Arrow") && target.closest("[data-choice]")) return;
    const run = keys[key.length === 1 ? key.toLowerCase() : key];
    if (!run) return;
    event.preventDefault();
    run();
  };

export function focusRow(row: Element | null | undefined) {
  row?.querySelector<HTMLElement>("a[href], [data-row-focus]")?.focus();
}

/** Gives the focus to the row after those that leave the list, or to the one before them. */
export function focusNeighbor(list: Element | null, ids: readonly string[]) {
  const rows = [...(list?.querySelectorAll<HTMLElement>(ROWS) ?? [])];
  const leaves = ({ dataset }: HTMLElement) => ids.includes(dataset.row ?? "");
  const at = rows.findIndex(leaves);
  focusRow(rows.slice(at).find((row) => !leaves(row)) ?? rows[at - 1]);
}

function openMenu(row: Element) {
  const button = row.querySelector<HTMLElement>("[data-choice]");
  if (button) pressMenuButton(button);
}
