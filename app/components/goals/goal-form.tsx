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
import { submitByKey } from "@/app/shared/submit-by-key";
import { GOAL_TYPE_OPTIONS } from "./goal-type-options";
import type { GoalValues } from "./new-goal";

type Props = PlanningFormProps & { values: GoalValues };

const SHORT_TEXTS = [
  { name: "key_result", label: "Key result", placeholder: "Median below 60 s" },
  { name: "baseline", label: "Baseline", placeholder: "Today: 11 minutes" },
  { name: "timeframe", label: "Timeframe", placeholder: "By March 2027" },
] as const;

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
          {SHORT_TEXTS.map(({ name, label, placeholder }) => (
            <Field key={name} label={`${label} (optional)`} error={wrong[name]}>
              <Input
                name={name}
                dir="auto"
                defaultValue={values[name] ?? ""}
                placeholder={placeholder}
              />
            </Field>
          ))}
        </div>
        <Field label="Description (optional)" error={wrong.description}>
          <Textarea
            name="description"
            dir="auto"
            rows={2}
            defaultValue={values.description ?? ""}
            onKeyDown={submitByKey}
          />
        </Field>
      </>
    )}
  </PlanningForm>
);
