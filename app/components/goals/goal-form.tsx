"use client";

import { useState } from "react";
import { SubmitButton } from "@/app/components/submit-button";
import { Button } from "@/app/components/ui/button";
import { Card } from "@/app/components/ui/card";
import { Field, FieldError } from "@/app/components/ui/field";
import { Input } from "@/app/components/ui/input";
import { Select } from "@/app/components/ui/select";
import { Textarea } from "@/app/components/ui/textarea";
import type { FormAction } from "@/app/lib/action";
import { catchUnreachable } from "@/app/lib/catch-unreachable";
import { submitsByKey } from "@/app/lib/submit-by-key";
import { useFormAction } from "@/app/lib/use-form-action";
import { useLeaveWarning } from "@/app/lib/use-leave-warning";
import { GOAL_TYPE_OPTIONS } from "./goal-type-options";
import type { GoalValues } from "./new-goal";

type Props = {
  action: FormAction;
  fields: Record<string, string>;
  values: GoalValues;
  onSaved: () => void;
  onClose: () => void;
};

export function GoalForm({ action, fields, values, onSaved, onClose }: Props) {
  const [isTouched, setTouched] = useState(false);
  const { state, pending, form } = useFormAction(catchUnreachable(action), onSaved);
  useLeaveWarning(isTouched && !pending);
  const wrong = state.fields ?? {};
  return (
    <Card className="p-4">
      <form
        {...form}
        className="grid gap-3"
        noValidate
        onChange={() => setTouched(true)}
        onKeyDown={(event) => event.key === "Escape" && !isTouched && onClose()}
      >
        {Object.entries(fields).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <div className="grid gap-3 sm:grid-cols-[minmax(0,1fr)_minmax(0,3fr)]">
          <Field label="Type" error={wrong.goal_type}>
            <Select name="goal_type" defaultValue={values.goal_type} options={GOAL_TYPE_OPTIONS} />
          </Field>
          <Field label="Title" error={wrong.title}>
            <Input
              name="title"
              dir="auto"
              defaultValue={values.title}
              placeholder="Crews plan a day in one minute"
              maxLength={200}
              autoComplete="off"
              autoFocus
              required
            />
          </Field>
        </div>
        <div className="grid gap-3 sm:grid-cols-3">
          <Field label="Key result (optional)" error={wrong.key_result}>
            <Input
              name="key_result"
              dir="auto"
              defaultValue={values.key_result ?? ""}
              placeholder="Median below 60 s"
            />
          </Field>
          <Field label="Baseline (optional)" error={wrong.baseline}>
            <Input
              name="baseline"
              dir="auto"
              defaultValue={values.baseline ?? ""}
              placeholder="Today: 11 minutes"
            />
          </Field>
          <Field label="Timeframe (optional)" error={wrong.timeframe}>
            <Input
              name="timeframe"
              dir="auto"
              defaultValue={values.timeframe ?? ""}
              placeholder="By March 2027"
            />
          </Field>
        </div>
        <Field label="Description (optional)" error={wrong.description}>
          <Textarea
            name="description"
            dir="auto"
            rows={2}
            defaultValue={values.description ?? ""}
            onKeyDown={submitsByKey}
          />
        </Field>
        {state.error && <FieldError>{state.error}</FieldError>}
        <div className="flex flex-wrap gap-2">
          <SubmitButton pending={pending}>Save</SubmitButton>
          <Button onClick={onClose}>Cancel</Button>
        </div>
      </form>
    </Card>
  );
}
