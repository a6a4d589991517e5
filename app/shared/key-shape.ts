const PREFIX = "gwk_live_";
const SHAPE = /^gwk_live_[0-9A-Za-z]{49}$/;

export const isWhole = (text: string): boolean => SHAPE.test(text);

export function explainKeyShape(text: string): string | undefined {
  if (text === "" || isWhole(text)) return undefined;
  return text.startsWith(PREFIX)
    ? "This is not the whole key, which has exactly 49 letters and digits after gwk_live_. Copy it again."
    : "This is not an API key of Groundwork, which begins with gwk_live_. Copy it again.";
}
