import { Notice } from "@/app/components/notice";
import { describeFollowed, type Foreseen } from "@/lib/schemas/coverage";
import { countNoun, joinWords } from "@/lib/text/phrases";

/** Predicts the document before its generation begins. */
export function Foresight({ sections, follows }: Foreseen) {
  const empty = sections.filter(({ present }) => !present);
  const toCheck = sections.filter((section) => section.toCheck);
  const [followed] = describeFollowed(follows);
  if (empty.length + toCheck.length === 0 && !followed) return null;
  return (
    <Notice>
      {followed && `${followed} `}
      {empty.length > 0 && (
        <>
          {empty.length} of {countNoun(sections.length, "section")} would be empty:{" "}
          {empty.map(({ heading }) => heading).join(", ")}. Add context for{" "}
          {empty.length === 1 ? "it" : "them"} first, or generate the document and write{" "}
          {empty.length === 1 ? "it" : "them"} yourself.{" "}
        </>
      )}
      {toCheck.length > 0 && (
        <>
          {joinWords(toCheck.map(({ heading }) => heading))} {toCheck.length === 1 ? "has" : "have"}{" "}
          only items to check.
        </>
      )}
    </Notice>
  );
}
