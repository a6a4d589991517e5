export const REFERENCE_RULE =
  "Name evidence by its ref alone, such as E3. Use only refs that stand before you. A claim that no piece of evidence supports gets an empty list, never the nearest ref.";

export const QUOTE_RULE =
  "Copy each quote from the document character for character: its spelling, its punctuation, its Markdown marks. Quote one sentence or less, in one piece, without an ellipsis. A quote that does not stand in the document word for word is thrown away.";

export const composeInstructions = (task: string, rules: readonly string[]): string =>
  `${task}\n\n${rules.map((rule) => `- ${rule}`).join("\n")}`;
