import type { RefObject } from "react";
import { Button } from "@/app/components/ui/button";
import type { Opened } from "@/app/shared/edit-sender";
import { nameChoice, nameField } from "@/app/shared/labels";

type Props = {
  ref: RefObject<HTMLElement | null>;
  theirs: Opened;
  keepMine: () => void;
  takeTheirs: () => void;
};

/** Stands in a form, above its buttons (`useEditForm`). */
export const EditConflict = ({ ref, theirs, keepMine, takeTheirs }: Props) => (
  <section
    ref={ref}
    tabIndex={-1}
    role="alert"
    aria-label="Changed in the meantime"
    className="grid gap-3 rounded-xl border bg-warning-soft p-4"
  >
    <p className="text-pretty">
      <strong className="text-warning-text">Not saved: this was changed in the meantime.</strong>{" "}
      Your entries are still here. Read what is stored now, then choose.
    </p>
    <dl className="grid gap-2">
      {Object.entries(theirs).map(([name, value]) => (
        <div key={name} className="grid gap-x-4 sm:grid-cols-[8rem_minmax(0,1fr)]">
          <dt className="font-medium">{nameField(name)}</dt>
          <dd dir="auto" className="max-h-48 overflow-auto whitespace-pre-wrap wrap-anywhere">
            {(nameChoice(value) ?? value) || "(empty)"}
          </dd>
        </div>
      ))}
    </dl>
    <div className="flex flex-wrap gap-2">
      <Button onClick={keepMine}>Save mine over theirs</Button>
      <Button onClick={takeTheirs}>Take theirs, discard mine</Button>
    </div>
  </section>
);
