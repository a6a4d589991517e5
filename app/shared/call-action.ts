import type { FormAction, FormState } from "@/app/shared/action";
import { catchUnreachable } from "@/app/shared/catch-unreachable";
import { toForm } from "@/app/shared/form-values";
import { toast } from "@/app/shared/toast";

export async function callAction<Data>(
  action: FormAction<Data>,
  fields: Record<string, string>,
): Promise<Data | undefined> {
  const state = await catchUnreachable(action)({}, toForm(fields));
  if (state.data === undefined) toast.error(pickError(state));
  return state.data;
}

const pickError = ({ error, fields = {} }: FormState) =>
  error ?? Object.values(fields)[0] ?? "The change was not made. Try again.";
