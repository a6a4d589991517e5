"use client";

import { LoaderCircle, TriangleAlert } from "lucide-react";
import { useRouter } from "next/navigation";
import { type ReactNode, useEffect, useRef, useState } from "react";
import { SafeHtml } from "@/app/components/safe-html";
import { TextLink } from "@/app/components/text-link";
import { Button } from "@/app/components/ui/button";
import { Card } from "@/app/components/ui/card";
import { callAction } from "@/app/shared/call-action";
import { useEvents } from "@/app/shared/use-events";
import { links } from "@/lib/links";
import type { SafeHtml as SafeHtmlString } from "@/lib/markdown/safe-html";
import type { GenerationStatus } from "@/lib/schemas/generate";
import { cancel } from "./actions";

export type WrittenSoFar = {
  state: GenerationStatus["state"];
  documentId: string | null;
  html: SafeHtmlString;
};

/** In px: a reader this close to the end follows the text as it grows. */
const NEAR_END = 120;

type Props = { workspaceId: string; id: string; children: ReactNode };

export function Progress({ workspaceId, id, children }: Props) {
  const router = useRouter();
  const [html, setHtml] = useState<SafeHtmlString>();
  const [isLost, setIsLost] = useState(false);
  const [canceling, setCanceling] = useState(false);
  useEvents<WrittenSoFar>(
    links.generationChanges(workspaceId, id),
    (now) => {
      setIsLost(false);
      setHtml(now.html);
      if (now.documentId) router.replace(links.document(workspaceId, now.documentId));
      else if (now.state !== "running") router.refresh();
      return now.state !== "running";
    },
    () => setIsLost(true),
  );
  const end = useFollowedEnd(html);
  const onCancel = async () => {
    setCanceling(true);
    await callAction(cancel.bind(null, workspaceId), { id });
    setCanceling(false);
  };
  return (
    <div className="grid gap-6">
      <Card className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 px-4 py-3">
        <div
          role="status"
          className="flex min-w-0 flex-1 basis-72 items-start gap-2.5 [&_svg]:mt-0.5 [&_svg]:size-4 [&_svg]:shrink-0"
        >
          {isLost ? (
            <>
              <TriangleAlert aria-hidden className="text-warning-text" />
              <Lost />
            </>
          ) : (
            <>
              <LoaderCircle aria-hidden className="text-subtle motion-safe:animate-spin" />
              <div className="grid min-w-0 gap-1">{children}</div>
            </>
          )}
        </div>
        <Button disabled={canceling} onClick={() => void onCancel()}>
          Cancel
        </Button>
      </Card>
      {html && (
        <section aria-label="Text so far" aria-busy="true">
          <SafeHtml html={html} className="markdown" />
        </section>
      )}
      <div ref={end} />
    </div>
  );
}

function useFollowedEnd(content: unknown) {
  const end = useRef<HTMLDivElement>(null);
  const isNear = useRef(false);
  useEffect(() => {
    const look = () => {
      const { scrollHeight } = document.documentElement;
      isNear.current =
        window.scrollY > 0 && scrollHeight - window.scrollY - window.innerHeight < NEAR_END;
    };
    window.addEventListener("scroll", look, { passive: true });
    return () => window.removeEventListener("scroll", look);
  }, []);
  useEffect(() => {
    if (content && isNear.current) end.current?.scrollIntoView({ block: "end" });
  }, [content]);
  return end;
}

const Lost = () => (
  <p>
    This page cannot show the progress: Groundwork did not answer, or you are signed out.{" "}
    <TextLink href={links.signIn()} target="_blank">
      Sign in in a new tab
    </TextLink>
    . The page checks again every few seconds.
  </p>
);
