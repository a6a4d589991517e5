"use client";

import { clsx } from "clsx";
import { type ReactNode, useEffect, useId, useRef, useState } from "react";
import { HiddenFields } from "@/app/components/hidden-fields";
import { SubmitButton } from "@/app/components/submit-button";
import { Card } from "@/app/components/ui/card";
import { FieldError } from "@/app/components/ui/field";
import type { FormAction, WorkspaceAction } from "@/app/shared/action";
import { useFormAction } from "@/app/shared/use-form-action";
import type { Method } from "@/lib/schemas/generate";
import { Working } from "./working";

type Props<Advice> = {
  workspaceId: string;
  title: string;
  about: string;
  run: string;
  working: string;
  method: Method;
  action: WorkspaceAction<Advice>;
  fields: Record<string, string>;
  controls?: (errors: Record<string, string>) => ReactNode;
  result: (advice: Advice) => ReactNode;
};

export function Advisor<Advice>(props: Props<Advice>) {
  const { workspaceId, title, about, run, working, method, fields, controls, result } = props;
  const id = useId();
  const [advice, setAdvice] = useState<Advice>();
  const ask: FormAction<Advice> = (previous, form) => props.action(workspaceId, previous, form);
  const { state, pending, form } = useFormAction(ask, setAdvice);
  const shown = useShown(pending ? undefined : advice);
  return (
    <section aria-labelledby={id}>
      <Card>
        <form
          {...form}
          className="flex flex-wrap items-end justify-between gap-x-6 gap-y-4 p-4 sm:p-5"
          noValidate
        >
          <HiddenFields fields={fields} />
          <div
            className={clsx("grid min-w-0 gap-0.5", controls ? "basis-full" : "flex-1 basis-72")}
          >
            <h2 id={id} className="font-semibold text-[0.9375rem]">
              {title}
            </h2>
            <p className="text-pretty text-subtle">{about}</p>
          </div>
          {controls && <div className="w-full max-w-xl">{controls(state.fields ?? {})}</div>}
          <SubmitButton pending={pending} variant={advice ? "secondary" : "primary"}>
            {advice ? `${run} again` : run}
          </SubmitButton>
          {pending && (
            <div className="w-full">
              <Working method={method}>{working}</Working>
            </div>
          )}
          {state.error && (
            <div className="w-full">
              <FieldError>{state.error}</FieldError>
            </div>
          )}
        </form>
        <p role="status" className="sr-only">
          {advice && !pending && `${title}: the result is ready.`}
        </p>
        {advice && (
          <div
            ref={shown}
            className="grid scroll-mt-16 scroll-mb-4 gap-5 border-t p-4 sm:p-5 md:scroll-mt-4"
          >
            {result(advice)}
          </div>
        )}
      </Card>
    </section>
  );
}

/** Scrolls to each new result, which can begin below the screen. The focus stays on the button. */
function useShown(advice: unknown) {
  const result = useRef<HTMLDivElement>(null);
  const last = useRef<unknown>(undefined);
  useEffect(() => {
    if (!advice || advice === last.current) return;
    last.current = advice;
    result.current?.scrollIntoView({ block: "nearest" });
  }, [advice]);
  return result;
}
