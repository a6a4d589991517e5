import type { Evidence } from "@/lib/ai/evidence";
import { marksAllConfidential } from "./drop-marked";
import { dropMailFrame } from "./mail-frame";

/** Whether an item as a whole is marked as confidential, above its text or in the subject of its mail. No document without a model uses it. */
export const isConfidential = ({ type, title, text }: Evidence): boolean =>
  type === "context_item" && marksAllConfidential(title, dropMailFrame(text));
