"use client";

import { CircleCheck, LoaderCircle, TriangleAlert } from "lucide-react";
import { useEffect, useState } from "react";
import { TextLink } from "@/app/components/text-link";
import { Time } from "@/app/components/time";
import { Card } from "@/app/components/ui/card";
import { explainOutcome, judgeOutcome } from "@/app/shared/activity/tool-calls";
import type { FirstCall as Call } from "@/lib/domain/workspace/first-call";
import { links } from "@/lib/links";
import { useWatch } from "./use-watch";

const HINT_AFTER_MS = 60_000;

type Answer = { call: Call | null };
const isOver = ({ call }: Answer) => call !== null;

type Props = { workspaceId: string; since: string; address: string };

export function FirstCall({ workspaceId, since, address }: Props) {
  // Keeps `since` when the page is refreshed for a new key.
  const [path] = useState(() => links.settings.firstCall(workspaceId, since));
  const watched = useWatch(path, isOver);
  const isLate = usePassed(HINT_AFTER_MS);
  return (
    <Card className="px-4 py-3">
      <div
        role="status"
        className="flex items-start gap-2.5 [&_svg]:mt-0.5 [&_svg]:size-4 [&_svg]:shrink-0"
      >
        {watched.state === "waiting" && (
          <>
            <LoaderCircle aria-hidden className="text-subtle motion-safe:animate-spin" />
            <div className="grid min-w-0 gap-1">
              <p>
                Waiting for the first call…{" "}
                <span className="text-subtle">Ask the assistant to list your initiatives.</span>
              </p>
              {isLate && (
                <p className="text-pretty text-subtle">
                  Nothing yet? Restart the client, check that the whole key was copied, and that the
                  client can reach {address}.
                </p>
              )}
            </div>
          </>
        )}
        {watched.state === "over" && (
          <>
            <CircleCheck aria-hidden className="text-accent-text" />
            {watched.answer.call && <Seen workspaceId={workspaceId} call={watched.answer.call} />}
          </>
        )}
        {watched.state === "unseen" && (
          <>
            <TriangleAlert aria-hidden className="text-warning-text" />
            <p>{watched.isSignedOut ? <SignedOut /> : UNREACHABLE}</p>
          </>
        )}
      </div>
    </Card>
  );
}

const UNREACHABLE =
  "Groundwork did not answer, so this page cannot show calls. It tries again every few seconds.";

const SignedOut = () => (
  <>
    You are signed out, so this page cannot show calls.{" "}
    <TextLink href={links.signIn()} target="_blank">
      Sign in in a new tab
    </TextLink>
    , and this page continues by itself.
  </>
);

function Seen({ workspaceId, call }: { workspaceId: string; call: Call }) {
  const { tool, client, key_name, outcome, created_at } = call;
  const result = judgeOutcome(outcome);
  return (
    <p className="min-w-0">
      <TextLink href={links.settings.activityOverMcp(workspaceId)}>First call: {tool}</TextLink> by{" "}
      {client ?? "a client without a name"} {key_name ? `with key ${key_name}` : "with a session"},{" "}
      <Time iso={created_at} />
      {result !== "done" &&
        `. It ${result === "failed" ? "failed" : "was refused"}: ${explainOutcome(outcome)}`}
      .
    </p>
  );
}

function usePassed(ms: number): boolean {
  const [passed, setPassed] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setPassed(true), ms);
    return () => clearTimeout(timer);
  }, [ms]);
  return passed;
}
