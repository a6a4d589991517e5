import { Button } from "@/app/components/ui/button";
import { Card } from "@/app/components/ui/card";
import { Field } from "@/app/components/ui/field";
import { Input } from "@/app/components/ui/input";
import { Select } from "@/app/components/ui/select";
import { Textarea } from "@/app/components/ui/textarea";
import { humanize } from "@/app/lib/labels";
import { ContextLabelName } from "@/lib/schemas/context-items";
import { CONTEXT_LABELS } from "@/lib/schemas/enums";
import type { Proposal } from "./proposal";

const LABEL_OPTIONS = CONTEXT_LABELS.map((value) => ({ value, label: humanize(value) }));

type Props = {
  proposal: Proposal;
  position: string;
  /** By key and field: `3.title`. */
  errors: Record<string, string> | undefined;
  onChange: (key: string, edit: Partial<Proposal>) => void;
};

export function ProposalCard({ proposal, position, errors = {}, onChange }: Props) {
  const { key, accepted, label, title, content } = proposal;
  const edit = (changed: Partial<Proposal>) => onChange(key, changed);
  return (
    <li>
      <Card className={accepted ? undefined : "border-dashed bg-transparent! shadow-none!"}>
        <fieldset className="grid min-w-0 gap-3 p-4">
          <legend className="sr-only">
            {position}
            {!accepted && ", rejected"}
          </legend>
          <div className="flex min-h-7 items-center justify-between gap-4">
            {accepted ? (
              <span aria-hidden className="text-[0.8125rem] text-subtle">
                {position}
              </span>
            ) : (
              <span className="line-clamp-2 min-w-0 text-subtle line-through wrap-anywhere">
                {title || position}
              </span>
            )}
            <Button size="small" onClick={() => edit({ accepted: !accepted })}>
              {accepted ? "Reject" : "Keep after all"}
              <span className="sr-only"> {position}</span>
            </Button>
          </div>
          {accepted && (
            <>
              <div className="grid gap-3 sm:grid-cols-[minmax(0,1fr)_minmax(0,3fr)]">
                <Field label="Label" error={errors[`${key}.label`]}>
                  <Select
                    value={label}
                    options={LABEL_OPTIONS}
                    onChange={(event) =>
                      edit({ label: ContextLabelName.parse(event.target.value) })
                    }
                  />
                </Field>
                <Field label="Title" error={errors[`${key}.title`]}>
                  <Input value={title} onChange={(event) => edit({ title: event.target.value })} />
                </Field>
              </div>
              <Field label="Content" error={errors[`${key}.content`]}>
                <Textarea
                  rows={4}
                  value={content}
                  onChange={(event) => edit({ content: event.target.value })}
                />
              </Field>
            </>
          )}
        </fieldset>
      </Card>
    </li>
  );
}
