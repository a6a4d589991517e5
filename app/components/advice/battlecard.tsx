import { BATTLECARD_FRAMES } from "@/lib/ai/advisors/competitive-battlecard/battlecard-frames";
import type { CompetitiveBattlecardFindings } from "@/lib/ai/advisors/competitive-battlecard/contract";
import type { AdviceHead } from "@/lib/schemas/advice";
import { AddContext } from "./add-context";
import { HowMade } from "./how-made";
import type { AdvicePlace } from "./keep-advice";
import { formatBattlecard } from "./markdown";
import { Points } from "./points";
import { Sources } from "./sources";
import { Summary } from "./summary";

type Props = {
  place: AdvicePlace;
  advice: AdviceHead & CompetitiveBattlecardFindings;
};

const NONE = "None was found.";

export function Battlecard({ advice, place }: Props) {
  const { competitor_name, summary, positioning, objections, sources, gaps } = advice;
  const isEmpty = sources.length === 0;
  return (
    <>
      <h3 className="font-semibold text-base">{competitor_name}</h3>
      <Summary>{summary}</Summary>
      {!isEmpty && (
        <>
          {positioning && (
            <div className="grid gap-1.5">
              <h3 className="font-medium">Positioning</h3>
              <p className="max-w-3xl text-pretty">{positioning}</p>
            </div>
          )}
          <div className="grid gap-5 sm:grid-cols-2">
            <Points title="Their strengths" points={advice.strengths} none={NONE} />
            <Points title="Their weaknesses" points={advice.weaknesses} none={NONE} />
          </div>
          <Points title="Our advantages" points={advice.our_advantages} none={NONE} />
          <Objections objections={objections} />
          <Sources title="Sources" sources={sources} />
        </>
      )}
      <Points title="Not known yet" points={gaps} />
      {(isEmpty || gaps.length > 0) && (
        <AddContext {...place}>
          Add items labeled “Key competitors” that name {competitor_name}, then draft again.
        </AddContext>
      )}
      <HowMade
        advice={advice}
        place={place}
        kept={{
          title: BATTLECARD_FRAMES[advice.language].title(competitor_name),
          type: "competitive_battlecard",
          markdown: formatBattlecard(advice),
        }}
        traced={sources.length}
      />
    </>
  );
}

function Objections({ objections }: Pick<CompetitiveBattlecardFindings, "objections">) {
  return (
    <div className="grid gap-1.5">
      <h3 className="font-medium">Objections and answers</h3>
      {objections.length === 0 ? (
        <p className="text-subtle">{NONE}</p>
      ) : (
        <dl className="divide-y rounded-lg border">
          {objections.map(({ objection, response }) => (
            <div key={objection} className="grid gap-1 px-4 py-3">
              <dt className="text-pretty italic">“{objection}”</dt>
              <dd className="text-pretty">{response}</dd>
            </div>
          ))}
        </dl>
      )}
    </div>
  );
}
