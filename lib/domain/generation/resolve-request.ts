import type { Caller } from "@/lib/access/caller";
import type { DraftWords } from "@/lib/ai/draft-words/draft-words";
import type { Brief } from "@/lib/ai/engine";
import { createSectionFinder } from "@/lib/ai/reading/section-names";
import { BUILT_IN_TYPES } from "@/lib/document-types/built-in-types";
import type { Outline } from "@/lib/document-types/definition";
import { getDocumentType } from "@/lib/domain/documents/document-types";
import { getInitiative } from "@/lib/domain/initiatives/initiatives";
import { invalid } from "@/lib/errors";
import type { CustomDocumentType } from "@/lib/schemas/document-types";
import type { GenerateRequest } from "@/lib/schemas/generate";
import { humanize, makeDefaultTitle } from "@/lib/schemas/spelling";
import { capitalize } from "@/lib/text/phrases";
import { gatherEvidence } from "./gather-evidence";
import type { Intent } from "./quota";

export type ResolvedRequest = Brief & Intent;

type TypeInUse = Pick<ResolvedRequest, "documentType" | "documentTypeId" | "typeName" | "outline">;

/**
 * Reads the evidence too: it decides the language of the document and so of its default title. `admit` can refuse the caller before that.
 * @throws 404 for an initiative or a custom type that is not in the workspace
 */
export async function resolveRequest(
  caller: Caller,
  request: GenerateRequest,
  admit?: () => Promise<void>,
): Promise<ResolvedRequest> {
  const { initiative_id: initiativeId, instructions = "" } = request;
  const initiative = await getInitiative(caller, { id: initiativeId });
  const type = await resolveType(caller, request);
  await admit?.();
  const evidence = await gatherEvidence(caller, { ...type, initiativeId });
  const [{ chooseLanguage }, { DRAFT_WORDS }] = await Promise.all([
    import("@/lib/ai/choose-language"), // MCP starts without them
    import("@/lib/ai/draft-words/draft-words"),
  ]);
  const language = chooseLanguage(evidence);
  const words = DRAFT_WORDS[language];
  const title =
    request.title ?? makeDefaultTitle(nameType(type, words), initiative.title, words.colon);
  return { ...type, title, instructions, initiativeId, evidence, language };
}

/** Names a type as in the footnotes of a document in this language. A type of the workspace's own keeps its name. */
const nameType = ({ documentType, documentTypeId, typeName }: TypeInUse, words: DraftWords) =>
  documentTypeId === null ? capitalize(words.kind(documentType)) : typeName;

async function resolveType(
  caller: Caller,
  { document_type: builtIn, document_type_id: id }: GenerateRequest,
): Promise<TypeInUse> {
  if (id !== undefined) return fromCustomType(await getDocumentType(caller, { id }));
  if (builtIn === undefined) throw invalid("document_type", "document_type is required.");
  const outline = BUILT_IN_TYPES[builtIn].outline;
  return { documentType: builtIn, documentTypeId: null, typeName: humanize(builtIn), outline };
}

/** A custom type's section takes its evidence from the base type's section of the same heading, and keeps its own heading. */
function fromCustomType({ id, base_type, name, sections }: CustomDocumentType): TypeInUse {
  const findSection = createSectionFinder(BUILT_IN_TYPES[base_type].outline);
  const outline: Outline = sections.map(({ heading, guidance }) => {
    const { translations: _, ...same } = findSection(heading) ?? { good: "" };
    return { ...same, heading, purpose: guidance };
  });
  return { documentType: base_type, documentTypeId: id, typeName: name, outline };
}
