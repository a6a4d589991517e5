import { unstable_rethrow } from "next/navigation";
import { readNewest, save } from "./actions";
import type { Base, SaveResult } from "./save-result";

export type Sent = SaveResult | { state: "refused"; reason: string } | { state: "offline" };

type Text = { workspaceId: string; id: string; version: number; text: string };

export async function send({ workspaceId, id, version, text }: Text): Promise<Sent> {
  const form = new FormData();
  form.set("id", id);
  form.set("base_version", String(version));
  form.set("content", JSON.stringify(text));
  try {
    const { data, error, fields = {} } = await save(workspaceId, {}, form);
    const reason = error ?? Object.values(fields)[0] ?? "The text was not saved. Try again.";
    return data ?? { state: "refused", reason };
  } catch (error) {
    unstable_rethrow(error);
    return { state: "offline" };
  }
}

/** Undefined if the text cannot be fetched. */
export async function fetchNewest(workspaceId: string, id: string): Promise<Base | undefined> {
  const form = new FormData();
  form.set("id", id);
  try {
    return (await readNewest(workspaceId, {}, form)).data;
  } catch (error) {
    unstable_rethrow(error);
    return undefined;
  }
}
