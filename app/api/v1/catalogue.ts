import * as z from "zod";
import { endpoint } from "@/lib/api/endpoint";
import { describeApi } from "@/lib/api/openapi";
import { type Handlers, resource } from "@/lib/api/resource";
import * as activity from "./activity/route";
import * as relabel from "./context-items/[id]/relabel/route";
import * as contextItem from "./context-items/[id]/route";
import * as contextItemRestore from "./context-items/[id]/versions/[version]/restore/route";
import * as contextItemVersion from "./context-items/[id]/versions/[version]/route";
import * as contextItemVersions from "./context-items/[id]/versions/route";
import * as contextItems from "./context-items/route";
import * as documentTypes from "./document-types/route";
import * as diff from "./documents/[id]/diff/route";
import * as evidence from "./documents/[id]/evidence/route";
import * as exported from "./documents/[id]/export/route";
import * as document from "./documents/[id]/route";
import * as restore from "./documents/[id]/versions/[version]/restore/route";
import * as version from "./documents/[id]/versions/[version]/route";
import * as versions from "./documents/[id]/versions/route";
import * as documents from "./documents/route";
import * as generate from "./generate/route";
import * as goal from "./goals/[id]/route";
import * as goalRestore from "./goals/[id]/versions/[version]/restore/route";
import * as goalVersion from "./goals/[id]/versions/[version]/route";
import * as goalVersions from "./goals/[id]/versions/route";
import * as goals from "./goals/route";
import * as classify from "./initiatives/[id]/classify/route";
import * as coverage from "./initiatives/[id]/context-coverage/route";
import * as batch from "./initiatives/[id]/context-items/batch/route";
import * as initiative from "./initiatives/[id]/route";
import * as newUpload from "./initiatives/[id]/uploads/route";
import * as initiativeRestore from "./initiatives/[id]/versions/[version]/restore/route";
import * as initiativeVersion from "./initiatives/[id]/versions/[version]/route";
import * as initiativeVersions from "./initiatives/[id]/versions/route";
import * as initiatives from "./initiatives/route";
import * as me from "./me/route";
import * as search from "./search/route";
import * as trashRestore from "./trash/[id]/restore/route";
import * as trashed from "./trash/[id]/route";
import * as trash from "./trash/route";
import * as uploadContent from "./uploads/[id]/content/route";
import * as upload from "./uploads/[id]/route";
import * as uploads from "./uploads/route";

const description = resource({
  GET: endpoint({
    operationId: "getOpenApi",
    summary: "Get this description",
    description:
      "OpenAPI 3.1 in the envelope; `/openapi.json` has the bare document. Needs no key.",
    tag: "Account",
    bucket: "public",
    data: z.looseObject({ openapi: z.string() }),
    run: async () => openApi(),
  }),
});

/** Its order is the order of the reference. */
export const catalogue = {
  "/initiatives": initiatives,
  "/initiatives/{id}": initiative,
  "/initiatives/{id}/versions": initiativeVersions,
  "/initiatives/{id}/versions/{version}": initiativeVersion,
  "/initiatives/{id}/versions/{version}/restore": initiativeRestore,
  "/initiatives/{id}/context-coverage": coverage,
  "/initiatives/{id}/classify": classify,
  "/initiatives/{id}/context-items/batch": batch,
  "/documents": documents,
  "/documents/{id}": document,
  "/documents/{id}/diff": diff,
  "/documents/{id}/evidence": evidence,
  "/documents/{id}/export": exported,
  "/documents/{id}/versions": versions,
  "/documents/{id}/versions/{version}": version,
  "/documents/{id}/versions/{version}/restore": restore,
  "/generate": generate,
  "/document-types": documentTypes,
  "/context-items": contextItems,
  "/context-items/{id}": contextItem,
  "/context-items/{id}/relabel": relabel,
  "/context-items/{id}/versions": contextItemVersions,
  "/context-items/{id}/versions/{version}": contextItemVersion,
  "/context-items/{id}/versions/{version}/restore": contextItemRestore,
  "/goals": goals,
  "/goals/{id}": goal,
  "/goals/{id}/versions": goalVersions,
  "/goals/{id}/versions/{version}": goalVersion,
  "/goals/{id}/versions/{version}/restore": goalRestore,
  "/initiatives/{id}/uploads": newUpload,
  "/uploads": uploads,
  "/uploads/{id}": upload,
  "/uploads/{id}/content": uploadContent,
  "/trash": trash,
  "/trash/{id}": trashed,
  "/trash/{id}/restore": trashRestore,
  "/search": search,
  "/activity": activity,
  "/me": me,
  "/openapi.json": description,
} satisfies Record<string, Handlers>;

let described: ReturnType<typeof describeApi> | undefined;

export function openApi() {
  described ??= describeApi(catalogue);
  return described;
}
