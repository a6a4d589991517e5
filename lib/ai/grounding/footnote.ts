import type { Evidence } from "@/lib/ai/evidence";

const kindOf = (piece: Evidence) => {
  switch (piece.type) {
    case "initiative":
      return "initiative";
    case "context_item":
      return piece.label.replaceAll("_", " ");
    case "goal":
      return `goal, ${piece.label.replaceAll("_", " ")}`;
    case "document":
      return `document, ${piece.label.replaceAll("_", " ")}`;
    case "upload":
      return "upload";
  }
};

/** A title inside of Markdown, on one line, as it is. */
const escapeTitle = (title: string) =>
  title.replace(/\s+/g, " ").replace(/[\\`*_[\]<>|&~]/g, (character) => `\\${character}`);

/** The definition of a footnote: a link to its source and what that is. */
export const footnote = (number: number, piece: Evidence) =>
  `[^${number}]: [${escapeTitle(piece.title)}](${piece.url}), ${kindOf(piece)}`;
