"use client";

import { type ReactNode, useEffect } from "react";
import { signOut } from "@/app/(auth)/actions";
import { forgetConversations } from "@/app/components/chat/conversations";
import { forgetVisits } from "@/app/components/search/visits";
import { useFormAction } from "@/app/shared/use-form-action";
import { forgetKept } from "@/app/shared/use-kept-state";
import { SubmitButton } from "./submit-button";
import { FieldError } from "./ui/field";

/**
 * For every way in which a person signs out here. A session that ends by itself or in another tab keeps typed text until another
 * person signs in.
 */
export const leaveBrowser = () => forgetPeople();

function forgetPeople(staying?: string) {
  forgetConversations(staying);
  forgetKept(staying);
  forgetVisits(staying);
}

/** Somebody before may have left without a sign-out, or the answer to it was lost. */
export function ForgetOthers({ userId }: { userId: string }) {
  useEffect(() => forgetPeople(userId), [userId]);
  return null;
}

/** `next` is the page at which another account is needed. */
export function SignOutForm({ next, children }: { next: string; children?: ReactNode }) {
  const { state, pending, form } = useFormAction(signOut, undefined, leaveBrowser);
  return (
    <form {...form} className="grid gap-4">
      <input type="hidden" name="next" value={next} />
      {children}
      <FieldError>{state.error}</FieldError>
      <SubmitButton pending={pending} variant="secondary">
        Sign out and come back
      </SubmitButton>
    </form>
  );
}
