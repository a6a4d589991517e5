import { CopyButton } from "@/app/components/copy-button";
import { Button } from "@/app/components/ui/button";
import { Field } from "@/app/components/ui/field";
import { Textarea } from "@/app/components/ui/textarea";
import { VERSION_SOURCE } from "@/app/lib/words";
import type { Conflicting } from "./save-result";

type Props = Conflicting & {
  onKeepMine: () => void;
  onTakeTheirs: () => void;
};

/** Says that somebody else changed the document meanwhile, shows their text, and lets one choose. */
export function Conflict({ author, source, version, content, onKeepMine, onTakeTheirs }: Props) {
  return (
    <section
      role="alert"
      aria-label="Changed meanwhile"
      className="grid gap-3 rounded-xl border bg-warning-soft p-4"
    >
      <div className="grid gap-1">
        <h2 className="font-semibold text-warning-text">
          {author} changed this document meanwhile
        </h2>
        <p className="text-pretty">
          {VERSION_SOURCE[source]}, as version {version}. Your text below is not saved yet and stays
          here. Compare the two, take over what you need, then choose.
        </p>
      </div>
      <Field label="Their text">
        <Textarea readOnly dir="auto" rows={8} value={content} className="max-h-72 font-mono" />
      </Field>
      <div className="flex flex-wrap gap-2">
        <Button onClick={onKeepMine}>Keep my text, then save over theirs</Button>
        <Button onClick={onTakeTheirs}>Take their text, drop mine</Button>
        <CopyButton text={content} what="their text" isWhatShown className="h-9 px-3.5" />
      </div>
    </section>
  );
}
