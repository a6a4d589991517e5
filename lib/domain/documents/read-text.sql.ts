import { statement } from "@/lib/db/statement";

/** The text of a document. */
export const READ_TEXT = statement(
  "SELECT content_markdown AS text FROM document WHERE workspace_id = $1 AND id = $2",
  ["uuid", "uuid"],
  { text: "text" },
);
