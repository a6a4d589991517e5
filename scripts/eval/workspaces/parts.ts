import type { PastePart } from "../reference";

/** What stands around content and is not worth keeping, such as the buttons of a page: one line for the score. */
export const debris = (text: string): PastePart => ({ is: "noise", text, says: text });

/** Words in a cell, a message or a caption: what stands before and after them need not be in their item. */
export const within = (
  is: PastePart["is"],
  before: string,
  says: string,
  after = "",
): PastePart => ({ is, text: `${before}${says}${after}`, says });
