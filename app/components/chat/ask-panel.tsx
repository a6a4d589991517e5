"use client";

import { SquarePen, X } from "lucide-react";
import { Dialog as Primitive } from "radix-ui";
import { useEffect, useRef } from "react";
import { Button } from "@/app/components/ui/button";
import { DialogPanel } from "@/app/components/ui/dialog";
import type { Question } from "@/lib/chat/question";
import { ConversationItem } from "./conversation-item";
import { PHASES } from "./conversations";
import { EmptyConversation } from "./empty-conversation";
import { QuestionForm } from "./question-form";
import { useChat } from "./use-chat";

type Props = {
  userId: string;
  workspaceId: string;
  hasModel: boolean;
  about: Question["about"];
  onClose(): void;
};

export function AskPanel({ userId, workspaceId, hasModel, about, onClose }: Props) {
  const { conversation, isBusy, ask, stop, clear, decide } = useChat({
    userId,
    workspaceId,
    about,
  });
  const newest = useRef<HTMLLIElement>(null);
  const field = useRef<HTMLTextAreaElement>(null);
  const last = conversation.at(-1);
  const phase = last?.answer ? "answered" : last?.writing ? "writing" : "asked";
  // Scrolls once in each phase of an answer, so that a reader can scroll while the answer is
  // written.
  const shown = conversation.length > 0 && `${conversation.length} ${phase}`;
  useEffect(() => {
    if (shown) newest.current?.scrollIntoView({ block: "start" });
  }, [shown]);
  const what = about?.type ?? "workspace";
  return (
    <Primitive.Root open modal={false} onOpenChange={(open) => open || onClose()}>
      <Primitive.Portal>
        <DialogPanel
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
            {conversation.length > 0 && (
              <Button
                variant="ghost"
                size="icon"
                title="New conversation"
                disabled={isBusy}
                onClick={clear}
              >
                <SquarePen aria-hidden />
                <span className="sr-only">New conversation</span>
              </Button>
            )}
            <Primitive.Close asChild>
              <Button variant="ghost" size="icon">
                <X aria-hidden />
                <span className="sr-only">Close</span>
              </Button>
            </Primitive.Close>
          </header>
          <p role="status" className="sr-only">
            {last && !last.failure && PHASES[phase]}
          </p>
          <div className="flex-1 overflow-y-auto px-4 py-4">
            {conversation.length === 0 && (
              <EmptyConversation hasModel={hasModel} what={what} onAsk={ask} />
            )}
            <ol className="grid gap-6" aria-label="Questions and answers">
              {conversation.map((item, index) => (
                <ConversationItem
                  // biome-ignore lint/suspicious/noArrayIndexKey: a conversation only grows
                  key={index}
                  ref={index === conversation.length - 1 ? newest : undefined}
                  workspaceId={workspaceId}
                  item={item}
                  onDecided={decide}
                  isBusy={isBusy && index === conversation.length - 1}
                />
              ))}
            </ol>
          </div>
          <QuestionForm field={field} isBusy={isBusy} onSend={ask} onStop={stop} />
        </DialogPanel>
      </Primitive.Portal>
    </Primitive.Root>
  );
}
