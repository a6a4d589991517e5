import { defineList } from "@/lib/schemas/fields";
import { Upload, UploadSummary } from "@/lib/schemas/uploads";
import { makeWorkspace } from "@/tests/support/factories";
import { fileForm } from "@/tests/support/forms";
import { api, type Call } from "@/tests/support/request";
import { createInitiative } from "@/tests/support/samples";

export const NOTES = "# Ride-alongs\n\nSeven of twelve crews lost the signal.\n";

/** An initiative and ways to send files to it. */
export async function openUploads() {
  const workspace = await makeWorkspace();
  const client = api(workspace.key);
  const { id } = await createInitiative(client);
  const path = `/initiatives/${id}/uploads`;
  const send = (options: Call) => client.call("POST", path, options);
  const store = async (content: Parameters<typeof fileForm>[0], filename?: string) =>
    client.data(Upload, "POST", path, await fileForm(content, filename));
  const list = async (query: Call["query"]) =>
    (await client.data(defineList(UploadSummary), "GET", "/uploads", { query })).items;
  return { ...workspace, client, initiativeId: id, path, send, store, list };
}
