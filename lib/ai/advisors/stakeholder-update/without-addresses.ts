import { cleanLine } from "@/lib/ai/grounding/clean-line";
import { closeAddresses } from "@/lib/ai/grounding/close-addresses";

const NONE = { footnotes: [], isAllowedAddress: () => false };
/** A less-than sign that begins no HTML, in whatever comes after it. */
const LESS_THAN = /&lt;(?![a-z/!?])/gi;

/**
 * A text of an update, which is sent to people: nothing in it loads or leads anywhere, as Markdown or
 * plain. `removed` counts what did. @throws 503 when too many texts are to be read at once
 */
export async function withoutAddresses(text: string): Promise<{ text: string; removed: number }> {
  let removed = 0;
  const rules = {
    ...NONE,
    numberOf: () => undefined,
    onRemoved: () => {
      removed++;
    },
  };
  const lines = text.split(/\r\n?|\n/).map((line) => cleanLine(line, rules));
  const { body, closed } = await closeAddresses(lines.join("\n").replace(LESS_THAN, "<"), NONE);
  return { text: body, removed: removed + closed };
}
