"use client";

import { useState } from "react";
import * as z from "zod";
import { useKeptState } from "@/app/shared/use-kept-state";
import { ContextLabelName } from "@/lib/schemas/context-items";
import type { Method } from "@/lib/schemas/generate";
import { PasteForm } from "./paste-form";
import { Review, startReview } from "./proposal";
import { ReviewForm } from "./review-form";

type Props = { userId: string; workspaceId: string; initiativeId: string; method: Method };

const Draft = z.object({
  text: z.string(),
  targetLabels: z.array(ContextLabelName),
  review: Review.nullable().catch(null),
});
const EMPTY = { text: "", targetLabels: [], review: null };

export function Classify({ userId, method, ...place }: Props) {
  const kept = { userId, name: `classify:${place.initiativeId}` };
  const [draft, keep, isRestored] = useKeptState(kept, Draft, EMPTY);
  const [round, setRound] = useState(0);
  const { text, targetLabels, review } = draft;
  return (
    <div className="grid max-w-4xl gap-10">
      <PasteForm
        {...place}
        method={method}
        text={text}
        isReady={isRestored}
        targetLabels={targetLabels}
        isAgain={review !== null}
        onEdit={(edit) => keep((now) => ({ ...now, ...edit }))}
        onProposed={(proposals) => {
          setRound(round + 1);
          keep((now) => ({ ...now, review: startReview(proposals) }));
        }}
        onStartOver={() => keep(() => EMPTY)}
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
          onDone={() => keep(() => EMPTY)}
        />
      )}
    </div>
  );
}
