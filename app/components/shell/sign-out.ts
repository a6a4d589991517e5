import { startTransition } from "react";
import { signOut } from "@/app/(auth)/actions";
import { leaveBrowser } from "@/app/components/leave-browser";
import { callAction } from "@/app/shared/call-action";
import { watchRedirect } from "@/app/shared/watch-redirect";
import { links } from "@/lib/links";

/** Signs out and opens the page to sign in. */
export const signOutHere = () =>
  startTransition(async () => {
    await callAction(watchRedirect(signOut, leaveBrowser), { next: links.signIn() });
  });
