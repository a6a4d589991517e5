import type { ReactNode } from "react";
import type { ExternalToast } from "sonner";

type Announcement = { kind: "success" | "error"; text: ReactNode; options?: ExternalToast };
type Announcer = (announcement: Announcement) => void;

/** In ms; longer while the toast has the pointer or the focus. */
const ACTION_MS = 10_000;

let announcer: Announcer | undefined;
const waiting: Announcement[] = [];

const announce = (announcement: Announcement) =>
  announcer ? announcer(announcement) : void waiting.push(announcement);

export const toast = {
  /** One with an action, such as Undo, stays longer. */
  success: (text: ReactNode, options?: ExternalToast) =>
    announce({
      kind: "success",
      text,
      options: { ...(options?.action && { duration: ACTION_MS }), ...options },
    }),
  error: (text: ReactNode) => announce({ kind: "error", text }),
};

export function announceBy(next: Announcer) {
  announcer = next;
  for (const announcement of waiting.splice(0)) next(announcement);
}
