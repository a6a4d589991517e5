import type { DocumentType } from "@/lib/schemas/enums";

/** A type that can be chosen in the form. */
export type TypeChoice = {
  /** The slug of a built-in type, the id of one of the workspace's own. */
  value: string;
  name: string;
  /** Whose checklist it has. */
  base: DocumentType;
  isOwn: boolean;
  headings: string[];
};

/** The title that a document gets when nobody gives it another. */
export const suggestedTitle = ({ name }: TypeChoice, initiativeTitle: string) =>
  [...`${name}: ${initiativeTitle}`].slice(0, 200).join("");
