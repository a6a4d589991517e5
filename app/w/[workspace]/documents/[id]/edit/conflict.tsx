import { CopyButton } from "@/app/components/copy-button";
import { Button } from "@/app/components/ui/button";
import { Field } from "@/app/components/ui/field";
import { Textarea } from "@/app/components/ui/textarea";
import { VERSION_SOURCE } from "@/app/shared/labels";
import type { Conflicting, Overlap } from "./save-result";

type Props = Conflicting & {
  onKeepBoth: () => void;
  onKeepMine: () => void;
  onTakeTheirs: () => void;
};

const ID = "conflict";

/** Scrolls to the notice and gives it the focus: a long text may have moved it out of sight. */
export function showConflict() {
  const section = document.getElementById(ID);
  section?.scrollIntoView();
  section?.focus({ preventScroll: true });
}

export function Conflict({ onKeepBoth, onKeepMine, onTakeTheirs, ...theirs }: Props) {
  const { author, source, version, content, overlaps, canKeepBoth } = theirs;
  return (
    <section
      id={ID}
      tabIndex={-1}
      role="alert"
      aria-label="Changed in the meantime"
      className="grid gap-3 rounded-xl border bg-warning-soft p-4"
    >
      <div className="grid gap-1">
        <h2 className="font-semibold text-warning-text">
          {author} changed this document in the meantime
        </h2>
        <p className="text-pretty">
          {VERSION_SOURCE[source]}, as version {version}. Your text below is not saved yet and stays
          here. You both changed the lines below: copy what you need, then choose.
        </p>
      </div>
      <ul className="grid gap-3">
        {overlaps.map((overlap) => (
          <Place key={overlap.line} {...overlap} />
        ))}
      </ul>
      <details>
        <summary className="w-fit rounded-sm font-medium">Their full text</summary>
        <Field label="Their text">
          <Textarea readOnly dir="auto" rows={8} value={content} className="max-h-72! font-mono" />
        </Field>
      </details>
      <div className="flex flex-wrap gap-2">
        {canKeepBoth && (
          <Button variant="primary" onClick={onKeepBoth}>
            Keep both, one after the other
          </Button>
        )}
        <Button onClick={onKeepMine}>Keep my text, then save over theirs</Button>
        <Button onClick={onTakeTheirs}>Take their text, discard mine</Button>
        <CopyButton text={content} what="their text" isWhatShown className="h-9! px-3.5!" />
      </div>
    </section>
  );
}

const Place = ({ line, mine, theirs }: Overlap) => (
  <li className="grid gap-2 rounded-lg border bg-background p-3 sm:grid-cols-2">
    <p className="text-subtle sm:col-span-2">From line {line} of their text</p>
    <Side title="Yours" text={mine} />
    <Side title="Theirs" text={theirs} />
  </li>
);

const Side = ({ title, text }: { title: string; text: string }) => (
  <figure className="min-w-0">
    <figcaption className="font-medium">{title}</figcaption>
    <pre dir="auto" className="max-h-48 overflow-auto whitespace-pre-wrap font-mono wrap-anywhere">
      {text || "(removed)"}
    </pre>
  </figure>
);
