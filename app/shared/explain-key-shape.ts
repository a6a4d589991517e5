import { hasKeyShape, KEY_PREFIX, REST_LENGTH } from "@/lib/access/keys/key-shape";

export function explainKeyShape(text: string): string | undefined {
  if (text === "" || hasKeyShape(text)) return undefined;
  return text.startsWith(KEY_PREFIX)
    ? `This is not the whole key, which has exactly ${REST_LENGTH} letters and digits after ${KEY_PREFIX}. Copy it again.`
    : `This is not an API key of Groundwork, which begins with ${KEY_PREFIX}. Copy it again.`;
}
