import type { Statement } from "./passages";

/** Words that a remark without content has at most. */
const MAX_WORDS = 5;
const MAX_LENGTH = 60;

/**
 * A remark of a few words in which nothing speaks for any label, such as `Lunch was good.`: no entry
 * of a list, nothing that a heading announces, no figure and no question.
 */
export const isSmallTalk = ({
  role,
  heading,
  isNear,
  text,
  kind,
  own,
  label,
}: Statement): boolean =>
  role === "prose" &&
  own === 0 &&
  label === "general_note" &&
  kind === null &&
  !(isNear && heading) &&
  text.length <= MAX_LENGTH &&
  !/[\d?:]/.test(text) &&
  text.trim().split(/\s+/).length <= MAX_WORDS;
