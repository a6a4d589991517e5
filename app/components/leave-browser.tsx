"use client";

import type { ReactNode } from "react";
import { signOutTo } from "@/app/(auth)/actions";
import { forgetThreads } from "@/app/components/chat/threads";
import { forgetVisits } from "@/app/components/search/visits";
import { forgetKept } from "@/app/shared/use-kept-state";

/** For every way in which a person signs out here. A session that ends by itself or in another tab keeps typed text. */
export function leaveBrowser() {
  forgetThreads();
  forgetKept();
  forgetVisits();
}

type FormProps = { next: string; className?: string; children: ReactNode };

export const SignOutForm = ({ next, className, children }: FormProps) => (
  <form action={signOutTo} onSubmit={leaveBrowser} className={className}>
    <input type="hidden" name="next" value={next} />
    {children}
  </form>
);
