import { Time } from "@/app/components/time";
import { Button } from "@/app/components/ui/button";
import type { Draft } from "./drafts";

type Props = { draft: Draft; onRestore(): void; onDrop(): void };

export function DraftOffer({ draft, onRestore, onDrop }: Props) {
  return (
    <section
      aria-label="Unsaved text"
      role="status"
      className="flex flex-wrap items-center gap-3 rounded-xl border bg-info-soft p-4"
    >
      <p className="min-w-0 flex-1 text-pretty">
        This browser kept unsaved text of yours from <Time iso={new Date(draft.at).toISOString()} />
        . Restore it, or continue with the stored document.
      </p>
      <Button variant="primary" onClick={onRestore}>
        Restore my text
      </Button>
      <Button onClick={onDrop}>Discard it</Button>
    </section>
  );
}
