import type { ContextLabel } from "@/lib/schemas/enums";
import { humanize } from "@/lib/schemas/spelling";
import { cutText } from "@/lib/text/cut-text";
import { capitalize, joinWords } from "@/lib/text/phrases";
import { matchWords } from "./kind-names";
import { rateLabels } from "./label-model";
import { MAX_SPEAKER, readPrefix, stripMarks, stripTime } from "./marks";
import { readRows } from "./sheet-rows";
import type { Statement } from "./statements";
import { isTopic } from "./units";

/** In UTF-16 units. Titles are longer than `AIM` if a cut would change what is said. */
const AIM = 80;
const MAX_TITLE = 120;
const MIN_CLAUSE = 14;
const MIN_SENTENCE = 12;
const MAX_READ = 2000;

const LIMITS = matchWords(
  `not|no|nor|never|without|nothing|nobody|none|cannot|\\p{sc=Latin}{1,12}n['’]t|only|unless|except|until|but|if
  nicht|keine?[nrsm]?|nie|niemand|ohne|nur|außer|aber|wenn|niet|geen|nooit|zonder|alleen|behalve|maar|als
  ne|n['’]\\p{L}+|pas|sans|jamais|aucune?|seulement|sauf|mais|si|ない|ません|のみ|だけ`,
);
const LIMITS_BEFORE =
  /^(?:not|but|only|except|unless|nicht|nur|aber|niet|alleen|maar|pas|mais|sauf)(?!\p{L})/iu;
const SENTENCE_END =
  /(?<=[.!?]["”»“]?)(?<!(?:\d|(?<!\p{L})(?:\p{Lu}|Mr|Mrs|Ms|Dr|St|ca|Nr|vs))\.)\s+|(?<=。)/u;
/** `He was clear: "…"`, or a quote with the name of its speaker. */
const QUOTED = /(?:^|[:：.!?]\s?)["“„«「]\s?([^"”“»」]{10,400})/;
const REPORTED =
  /^(?:they|he|she|the customer|their \p{L}+(?: \p{L}+)?) (?:also )?(?:say|says|said|told us|mentioned)(?: that)?:? /iu;
/** Beginnings that the label already says. Wishes in the past tense would read as facts without theirs. */
const LEADS: Partial<Record<ContextLabel, RegExp>> = {
  decision:
    /^(?:(?:we|the team|the board|management|everyone|all) (?:have |has |had )?(?:also )?(?:decided|agreed|chosen|settled)|it was (?:decided|agreed)|we hebben besloten(?: om)?|nous avons décidé|wir haben beschlossen,?)(?: on \d{1,2} \p{L}{3,9}(?: 20\d\d)?)?(?: (?:to|that|on|de))?[: ]\s*/iu,
  risk: /^(?:there is (?:a|the|some) (?:\p{L}+ )?risk (?:that|of)|(?:a|the|one|our) (?:\p{L}+ )?risk is(?: that)?|(?:my|our|one) (?:main |biggest )?(?:worry|concern|fear) is(?: that)?|(?:i am|i'm|we are|we're) (?:worried|afraid|concerned)(?: that| about)?)\s+/iu,
  feature_idea:
    /^(?:it would be (?:nice|great|good|useful|helpful) to|(?:perhaps |maybe )?we (?:could|should)|the idea is to|wants:)\s+/iu,
};
const ASIDE = /\s\([^()]{0,200}\)[.!?]?$/;
const CLAUSE_END =
  /;\s|:\s|\s[–—-]\s|,?\s(?:because|so that|whereas|even though|although|weil|denn|omdat|parce que)\s|,\s(?:so|since|which|as|while|even|da|want|car)\s/giu;
const COMMA = /,\s|、/g;
const LINK = /https?:\/\/(\S+)/;

/** Writes a title with the customer or topic before it: `Klimaat Noord: No GPS`. It differs from the content. */
export function makeTitle({ text, label, customer, path }: Statement, content = ""): string {
  const short = /^[^\n]*[|\t]/.test(text) ? titleTable(text) : shorten(text, label);
  const subject = customer ?? path.findLast(isTopic)?.name.replace(NUMBER, "");
  const isNamed = !subject || short.toLowerCase().includes(subject.toLowerCase());
  const joint = readPrefix(short) === null ? ": " : ", ";
  const title = isNamed ? short : `${subject}${joint}${short}`;
  return simplify(title) === simplify(content) ? `${humanize(label)}: ${title}` : title;
}

const simplify = (text: string) => text.toLowerCase().replaceAll(/[^\p{L}\p{N}]+/gu, "");

/** The sentence with the label's signal, else the first one, without its lead and explanation. */
export function shorten(passage: string, label: ContextLabel | null): string {
  const sentences = readBeginning(passage)
    .split(SENTENCE_END)
    .filter(
      (each) =>
        each.length - (readPrefix(each)?.length ?? 0) >= MIN_SENTENCE ||
        !/\p{sc=Latin}/u.test(each),
    );
  const at = label === null ? 0 : findTelling(sentences, label);
  const next = sentences[at + 1] ?? "";
  const sentence = sentences[at] ?? readBeginning(passage);
  const whole = LIMITS_BEFORE.test(next) ? `${sentence} ${next}` : sentence;
  const bare = whole.replace(/^["“„«「]+\s?/, "").replace(REPORTED, "");
  const rest = (label && bare.replace(LEADS[label] ?? "", "")) || bare;
  const short = cutClauses(readLink(capitalize(rest.length >= MIN_SENTENCE ? rest : bare)));
  return short || cutText(passage, AIM);
}

/** The place of the sentence that says what the label means: the first one, if none says it much more clearly. */
function findTelling(sentences: readonly string[], label: ContextLabel): number {
  if (label === "external_link") return 0;
  const shares = sentences.map((sentence) => rateLabels(sentence)[label]);
  const best = shares.indexOf(Math.max(...shares));
  return (shares[best] ?? 0) > 0.5 && (shares[0] ?? 0) < 0.2 ? best : 0;
}

/** The first line with its continuation, the answer to a question, or the quote in it. */
function readBeginning(passage: string): string {
  const raw = passage
    .slice(0, MAX_READ)
    .split("\n")
    .filter((line) => /[\p{L}\p{N}]{2}/u.test(line));
  const [first = passage.slice(0, MAX_READ), second] = raw.map((line) =>
    stripTime(stripMarks(line)),
  );
  const quoted = QUOTED.exec(first)?.[1];
  if (quoted || !second) return quoted ?? first;
  const isSpoken = readPrefix(second) !== null;
  if (first.endsWith("?") && isSpoken) return second;
  const isFragment = /^\p{sc=Latin}/u.test(first) && first.split(/\s+/).length <= 3 && !isSpoken;
  if (isFragment) return `${first.replace(/[?!.:]+$/, "")}: ${second}`;
  return isWrapped(first, raw[1] ?? "") ? `${first} ${second}` : first;
}

/** Whether the sentence goes on in the next line. */
const isWrapped = (first: string, next: string) =>
  /[\p{L}\d%]$/u.test(first) && /^(?:\p{Ll}|\d)/u.test(next);

function cutClauses(said: string): string {
  const ended = said.replace(ASIDE, "").replace(/[.,;:。| ]{1,9}$/, "");
  const speaker = readPrefix(ended)?.length ?? 0;
  const from = Math.max(MIN_CLAUSE, speaker <= MAX_SPEAKER ? speaker + 2 : 0);
  const findEnds = (pattern: RegExp) =>
    [...ended.matchAll(pattern)]
      .map(({ index }) => index)
      .filter((end) => end >= from && end <= AIM && !LIMITS.test(ended.slice(end)));
  const [clause] = findEnds(CLAUSE_END);
  const comma = ended.length > AIM ? findEnds(COMMA).at(-1) : undefined;
  return cutText(ended.slice(0, clause ?? comma), MAX_TITLE);
}

/** Shortens `Prices: https://…` to `Prices`, and a bare address to its host and path. */
function readLink(text: string): string {
  const link = LINK.exec(text);
  if (!link) return text;
  const named = text.slice(0, link.index).replaceAll(/^\[|[\s:([\]<–-]+$/g, "");
  return named.length > 4 ? named : (link[1] ?? "").replace(/[/)>\].,]+$/, "");
}

const NUMBER = /^(?:TOP |item |punkt |punt |point )?\d{1,2}[.:)]? /i;

/** Writes `Metric: A, B and C`. */
function titleTable(table: string): string {
  const [head = [], ...body] = readRows(table, 40);
  const first = body.flatMap(([cell]) => cell || []);
  return cutText(
    [head[0], joinWords(first)].filter(Boolean).join(": ") || head.join(", "),
    MAX_TITLE,
  );
}
