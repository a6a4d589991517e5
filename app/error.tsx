"use client";

import { OUTAGES } from "@/lib/outage-words";
import { NarrowPage } from "./components/narrow-page";
import { Button } from "./components/ui/button";

type Props = { error: unknown; retry: () => void };

const FAULT = {
  title: "This page could not be shown",
  about:
    "Something went wrong on our side. Everything that was saved is safe. Try again in a moment.",
};

/** The digest names an outage (`nameOutage`), or finds the line of the log with the cause. */
export default function ErrorPage({ error, retry }: Props) {
  const digest = error instanceof Error && "digest" in error ? String(error.digest) : undefined;
  const outage = Object.values(OUTAGES).find(({ event }) => event === digest);
  const { title, about } = outage ?? FAULT;
  return (
    <NarrowPage title={title} about={about}>
      <Button variant="primary" className="w-fit" onClick={retry}>
        Try again
      </Button>
      {digest && !outage && (
        <p className="text-[0.8125rem] text-subtle">If it happens again, report {digest}.</p>
      )}
    </NarrowPage>
  );
}
