import type { Answer, ChatEvent } from "@/lib/chat/question";
import type { SafeHtml } from "@/lib/markdown/safe-html";

/** An event of an answer's stream. A failure after the first event is an event too. */
export type ShownEvent =
  | Exclude<ChatEvent, { type: "answer" }>
  | ({ type: "answer"; html: SafeHtml } & Answer)
  | { type: "failed"; message: string };
