import { createUpload } from "@/lib/domain/context/uploads";
import { getGeneration } from "@/lib/domain/generation/background-generations";
import { reserveGeneration, returnGeneration } from "@/lib/domain/generation/quota";
import { makeWorkspace } from "@/tests/support/factories";
import { type Era, mcp } from "@/tests/support/mcp";
import { populate } from "@/tests/support/populate";
import { api } from "@/tests/support/request";

/** The address of a connection with every tool. */
export const ALL_TOOLS = { search: "?toolsets=all" };

/** A workspace of its own, with an assistant and a REST client on the same key. */
export async function open(era?: Era, options?: Parameters<typeof makeWorkspace>[0]) {
  const workspace = await makeWorkspace(options);
  return { ...workspace, rest: api(workspace.key), assistant: mcp(workspace.key, { era }) };
}
export type Opened = Awaited<ReturnType<typeof open>>;

/** A workspace with one of everything, `word` in every text. */
export async function scene(era?: Era, word?: string) {
  const opened = await open(era);
  const resources = await populate(opened.rest, word);
  const { id: initiative_id } = resources.initiative;
  const upload = await createUpload(opened.caller, {
    initiative_id,
    filename: `${word ?? "notes"}.md`,
    bytes: new TextEncoder().encode(`# ${word ?? "Notes"}\n`),
  });
  const generation = await failedGeneration(opened, initiative_id);
  return { ...opened, ...resources, upload, generation };
}
export type Scene = Awaited<ReturnType<typeof scene>>;

/** A generation without a document. */
async function failedGeneration({ caller }: Opened, initiativeId: string) {
  const intent = { documentType: "epic" as const, documentTypeId: null, title: "Epic" };
  const id = await reserveGeneration(caller, { initiativeId, ...intent });
  await returnGeneration(caller, id, "AI_TIMEOUT");
  return getGeneration(caller, { id });
}
