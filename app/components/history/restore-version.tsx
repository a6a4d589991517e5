"use client";

import { useRouter } from "next/navigation";
import { SubmitButton } from "@/app/components/submit-button";
import { FieldError } from "@/app/components/ui/field";
import type { FormAction } from "@/app/shared/action";
import { callAction } from "@/app/shared/call-action";
import type { RestoredVersion } from "@/app/shared/restored-version";
import { toast } from "@/app/shared/toast";
import { useFormAction } from "@/app/shared/use-form-action";

type Props = {
  action: FormAction<RestoredVersion>;
  id: string;
  version: number;
  latest: number;
  /** Set if the open page is about older versions. */
  next?: string;
};

export function RestoreVersion({ action, id, version, latest, next }: Props) {
  const router = useRouter();
  const { state, pending, form } = useFormAction(action, (restored) => {
    // The fold closes around the button, which would take the focus away.
    form.ref.current?.closest("details")?.querySelector("summary")?.focus();
    if (restored.version <= latest) {
      return void toast.success(`Version ${version} already has the current content`);
    }
    if (next) router.replace(next, { scroll: false });
    const before = String(restored.version - 1);
    const undo = () => callAction(action, { id, version: before, etag: restored.etag });
    toast.success(`Version ${version} is current again, as version ${restored.version}`, {
      action: {
        label: "Undo",
        onClick: async () => {
          if (await undo()) toast.success(`Undone: version ${before} is current again`);
        },
      },
    });
  });
  return (
    <form {...form} className="grid justify-items-end gap-1">
      <input type="hidden" name="id" value={id} />
      <input type="hidden" name="version" value={version} />
      <SubmitButton pending={pending} size="small" variant="secondary">
        Restore<span className="sr-only"> version {version}</span>
      </SubmitButton>
      <FieldError>{state.error}</FieldError>
    </form>
  );
}
