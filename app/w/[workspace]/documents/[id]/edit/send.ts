import { unstable_rethrow } from "next/navigation";
import { toForm } from "@/app/shared/form-values";
import { addOpenedAs } from "@/app/shared/opened-as";
import { readNewest, save } from "./actions";
import type { Base, Choice, Offline, SaveResult } from "./save-result";

export type Sent = SaveResult | { state: "refused"; reason: string } | Offline;

type Text = {
  workspaceId: string;
  id: string;
  version: number;
  text: string;
  choice?: Choice | undefined;
};

export async function send({ workspaceId, id, version, text, choice }: Text): Promise<Sent> {
  const form = toForm({
    id,
    base_version: String(version),
    content: JSON.stringify(text),
    ...(choice && { keeps: choice.keeps, seen: JSON.stringify(choice.seen) }),
  });
  try {
    const { data, error, code, fields = {} } = await save(workspaceId, {}, addOpenedAs(form));
    if (code === "SERVICE_UNAVAILABLE") return { state: "offline", outage: error };
    const reason = error ?? Object.values(fields)[0] ?? "The text was not saved. Try again.";
    return data ?? { state: "refused", reason };
  } catch (error) {
    unstable_rethrow(error);
    return { state: "offline" };
  }
}

/** Undefined if the text cannot be fetched. */
export async function fetchNewest(workspaceId: string, id: string): Promise<Base | undefined> {
  try {
    return (await readNewest(workspaceId, {}, addOpenedAs(toForm({ id })))).data;
  } catch (error) {
    unstable_rethrow(error);
    return undefined;
  }
}
