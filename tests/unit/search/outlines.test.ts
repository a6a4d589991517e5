import { expect, test } from "vitest";
import { draftOutline } from "@/lib/document-types/built-in-types";
import { DOCUMENT_TYPES } from "@/lib/schemas/enums";
import { dropGeneratedParts } from "@/lib/search/to-plain-text";

test.each(DOCUMENT_TYPES)(
  "search: an empty outline of %s is found by its headings alone",
  (type) => {
    const lines = dropGeneratedParts(draftOutline(type, "Write about the harbour."))
      .split("\n")
      .filter(Boolean);
    expect(lines.slice(0, 2)).toEqual(["## Instructions", "Write about the harbour."]);
    expect(lines.slice(2).filter((line) => !line.startsWith("## "))).toEqual([]);
    expect(lines.length).toBeGreaterThan(4);
  },
);

test.each([
  `${draftOutline("prd", "")}\nTwelve guests left before the desk opened.\n`,
  "# Vision\n\n_We win because we answer within an hour._",
  "## Decision\n_We use PostgreSQL._",
  "## Now\n\n_We wait for Ida._\n\n## Next\n\n_The harbour._\n",
  "_What customers say about it._",
])("search: a text in italics is found if somebody wrote it: %j", (text) => {
  expect(dropGeneratedParts(text)).toBe(text);
});
