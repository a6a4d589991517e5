import { type KeyboardEvent, type Ref, useState } from "react";
import { Button } from "@/app/components/ui/button";
import { Textarea } from "@/app/components/ui/textarea";
import { isComposing } from "@/app/shared/is-composing";
import { MAX_QUESTION } from "@/lib/schemas/bounds";

type Props = {
  field: Ref<HTMLTextAreaElement>;
  isBusy: boolean;
  onSend(question: string): void;
  onStop(): void;
};

export function QuestionForm({ field, isBusy, onSend, onStop }: Props) {
  const [question, setQuestion] = useState("");
  const isBlank = question.trim() === "";
  const send = () => {
    if (isBusy || isBlank) return;
    setQuestion("");
    onSend(question.trim());
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== "Enter" || event.shiftKey || isComposing(event)) return;
    event.preventDefault();
    send();
  };
  return (
    <form
      className="grid gap-2 border-t p-3"
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
    >
      <Textarea
        ref={field}
        aria-label="Question"
        rows={3}
        maxLength={MAX_QUESTION}
        value={question}
        dir="auto"
        placeholder="What do we know about …?"
        onChange={(event) => setQuestion(event.target.value)}
        onKeyDown={onKeyDown}
      />
      <div className="flex justify-end gap-2">
        {isBusy ? (
          <Button onClick={onStop}>Stop</Button>
        ) : (
          <Button type="submit" variant="primary" disabled={isBlank}>
            Ask
          </Button>
        )}
      </div>
    </form>
  );
}
