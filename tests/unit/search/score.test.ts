import { expect, test } from "vitest";
import { scoreThings } from "@/lib/search/score";

const thing = { hash: "", archived: false, sources: null, initiative: null };

/** As in the demo: the decision says "cost", longer documents say "price" and "decide". */
test("search score: a decision that the query asks for precedes a document that is closer in words and meaning", () => {
  const decision = { ...thing, type: "context_item" as const, id: "1", title: "Included in Plus" };
  const plan = { ...thing, type: "document" as const, id: "2", title: "Launch plan" };
  const scored = scoreThings(
    { text: "what did we decide about pricing", found: 2, meaningWeight: 0.5 },
    [
      { ...plan, strength: 0.24, share: 0.67, head: 0, isAsked: false },
      { ...decision, strength: 0.2, share: 0.5, head: 0.29, isAsked: true },
    ],
    [{ ...plan, deviation: 2 }],
  );
  expect(scored.map(({ title }) => title)).toEqual([decision.title, plan.title]);
});
