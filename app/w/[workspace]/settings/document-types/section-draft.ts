/** A section while it is edited; `key` stays its own when sections move. */
export type SectionDraft = { key: number; heading: string; guidance: string };

let made = 0;

export const draftOf = ({ heading, guidance }: Omit<SectionDraft, "key">): SectionDraft => ({
  key: made++,
  heading,
  guidance,
});

/** The list with the entry at `from` at the place `to`. */
export function moved<Item>(items: readonly Item[], from: number, to: number): Item[] {
  const rest = items.filter((_, index) => index !== from);
  return [...rest.slice(0, to), ...items.slice(from, from + 1), ...rest.slice(to)];
}

/** The names of the fields of one section, like `sections.2.heading`: also the path of what is wrong with it. */
export const sectionField = (index: number, field: "heading" | "guidance") =>
  `sections.${index}.${field}`;
