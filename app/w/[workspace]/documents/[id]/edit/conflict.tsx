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
  const { by, content, overlaps, canKeepBoth, isAgain = false } = theirs;
  const other = OTHERS[by.isReader ? "reader" : "person"];
  const isWhole = overlaps.length === 0;
  return (
    <section
      id={ID}
      tabIndex={-1}
      role="alert"
      aria-label="Changed in the meantime"
      className="grid gap-3 rounded-xl border bg-warning-soft p-4"
    >
      <div className="grid gap-1">
        <h2 className="font-semibold text-warning-text">{describeChange(by)}</h2>
        <p className="text-pretty">
          {VERSION_SOURCE[by.source]}, as version {by.version}. Your text below is not saved yet and
          stays here.{" "}
          {isWhole
            ? "The text that you began with is no longer kept, so your change and this one cannot be told apart: copy what you need, then choose one text."
            : "Both sides changed the lines below: copy what you need, then choose for these lines. All other changes of both sides are kept."}
        </p>
        {isAgain && (
          <p className="font-medium">
            The text has changed since these lines were shown, so your choice was not carried out.
            Look at the lines again, then choose.
          </p>
        )}
      </div>
      <ul className="grid gap-3">
        {overlaps.map((overlap) => (
          <Place key={overlap.line} {...overlap} other={other} />
        ))}
      </ul>
      <details>
        <summary className="w-fit rounded-sm font-medium">{other.fullText}</summary>
        <Field label={other.text}>
          <Textarea readOnly dir="auto" rows={8} value={content} className="max-h-72! font-mono" />
        </Field>
      </details>
      <div className="flex flex-wrap gap-2">
        {canKeepBoth && (
          <Button variant="primary" onClick={onKeepBoth}>
            Keep both, one after the other
          </Button>
        )}
        <Button onClick={onKeepMine}>{isWhole ? other.keepText : other.keepLines}</Button>
        <Button onClick={onTakeTheirs}>{isWhole ? other.takeText : other.takeLines}</Button>
        <CopyButton
          text={content}
          what={other.text.toLowerCase()}
          isWhatShown
          className="h-9! px-3.5!"
        />
      </div>
    </section>
  );
}

const describeChange = ({ name, isReader, source }: Conflicting["by"]) =>
  isReader
    ? `You changed this document ${source === "app" ? "in another tab or window" : "in the meantime"}`
    : `${name} changed this document in the meantime`;

/** The words for the other side: another person, or the same one elsewhere. */
const OTHERS = {
  person: {
    title: "Theirs",
    text: "Their text",
    fullText: "Their full text",
    keepLines: "Keep my lines, replace theirs",
    takeLines: "Take their lines, discard mine",
    keepText: "Keep my whole text, replace theirs",
    takeText: "Take their whole text, discard mine",
  },
  reader: {
    title: "The other change",
    text: "The other text",
    fullText: "The other full text",
    keepLines: "Keep the lines of this tab",
    takeLines: "Take the other lines",
    keepText: "Keep the whole text of this tab",
    takeText: "Take the whole other text",
  },
};

type PlaceProps = Overlap & { other: (typeof OTHERS)["person"] };

const Place = ({ line, mine, theirs, other }: PlaceProps) => (
  <li className="grid gap-2 rounded-lg border bg-background p-3 sm:grid-cols-2">
    <p className="text-subtle sm:col-span-2">
      From line {line} of {other.text.toLowerCase()}
    </p>
    <Side title={other === OTHERS.reader ? "In this tab" : "Yours"} text={mine} />
    <Side title={other.title} text={theirs} />
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
