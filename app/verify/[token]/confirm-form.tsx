"use client";

import { NarrowPage } from "@/app/components/narrow-page";
import { SubmitButton } from "@/app/components/submit-button";
import { Button } from "@/app/components/ui/button";
import { FieldError } from "@/app/components/ui/field";
import { Link } from "@/app/components/ui/link";
import { useFormAction } from "@/app/shared/use-form-action";
import { links } from "@/lib/links";
import { confirm } from "./actions";

/** Confirms by a button, because mail scanners open links. */
export function ConfirmForm({ token, about }: { token: string; about: string }) {
  const { state, pending, form } = useFormAction(confirm);
  if (state.data) {
    return (
      <NarrowPage title="Your email address is confirmed">
        <p role="status" className="text-pretty [overflow-wrap:anywhere]">
          {state.data.email} is confirmed.
        </p>
        <Button asChild className="w-fit">
          <Link href={links.home}>Go to your workspace</Link>
        </Button>
      </NarrowPage>
    );
  }
  return (
    <NarrowPage title="Confirm your email address" about={about}>
      <form {...form} className="grid gap-4">
        <input type="hidden" name="token" value={token} />
        <FieldError>{state.error}</FieldError>
        <SubmitButton pending={pending}>Confirm this address</SubmitButton>
      </form>
    </NarrowPage>
  );
}
