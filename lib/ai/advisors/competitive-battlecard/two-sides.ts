import { capitalize } from "@/lib/text/phrases";
import { states } from "@/lib/text/plain-statement";
import { isAboutUs } from "./about-us";
import { BARE_BETTER, BARE_WORSE, evaluate } from "./evaluations";

const BORDER =
  /[,;、]\s?(?:(?:but|and|aber|und|maar|en|mais|et) )?(?![^()（）]*[)）])|\s(?:but|aber|maar|mais)\s|(?:が|けれど|けど)、/iu;
/** In words: a longer side has a statement of its own. */
const MAX_WORDS = 6;
/** A side with a subject of its own: `users found it slower`. */
const HAS_SUBJECT =
  /^(?:they|he|she|it|you|the|this|that|which|who|sie|er|es|ihr|die|der|das|was|wer|zij|ze|hij|het|jullie|de|dat|wat|wie|ils?|elles?|vous|le|la|les|qui|ce|cela)(?!\p{L})/iu;

type Side = Readonly<{ kind: "strength" | "weakness"; text: string }>;

/** Splits a comparison with us that turns at a comma, such as `Cheaper than us for glasses, dearer for cloths`, into a strength and a weakness; empty if it has one side. */
export function readSides(statement: string): Side[] {
  const [first = "", second, more] = statement.split(BORDER);
  if (second === undefined || more !== undefined || /[?？]/.test(statement)) return [];
  const { kind } = evaluate(/\p{scx=Hira}$/u.test(first) ? `${first}。` : first);
  if (kind !== "strength" && kind !== "weakness") return [];
  const [opposite, same] =
    kind === "strength" ? [BARE_WORSE, BARE_BETTER] : [BARE_BETTER, BARE_WORSE];
  const isLong = second.split(" ").length > MAX_WORDS;
  if (isLong || HAS_SUBJECT.test(second) || isAboutUs(second)) return [];
  if (!states(second, opposite) || states(second, same)) return [];
  return [
    { kind, text: endLike(first, statement) },
    { kind: kind === "strength" ? "weakness" : "strength", text: endLike(second, statement) },
  ];
}

const endLike = (side: string, statement: string) => {
  const [mark = ""] = /[.!。！]$/.exec(statement) ?? [];
  return capitalize(side.endsWith(mark) ? side : side + mark);
};
