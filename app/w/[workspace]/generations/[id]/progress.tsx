"use client";

import { LoaderCircle, TriangleAlert } from "lucide-react";
import { useRouter } from "next/navigation";
import { type ReactNode, useEffect } from "react";
import { TextLink } from "@/app/components/text-link";
import { Card } from "@/app/components/ui/card";
import { useWatch } from "@/app/lib/use-watch";
import { links } from "@/lib/links";
import type { GenerationStatus } from "@/lib/schemas/generate";

/** Without a model a document is done almost at once; with one it takes a minute or two. */
const FIRST_MS = 100;
const isOver = ({ state }: GenerationStatus) => state !== "running";

type Props = { workspaceId: string; id: string /** What is going on. */; children: ReactNode };

/** Waits for the end of a generation; opens the document, or shows the page anew with what went wrong. */
export function Progress({ workspaceId, id, children }: Props) {
  const router = useRouter();
  const outcome = useWatch(links.generationState(workspaceId, id), isOver, FIRST_MS);
  const documentId = outcome.state === "over" ? outcome.answer.document_id : null;
  useEffect(() => {
    if (documentId) router.replace(links.document(workspaceId, documentId));
    else if (outcome.state === "over") router.refresh();
  }, [router, workspaceId, documentId, outcome.state]);
  return (
    <Card className="px-4 py-3">
      <div
        role="status"
        className="flex items-start gap-2.5 [&_svg]:mt-0.5 [&_svg]:size-4 [&_svg]:shrink-0"
      >
        {outcome.state === "unseen" ? (
          <>
            <TriangleAlert aria-hidden className="text-warning-text" />
            <p>{outcome.signedOut ? <SignedOut /> : UNREACHABLE}</p>
          </>
        ) : (
          <>
            <LoaderCircle aria-hidden className="text-subtle motion-safe:animate-spin" />
            <div className="grid min-w-0 gap-1">{children}</div>
          </>
        )}
      </div>
    </Card>
  );
}

const UNREACHABLE =
  "Groundwork cannot be reached at the moment, so the progress cannot be seen. The writing goes on; this page asks again every few seconds.";

const SignedOut = () => (
  <>
    You are signed out, so the progress cannot be seen. The writing goes on.{" "}
    <TextLink href={links.signIn()} target="_blank">
      Sign in in a new tab
    </TextLink>
    , and this page goes on by itself.
  </>
);
