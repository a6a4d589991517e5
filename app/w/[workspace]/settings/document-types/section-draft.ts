/** `key` stays the same when the section moves. */
export type SectionDraft = { key: number; heading: string; guidance: string };

let made = 0;

export const createDraft = ({ heading, guidance }: Omit<SectionDraft, "key">): SectionDraft => ({
  key: made++,
  heading,
  guidance,
});

export function moveItem<Item>(items: readonly Item[], from: number, to: number): Item[] {
  const rest = items.filter((_, index) => index !== from);
  return [...rest.slice(0, to), ...items.slice(from, from + 1), ...rest.slice(to)];
}

/** `sections.2.heading` is also the path of its errors. */
export const nameSectionField = (index: number, field: "heading" | "guidance") =>
  `sections.${index}.${field}`;
