import { type ReactNode, useEffect, useRef, useState } from "react";
import { Card } from "@/app/components/ui/card";
import { ChoiceMenu } from "@/app/components/ui/choice-menu";
import { isFocusLost } from "@/app/shared/is-focus-lost";
import { humanize } from "@/lib/schemas/spelling";
import { BulkBar } from "./bulk-bar";
import { PlanningRow } from "./planning-row";
import { focusNeighbor, focusRow, handleRowKeys } from "./row-keys";
import type { usePlanningRows } from "./use-planning-rows";

type Props<Row extends { id: string }, Value extends string> = {
  name: string;
  planning: ReturnType<typeof usePlanningRows<Row>>;
  /** Names the choice that a row offers. */
  what: "label" | "type";
  options: readonly { value: Value; label: string }[];
  onChoose: (ids: string[], value: Value) => void;
  /** Longer rows are edited on their own page. */
  isShort: (row: Row) => boolean;
  describe: (row: Row) => { href: string; about: ReactNode; value: Value };
  renderForm: (row: Row, close: () => void) => ReactNode;
};

export function PlanningList<Row extends { id: string; title: string }, Value extends string>({
  name,
  planning: { shown, selection, remove },
  what,
  options,
  onChoose,
  isShort,
  describe,
  renderForm,
}: Props<Row, Value>) {
  const editing = useOpenRows();
  const list = useRef<HTMLUListElement>(null);
  const edit = (id: string) => {
    if (shown.some((row) => row.id === id && isShort(row))) editing.open(id);
    else list.current?.querySelector<HTMLElement>(`[data-row="${id}"] a[href*=edit]`)?.click();
  };
  const removeRows = (ids: string[]) => {
    focusNeighbor(list.current, ids);
    remove(ids);
  };
  if (shown.length === 0) return null;
  return (
    <>
      <Card className="overflow-hidden">
        <ul
          ref={list}
          aria-label={name}
          className="divide-y"
          onKeyDown={handleRowKeys({
            onSelect: selection.toggle,
            onEdit: edit,
            onDelete: (id) => removeRows(selection.selected.length > 0 ? selection.selected : [id]),
          })}
        >
          {shown.map((row) => {
            const { id, title } = row;
            if (editing.isOpen(id) && isShort(row)) {
              return (
                <OpenRow key={id} id={id}>
                  {renderForm(row, () => editing.close(id))}
                </OpenRow>
              );
            }
            const { href, about, value } = describe(row);
            return (
              <PlanningRow
                key={id}
                id={id}
                href={href}
                editHref={`${href}?edit=true`}
                title={title}
                about={about}
                isSelected={selection.isSelected(id)}
                onSelect={(withShift) => selection.toggle(id, withShift)}
                onEdit={isShort(row) ? () => editing.open(id) : undefined}
                onDelete={() => removeRows([id])}
                facts={
                  <ChoiceMenu
                    label={humanize(what)}
                    of={title}
                    value={value}
                    options={options}
                    className="lg:w-48 lg:justify-between"
                    onChoose={(next) => onChoose([id], next)}
                  />
                }
              />
            );
          })}
        </ul>
      </Card>
      <p className="text-subtle text-xs max-sm:hidden print:hidden">
        In the list: <Key>↑</Key> <Key>↓</Key> go to another row, <Key>X</Key> select, <Key>E</Key>{" "}
        edit, <Key>L</Key> {what}, <Key>Del</Key> delete.
      </p>
      <BulkBar
        selected={selection.selected.length}
        total={shown.length}
        what={what}
        options={options}
        onChoose={(next) => onChoose(selection.selected, next)}
        onAll={selection.chooseAll}
        onDelete={() => removeRows(selection.selected)}
      />
    </>
  );
}

const Key = ({ children }: { children: string }) => (
  <kbd className="rounded border px-1 font-sans">{children}</kbd>
);

/** Gives the focus back to the row when its form has closed. */
function OpenRow({ id, children }: { id: string; children: ReactNode }) {
  useEffect(
    () => () => {
      if (isFocusLost()) focusRow(document.querySelector(`[data-row="${id}"]`));
    },
    [id],
  );
  return <li>{children}</li>;
}

/** Several rows can be open, because closing a form would lose its text. */
function useOpenRows() {
  const [ids, setIds] = useState<readonly string[]>([]);
  return {
    isOpen: (id: string) => ids.includes(id),
    open: (id: string) => setIds((before) => [...before, id]),
    close: (id: string) => setIds((before) => before.filter((one) => one !== id)),
  };
}
