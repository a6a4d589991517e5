"use client";

import { Working } from "@/app/components/advice/working";
import { SubmitButton } from "@/app/components/submit-button";
import { Button } from "@/app/components/ui/button";
import { Field, FieldError } from "@/app/components/ui/field";
import { Textarea } from "@/app/components/ui/textarea";
import type { FormAction } from "@/app/shared/action";
import { useFormAction } from "@/app/shared/use-form-action";
import { useLeaveWarning } from "@/app/shared/use-leave-warning";
import { ANSWER_SECONDS, MAX_PASTE } from "@/lib/schemas/bounds";
import type { ContextLabel } from "@/lib/schemas/enums";
import type { Method } from "@/lib/schemas/generate";
import { countCodePoints } from "@/lib/text/code-points";
import { countNoun } from "@/lib/text/phrases";
import { propose } from "./actions";
import { ExpectedLabels } from "./expected-labels";
import type { Proposals } from "./proposal";

const QUESTION = "Leave this page? Nothing is saved yet. This tab keeps your text.";

type Props = {
  workspaceId: string;
  initiativeId: string;
  method: Method;
  /** The text before anybody edits it. */
  startText: string;
  text: string;
  isReady: boolean;
  targetLabels: ContextLabel[];
  isAgain: boolean;
  onEdit: (edit: { text?: string; targetLabels?: ContextLabel[] }) => void;
  onProposed: (proposals: Proposals) => void;
  onStartOver: () => void;
};

export function PasteForm({ workspaceId, initiativeId, method, isAgain, ...props }: Props) {
  const { startText, text, isReady, targetLabels, onEdit, onProposed, onStartOver } = props;
  const length = countCodePoints(text);
  useLeaveWarning(text !== startText && !isAgain, QUESTION);
  const send: FormAction<Proposals> = (previous, form) => {
    form.set("targetLabels", JSON.stringify(targetLabels));
    return propose(workspaceId, previous, form);
  };
  const { state, pending, form } = useFormAction(send, onProposed);
  const over = length - MAX_PASTE;
  const refused =
    state.fields?.blob && `Paste a text of 1 to ${countNoun(MAX_PASTE, "character")}.`;
  const tooLong =
    over > 0 && `Shorten the text by ${countNoun(over, "character")}, or paste it in parts.`;
  return (
    <form {...form} className="grid gap-4" noValidate>
      <input type="hidden" name="id" value={initiativeId} />
      <div className="grid gap-1">
        <Field label="Text" error={tooLong || refused}>
          <Textarea
            name="blob"
            rows={isAgain ? 5 : 13}
            className={isAgain ? "max-h-40!" : undefined}
            placeholder="Headings, lists and quotations help to separate one item from the next."
            dir="auto"
            value={text}
            // The kept text is restored late, and would replace text typed before that.
            readOnly={!isReady}
            onChange={(event) => onEdit({ text: event.target.value })}
          />
        </Field>
        <p className="text-right text-[0.8125rem] text-subtle tabular-nums">
          {length.toLocaleString("en")} of {countNoun(MAX_PASTE, "character")}
        </p>
      </div>
      <ExpectedLabels
        chosen={targetLabels}
        onChoose={(chosen) => onEdit({ targetLabels: chosen })}
      />
      <FieldError>{state.error}</FieldError>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <SubmitButton pending={pending}>{isAgain ? "Propose again" : "Propose items"}</SubmitButton>
        {(text !== startText || isAgain) && (
          <Button variant="ghost" onClick={onStartOver} disabled={pending}>
            Start over
          </Button>
        )}
        {pending ? (
          <Working method={method}>Reading the text and sorting it by label.</Working>
        ) : (
          <p className="text-subtle">
            {isAgain
              ? "Replaces the proposals below, edits included."
              : method === "ai"
                ? `An AI model proposes. It can take up to ${ANSWER_SECONDS} seconds.`
                : "Works without an AI model."}
          </p>
        )}
      </div>
    </form>
  );
}
