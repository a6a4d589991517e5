"use client";

import { SubmitButton } from "@/app/components/submit-button";
import { Field, FieldError } from "@/app/components/ui/field";
import { Select } from "@/app/components/ui/select";
import { TIER } from "@/app/shared/labels";
import { toast } from "@/app/shared/toast";
import { useFormAction } from "@/app/shared/use-form-action";
import { TIERS } from "@/lib/schemas/enums";
import { changePlan } from "./actions";

const PLANS = TIERS.map((value) => ({ value, label: TIER[value] }));

type Props = { workspaceId: string; tier: string };

export function PlanForm({ workspaceId, tier }: Props) {
  const { state, pending, form } = useFormAction(changePlan.bind(null, workspaceId), () =>
    toast.success("Plan changed"),
  );
  return (
    <form {...form} className="grid gap-3">
      <Field
        label="Plan"
        hint="Sets the monthly generations, the rate of AI calls, and whether API keys work. Keys of a free workspace are refused."
        error={state.fields?.tier}
      >
        <Select name="tier" defaultValue={tier} options={PLANS} />
      </Field>
      <FieldError>{state.error}</FieldError>
      <SubmitButton pending={pending} className="w-fit">
        Change plan
      </SubmitButton>
    </form>
  );
}
