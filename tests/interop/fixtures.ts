import * as z from "zod";
import { ABSENT_ID } from "@/tests/support/samples";

const Named = z.looseObject({ name: z.string().optional(), uri: z.string().optional() });
const Message = z.looseObject({ method: z.string(), params: Named.optional() });

type Stand = Record<string, unknown>;

/**
 * The conformance suite asks for tools, prompts and resources by names of its own. Where the product
 * has the same feature under another name, this maps one name to the other. Names of features that it does not
 * have stay unknown, and are listed with a reason among the expected failures.
 */
export function standIns({
  initiativeId,
  documentId,
}: {
  initiativeId: string;
  documentId: string;
}) {
  const initiative = { initiative_id: initiativeId };
  const things: Record<string, Stand> = {
    test_simple_text: { name: "list_initiatives", arguments: {} },
    test_logging_tool: { name: "list_initiatives", arguments: {} },
    test_error_handling: { name: "get_document", arguments: { id: ABSENT_ID } },
    test_simple_prompt: { name: "plan-a-launch", arguments: initiative },
    "test://static-text": { uri: `workspace://documents/${documentId}` },
    "test://template/123/data": { uri: `workspace://initiatives/${initiativeId}` },
  };

  /** The body with the product's own names in it. */
  return (body: string): { body: string; name?: string } => {
    const message = Message.safeParse(parse(body)).data;
    const stand = things[message?.params?.name ?? message?.params?.uri ?? ""];
    if (!message || !stand) return { body };
    const params = { ...message.params, ...stand };
    const { name, uri } = Named.parse(stand);
    return { body: JSON.stringify({ ...message, params }), name: name ?? uri };
  };
}

function parse(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    return undefined;
  }
}
