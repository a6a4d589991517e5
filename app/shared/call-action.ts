import type { FormAction, FormState } from "@/app/shared/action";
import { catchUnreachable } from "@/app/shared/catch-unreachable";
import { toast } from "@/app/shared/toast";

export async function callAction<Data>(
  action: FormAction<Data>,
  fields: Record<string, string>,
): Promise<Data | undefined> {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  const state = await catchUnreachable(action)({}, form);
  if (state.data === undefined) toast.error(pickError(state));
  return state.data;
}

const pickError = ({ error, fields = {} }: FormState) =>
  error ?? Object.values(fields)[0] ?? "The change was not made. Try again.";
