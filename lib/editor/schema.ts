import { Schema } from "prosemirror-model";
import { blocks } from "./schema-blocks";
import { inlines, marks } from "./schema-inline";

/** Every node and mark corresponds to one of Markdown's, so that nothing is lost. */
export const schema = new Schema({ nodes: { ...blocks, ...inlines }, marks });
