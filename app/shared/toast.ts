import type { ReactNode } from "react";
import type { ExternalToast } from "sonner";

type Announcement = { kind: "success" | "error"; text: ReactNode; options?: ExternalToast };
type Announcer = (announcement: Announcement) => void;

let announcer: Announcer | undefined;
const waiting: Announcement[] = [];

const announce = (announcement: Announcement) =>
  announcer ? announcer(announcement) : void waiting.push(announcement);

export const toast = {
  success: (text: ReactNode, options?: ExternalToast) =>
    announce({ kind: "success", text, options }),
  error: (text: ReactNode, options?: ExternalToast) => announce({ kind: "error", text, options }),
};

export function announceBy(next: Announcer) {
  announcer = next;
  for (const announcement of waiting.splice(0)) next(announcement);
}
