import { hasKeyShape, KEY_PREFIX } from "@/lib/access/keys/key-shape";

export function explainKeyShape(text: string): string | undefined {
  if (text === "" || hasKeyShape(text)) return undefined;
  return text.startsWith(KEY_PREFIX)
    ? "This is not the whole key, which has exactly 49 letters and digits after gwk_live_. Copy it again."
    : "This is not an API key of Groundwork, which begins with gwk_live_. Copy it again.";
}
