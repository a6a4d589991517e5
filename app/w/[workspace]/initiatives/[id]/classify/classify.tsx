"use client";

import { useState } from "react";
import * as z from "zod";
import { useKeptState } from "@/app/shared/use-kept-state";
import { ContextLabelName } from "@/lib/schemas/context-items";
import type { Method } from "@/lib/schemas/generate";
import { PasteForm } from "./paste-form";
import { Review, startReview } from "./proposal";
import { ReviewForm } from "./review-form";

type Props = {
  userId: string;
  workspaceId: string;
  initiativeId: string;
  method: Method;
  /** The text of an upload, which is in the field at the start; `name` tells it from others. */
  file?: { name: string; text: string };
};

const Draft = z.object({
  text: z.string(),
  targetLabels: z.array(ContextLabelName),
  review: Review.nullable().catch(null),
});
type Draft = z.output<typeof Draft>;

export function Classify({ userId, method, file, ...place }: Props) {
  const [start] = useState<Draft>({ text: file?.text ?? "", targetLabels: [], review: null });
  const name = [`classify:${place.initiativeId}`, file?.name].filter(Boolean).join(":");
  const [draft, keep, isRestored] = useKeptState({ userId, name }, Draft, start);
  const [round, setRound] = useState(0);
  const { text, targetLabels, review } = draft;
  return (
    <div className="grid max-w-4xl gap-10">
      <PasteForm
        {...place}
        method={method}
        startText={start.text}
        text={text}
        isReady={isRestored}
        targetLabels={targetLabels}
        isAgain={review !== null}
        onEdit={(edit) => keep((now) => ({ ...now, ...edit }))}
        onProposed={(proposals) => {
          setRound(round + 1);
          keep((now) => ({ ...now, review: startReview(proposals) }));
        }}
        onStartOver={() => keep(() => start)}
      />
      {review && (
        <ReviewForm
          key={round}
          {...place}
          review={review}
          isNew={round > 0}
          onChange={(change) =>
            keep((now) => (now.review ? { ...now, review: change(now.review) } : now))
          }
          onDone={() => keep(() => start)}
        />
      )}
    </div>
  );
}
