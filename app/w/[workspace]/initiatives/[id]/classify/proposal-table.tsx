import { useRef, useState } from "react";
import { focusNeighbor, handleRowKeys } from "@/app/components/planning/row-keys";
import { Card } from "@/app/components/ui/card";
import type { useSelection } from "@/app/shared/use-selection";
import { ChooseBox } from "./choose-box";
import { ChosenLabel } from "./chosen-label";
import { GROUPS, type Proposal } from "./proposal";
import { ProposalRow } from "./proposal-row";

type Props = {
  proposals: Proposal[];
  selection: ReturnType<typeof useSelection>;
  /** Advice by the key of a proposal and its field. */
  errors: Record<string, string> | undefined;
  onChange: (proposal: Proposal) => void;
};

export function ProposalTable({ proposals, selection, errors, onChange }: Props) {
  const [editing, setEditing] = useState<ReadonlySet<string>>(new Set());
  const [shown, setShown] = useState(errors);
  const table = useRef<HTMLTableElement>(null);
  // Opened while rendering, so that the field with the first error exists when it gets the focus.
  if (errors !== shown) {
    setShown(errors);
    const wrong = Object.keys(errors ?? {}).map((path) => path.replace(/\..*/, ""));
    setEditing(new Set([...editing, ...wrong]));
  }
  const edit = (key: string, isEditing: boolean) => {
    const next = new Set(editing);
    isEditing ? next.add(key) : next.delete(key);
    setEditing(next);
  };
  const unsaved = proposals.filter(({ group }) => group !== "saved");
  return (
    // The bar with the button must not cover what has the focus.
    <Card className="overflow-hidden [&_:is(input,select,textarea,button)]:scroll-mb-20">
      <table
        ref={table}
        className="w-full text-left max-lg:block"
        onKeyDown={handleRowKeys({
          onSelect: selection.toggle,
          onEdit: (key) => edit(key, !editing.has(key)),
          onDelete: (key) => {
            focusNeighbor(table.current, [key]);
            selection.choose([key], false);
          },
        })}
      >
        <caption className="sr-only">Proposals</caption>
        {unsaved.length > 0 && (
          <thead className="border-b text-subtle text-xs max-lg:block">
            <tr data-section className="max-lg:block">
              <th scope="col" colSpan={4} className="px-4 py-2.5 font-medium max-lg:block">
                <div className="flex min-h-7 flex-wrap items-center gap-x-4 gap-y-2">
                  <ChooseBox rows={unsaved} selection={selection}>
                    Choose all {unsaved.length}
                    {unsaved.length < proposals.length && " that are not saved yet"}
                  </ChooseBox>
                  <ChosenLabel
                    chosen={proposals.filter(({ key }) => selection.isSelected(key))}
                    onChange={onChange}
                  />
                </div>
              </th>
            </tr>
          </thead>
        )}
        {GROUPS.map((group) => {
          const rows = proposals.filter((one) => one.group === group);
          if (rows.length === 0) return null;
          return (
            <tbody key={group} className="divide-y border-b last:border-b-0 max-lg:block">
              {TITLES[group] && (
                <tr data-section className="bg-muted max-lg:block">
                  <th
                    scope="rowgroup"
                    colSpan={4}
                    className="px-4 py-2 font-medium text-[0.8125rem] max-lg:block"
                  >
                    <ChooseBox rows={rows} selection={selection}>
                      {TITLES[group]}
                    </ChooseBox>
                  </th>
                </tr>
              )}
              {rows.map((proposal) => (
                <ProposalRow
                  key={proposal.key}
                  proposal={proposal}
                  isChosen={selection.isSelected(proposal.key)}
                  isEditing={editing.has(proposal.key)}
                  errors={errors ?? {}}
                  onChoose={(withShift) => selection.toggle(proposal.key, withShift)}
                  onEdit={(isEditing) => edit(proposal.key, isEditing)}
                  onChange={onChange}
                />
              ))}
            </tbody>
          );
        })}
      </table>
    </Card>
  );
}

const TITLES = { new: null, noise: "Probably not worth keeping", saved: "Already saved here" };
