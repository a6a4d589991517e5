"use client";

import { type FormEvent, type KeyboardEvent, useState } from "react";
import type { FormAction } from "@/app/shared/action";
import { useFormAction } from "@/app/shared/use-form-action";
import { useLeaveWarning } from "@/app/shared/use-leave-warning";

/** For a form that opens within a page: Escape closes it while it is untouched, and what was typed is not left without a question. */
export function useInlineForm<Data>(
  action: FormAction<Data>,
  onSaved: (data: Data) => void,
  onClose: () => void,
) {
  const [isTouched, setTouched] = useState(false);
  const { state, pending, form } = useFormAction(action, onSaved);
  useLeaveWarning(isTouched && !pending);
  const onKeyDown = (event: KeyboardEvent) => event.key === "Escape" && !isTouched && onClose();
  const onChange = (event: FormEvent<HTMLFormElement>) => {
    setTouched(true);
    form.onChange(event);
  };
  return { state, pending, form: { ...form, onChange, onKeyDown } };
}
