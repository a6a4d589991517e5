import { type CleanDraft, cleanDraft, type Grounds } from "./clean-draft";
import { addFootnotes, closeAddresses } from "./close-addresses";

/** A draft whose references and addresses all lead to evidence or instructions of the call. */
export type GroundedText = Omit<CleanDraft, "body" | "footnotes" | "isAllowedAddress"> & {
  markdown: string;
};

/** Checks a draft line by line and then as rendered, because the meaning of a line of Markdown depends on the lines around it. */
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
