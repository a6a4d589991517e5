import { Schema } from "prosemirror-model";
import { blocks } from "./schema-blocks";
import { inlines, marks } from "./schema-inline";

/** The form of a document in the editor: each node and mark is one of Markdown's, so that none is lost. */
export const schema = new Schema({ nodes: { ...blocks, ...inlines }, marks });
