"use client";

import { SquarePen, X } from "lucide-react";
import { Dialog as Primitive } from "radix-ui";
import { type KeyboardEvent, useEffect, useRef, useState } from "react";
import { Button } from "@/app/components/ui/button";
import { Textarea } from "@/app/components/ui/textarea";
import { MAX_CHARACTERS } from "@/lib/chat/bounds";
import type { Question } from "@/lib/chat/question";
import { ChatExchange } from "./answer";
import { useChat } from "./use-chat";

type Props = {
  userId: string;
  workspaceId: string;
  hasModel: boolean;
  about: Question["about"];
  onClose(): void;
};

export function AskPanel({ userId, workspaceId, hasModel, about, onClose }: Props) {
  const { exchanges, isBusy, ask, stop, clear, decide } = useChat({ userId, workspaceId, about });
  const [question, setQuestion] = useState("");
  const newest = useRef<HTMLLIElement>(null);
  const field = useRef<HTMLTextAreaElement>(null);
  const last = exchanges.at(-1);
  const phase = last?.answer ? "answered" : last?.writing ? "writing" : "asked";
  // Scrolls once in each phase of an exchange, so that a reader can scroll while the answer is
  // written.
  const shown = exchanges.length > 0 && `${exchanges.length} ${phase}`;
  useEffect(() => {
    if (shown) newest.current?.scrollIntoView({ block: "start" });
  }, [shown]);
  const send = (text: string) => {
    if (isBusy || text.trim() === "") return;
    setQuestion("");
    void ask(text.trim());
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== "Enter" || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    send(question);
  };
  const what = about?.type ?? "workspace";
  return (
    <Primitive.Root open modal={false} onOpenChange={(open) => open || onClose()}>
      <Primitive.Portal>
        <Primitive.Content
          aria-describedby={undefined}
          data-panel
          onInteractOutside={(event) => event.preventDefault()}
          onOpenAutoFocus={(event) => {
            event.preventDefault();
            field.current?.focus();
          }}
          className="fixed inset-y-0 right-0 z-40 flex w-[24rem] max-w-full flex-col border-l bg-canvas shadow-xl print:hidden"
        >
          <header className="flex items-center gap-1 border-b px-4 py-3">
            <Primitive.Title className="flex-1 font-semibold">
              Ask about this {what}
            </Primitive.Title>
            {exchanges.length > 0 && (
              <Button
                variant="ghost"
                size="icon"
                title="New thread"
                disabled={isBusy}
                onClick={clear}
              >
                <SquarePen aria-hidden />
                <span className="sr-only">New thread</span>
              </Button>
            )}
            <Primitive.Close asChild>
              <Button variant="ghost" size="icon">
                <X aria-hidden />
                <span className="sr-only">Close</span>
              </Button>
            </Primitive.Close>
          </header>
          <div className="flex-1 overflow-y-auto px-4 py-4">
            {exchanges.length === 0 && (
              <div className="grid gap-3">
                <p className="text-pretty text-subtle">
                  Answers come from the content of this workspace, with their sources. Nothing is
                  changed without your click.
                </p>
                <ul className="grid gap-2">
                  {(hasModel ? SUGGESTED[what] : FOUND_BY_LABEL).map((text) => (
                    <li key={text}>
                      <Button size="small" onClick={() => send(text)}>
                        {text}
                      </Button>
                    </li>
                  ))}
                </ul>
              </div>
            )}
            <ol className="grid gap-6" aria-label="Questions and answers">
              {exchanges.map((exchange, index) => (
                <ChatExchange
                  // biome-ignore lint/suspicious/noArrayIndexKey: a thread only grows
                  key={index}
                  ref={index === exchanges.length - 1 ? newest : undefined}
                  workspaceId={workspaceId}
                  exchange={exchange}
                  onDecided={decide}
                  isBusy={isBusy && index === exchanges.length - 1}
                />
              ))}
            </ol>
          </div>
          <form
            className="grid gap-2 border-t p-3"
            onSubmit={(event) => {
              event.preventDefault();
              send(question);
            }}
          >
            <Textarea
              ref={field}
              aria-label="Question"
              rows={3}
              maxLength={MAX_CHARACTERS}
              value={question}
              dir="auto"
              placeholder="What do we know about …?"
              onChange={(event) => setQuestion(event.target.value)}
              onKeyDown={onKeyDown}
            />
            <div className="flex justify-end gap-2">
              {isBusy ? (
                <Button onClick={stop}>Stop</Button>
              ) : (
                <Button type="submit" variant="primary" disabled={question.trim() === ""}>
                  Ask
                </Button>
              )}
            </div>
          </form>
        </Primitive.Content>
      </Primitive.Portal>
    </Primitive.Root>
  );
}

/** Used without a model, when search answers: each question names a label, whose items are found in
 * any wording. */
const FOUND_BY_LABEL = [
  "What was decided?",
  "Which risks are known?",
  "What feedback is there?",
] as const;

const SUGGESTED = {
  workspace: [
    "What was decided lately?",
    "Which risks are still open?",
    "What do users ask for most?",
  ],
  initiative: [
    "What is this initiative for, and for whom?",
    "What are the arguments against it?",
    "What do we still need before launch?",
  ],
  document: [
    "What is this document's main point?",
    "Which of its statements lack evidence?",
    "What in the workspace contradicts it?",
  ],
} as const;
