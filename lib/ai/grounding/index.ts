import { type CleanDraft, cleanDraft, type Grounds } from "./clean-draft";
import { addFootnotes, closeAddresses } from "./close-addresses";

/** A draft whose references and addresses all lead to what was sent. */
export type GroundedText = Omit<CleanDraft, "body" | "footnotes" | "isAllowedAddress"> & {
  markdown: string;
};

/**
 * Holds a draft against its evidence, twice: line by line, and then as the page will read it, because
 * no line tells what Markdown makes of its neighbours.
 */
export async function groundDraft(draft: string, grounds: Grounds): Promise<GroundedText> {
  const {
    body: cleaned,
    footnotes,
    isAllowedAddress,
    ...counts
  } = await cleanDraft(draft, grounds);
  const { body, closed } = await closeAddresses(cleaned, { footnotes, isAllowedAddress });
  return {
    ...counts,
    markdown: addFootnotes(body, footnotes),
    removedReferences: counts.removedReferences + closed,
  };
}
