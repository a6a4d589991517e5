"use client";

import {
  PlanningForm,
  type PlanningFormProps,
  TitleField,
} from "@/app/components/planning/planning-form";
import { Field } from "@/app/components/ui/field";
import { Input } from "@/app/components/ui/input";
import { Select } from "@/app/components/ui/select";
import { Textarea } from "@/app/components/ui/textarea";
import { submitsByKey } from "@/app/shared/submit-by-key";
import { GOAL_TYPE_OPTIONS } from "./goal-type-options";
import type { GoalValues } from "./new-goal";

type Props = PlanningFormProps & { values: GoalValues };

export const GoalForm = ({ values, ...form }: Props) => (
  <PlanningForm {...form} values={values}>
    {(wrong) => (
      <>
        <div className="grid gap-3 sm:grid-cols-[minmax(0,1fr)_minmax(0,3fr)]">
          <Field label="Type" error={wrong.goal_type}>
            <Select name="goal_type" defaultValue={values.goal_type} options={GOAL_TYPE_OPTIONS} />
          </Field>
          <TitleField
            error={wrong.title}
            value={values.title}
            placeholder="Crews plan a day in one minute"
          />
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
      </>
    )}
  </PlanningForm>
);
