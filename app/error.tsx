"use client";

import { NarrowPage } from "./components/narrow-page";
import { Button } from "./components/ui/button";

type Props = { error: unknown; retry: () => void };

/** The digest finds the log line with the cause. */
export default function ErrorPage({ error, retry }: Props) {
  const digest = error instanceof Error && "digest" in error ? String(error.digest) : undefined;
  return (
    <NarrowPage
      title="This page could not be shown"
      about="Something went wrong on our side. Everything that was saved is safe. Try again in a moment."
    >
      <Button variant="primary" className="w-fit" onClick={retry}>
        Try again
      </Button>
      {digest && (
        <p className="text-[0.8125rem] text-subtle">If it happens again, report {digest}.</p>
      )}
    </NarrowPage>
  );
}
