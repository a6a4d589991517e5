import type { FormAction } from "@/app/shared/action";

/** Next rejects a call of an action that has redirected, and has no public function to recognize that. */
export const watchRedirect =
  <Data>(action: FormAction<Data>, onRedirect?: (path: string) => void): FormAction<Data> =>
  async (previous, form) => {
    try {
      return await action(previous, form);
    } catch (error) {
      const path = readRedirect(error);
      if (path !== undefined) onRedirect?.(path);
      throw error;
    }
  };

/** The digest is `NEXT_REDIRECT;<push or replace>;<path>;<status>;`. */
function readRedirect(error: unknown): string | undefined {
  const digest = error instanceof Error && "digest" in error ? String(error.digest) : "";
  return /^NEXT_REDIRECT;\w+;(.*);\d+;$/.exec(digest)?.[1];
}
