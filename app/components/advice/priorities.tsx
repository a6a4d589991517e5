import { TextLink } from "@/app/components/text-link";
import { Cell, Table } from "@/app/components/ui/table";
import { toPath } from "@/app/shared/to-path";
import type { PrioritizationFindings } from "@/lib/ai/advisors/prioritization/contract";
import type { AdviceHead } from "@/lib/schemas/advice";
import { AddContext } from "./add-context";
import { HowMade } from "./how-made";
import type { AdvicePlace } from "./keep-advice";
import { formatPriorities } from "./markdown";
import { Summary } from "./summary";

type Props = {
  place: AdvicePlace;
  advice: AdviceHead & PrioritizationFindings;
};

const SCALES =
  "Reach, impact and confidence go from 1 (low) to 5 (high), effort from 1 (days) to 5 (more than a quarter). The score is reach × impact × confidence ÷ effort, at most 125. A dash means that nothing gives a basis for the number.";

export function Priorities({ advice, place }: Props) {
  const { summary, items, sequence } = advice;
  const isScored = items.some(({ score }) => score !== null);
  const differs = isScored && items.some(({ title }, index) => sequence[index] !== title);
  return (
    <>
      <Summary>{summary}</Summary>
      {isScored ? <Scores items={items} /> : <Ideas items={items} isRanked={sequence.length > 0} />}
      {differs && (
        <div className="grid gap-1.5">
          <h3 className="font-medium">Order to do them</h3>
          <p className="text-subtle">
            It differs from the order of the scores if one idea depends on another.
          </p>
          <ol className="grid list-decimal gap-1 pl-5 marker:text-subtle">
            {sequence.map((title) => (
              <li key={title}>{title}</li>
            ))}
          </ol>
        </div>
      )}
      {sequence.length === 0 && (
        <AddContext {...place}>
          Add ideas as context items labeled “Feature idea”, and what users said about each as
          feedback or research.
        </AddContext>
      )}
      <HowMade
        advice={advice}
        place={place}
        kept={{
          title: `Priorities: ${advice.subject.title}`,
          type: "decision_log",
          markdown: formatPriorities(advice),
        }}
        traced={items.length}
      />
    </>
  );
}

type Items = PrioritizationFindings["items"];

function Ideas({ items, isRanked }: { items: Items; isRanked: boolean }) {
  if (items.length === 0) return null;
  const List = isRanked ? "ol" : "ul";
  return (
    <List
      className={`grid gap-3 pl-5 marker:text-subtle ${isRanked ? "list-decimal" : "list-disc"}`}
    >
      {items.map(({ title, source, rationale }) => (
        <li key={title} className="max-w-3xl">
          <TextLink href={toPath(source.url)}>{title}</TextLink>
          <p className="mt-0.5 text-pretty text-subtle">{rationale}</p>
        </li>
      ))}
    </List>
  );
}

function Scores({ items }: { items: Items }) {
  return (
    <>
      <div className="-mx-4 sm:-mx-5 sm:[&_:is(th,td)]:px-5">
        <Table
          caption="Feature ideas with their numbers, the highest score first"
          columns={["Idea", "Reach", "Impact", "Confidence", "Effort", "Score"]}
        >
          {items.map((item) => (
            <tr key={item.title} className="align-top">
              <Cell>
                <TextLink href={toPath(item.source.url)}>{item.title}</TextLink>
                <p className="mt-0.5 max-w-2xl text-pretty text-subtle">{item.rationale}</p>
              </Cell>
              <Cell label="Reach">{item.reach ?? "–"}</Cell>
              <Cell label="Impact">{item.impact ?? "–"}</Cell>
              <Cell label="Confidence">{item.confidence ?? "–"}</Cell>
              <Cell label="Effort">{item.effort ?? "–"}</Cell>
              <Cell label="Score" className="font-medium tabular-nums">
                {item.score ?? "–"}
              </Cell>
            </tr>
          ))}
        </Table>
      </div>
      <p className="max-w-3xl text-pretty text-[0.8125rem] text-subtle">{SCALES}</p>
    </>
  );
}
