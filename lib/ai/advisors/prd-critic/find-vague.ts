import type { Sentence } from "@/lib/text/sentences";
import { BINDING, type Detector, EXCLUDED, isSpoken, type Remark, toQuote } from "./reading";

/** Words that each reader understands differently, and a specific replacement. */
type VagueGroup = {
  words: string;
  /** Whether the words matter only in requirements and promises. */
  onlyBinding: boolean;
  issue: string;
  write: string;
};

/** `%` is replaced with the word as the document spells it. */
const VAGUE_WORDS: readonly VagueGroup[] = [
  {
    words: `fast, faster, quick, quickly, instant, instantly, responsive, performant,
      near real-time, low latency, snappy`,
    onlyBinding: true,
    issue: "“%” has no limit, so nobody can test it.",
    write:
      "Give the longest time allowed, in seconds, and the device and connection it holds for, in place of “%”.",
  },
  {
    words: `easy, easily, easier, simple, simply, intuitive, intuitively, user-friendly,
      user friendly, seamless, seamlessly, smooth, smoothly, effortless, effortlessly,
      frictionless, convenient, delightful`,
    onlyBinding: true,
    issue: "“%” says how it should feel, not what must be true.",
    write:
      "Replace “%” by what a first-time user gets done without help: which task, in how many steps or minutes, for what share of users.",
  },
  {
    words: `robust, scalable, reliable, reliably, highly available, secure, flexible,
      powerful, future-proof, enterprise-grade, high-quality, high quality, stable`,
    onlyBinding: true,
    issue: "“%” names a quality without the load, fault or attack it has to stand.",
    write:
      "Say what “%” must survive: how many users or records, which failure, and what still works then.",
  },
  {
    words: `modern, world-class, best-in-class, state-of-the-art, cutting-edge,
      next-generation, innovative, compelling, engaging, rich, great, amazing`,
    onlyBinding: true,
    issue: "“%” praises and tells the reader nothing to build.",
    write: "Cut “%”, or name the feature a rival has and the difference a user would notice.",
  },
  {
    words: `as soon as possible, asap, soon, shortly, in the near future, near future,
      in due course, in a timely manner, timely, eventually, at a later stage`,
    onlyBinding: false,
    issue: "“%” is no date, so nothing can be planned around it.",
    write:
      "Write the date or the milestone in place of “%”, or say what has to happen before a date can be given.",
  },
  {
    words: `many, several, numerous, a lot of, lots of, various, a number of, countless,
      a large number of, the majority of, most users, most customers, many users,
      a few, a wide range of`,
    onlyBinding: false,
    issue: "“%” hides the number that would show how much this matters.",
    write:
      "Give the count and where it comes from in place of “%”, or list them where they are few.",
  },
  {
    words: `significant, significantly, considerable, considerably, substantial,
      substantially, dramatically, drastically, minimal, minimally, greatly,
      noticeably`,
    onlyBinding: false,
    issue: "“%” claims a size without giving one.",
    write: "Put the amount in place of “%”: from which value to which, measured over what.",
  },
  {
    words: `as appropriate, if appropriate, where appropriate, appropriate, appropriately,
      as needed, if needed, where needed, if necessary, when necessary, as necessary,
      where possible, if possible, when possible, reasonable, reasonably, adequate,
      sufficient, sufficiently, best effort`,
    onlyBinding: true,
    issue: "“%” leaves the decision to whoever reads it.",
    write:
      "State the rule: when it applies, when it does not, and who decides in the cases between, in place of “%”.",
  },
  {
    words: `etc, and so on, and more, and the like, among others, and/or`,
    onlyBinding: true,
    issue: "“%” leaves the list open, so its end will be argued over.",
    write: "Finish the list, or say that everything not named is out of scope, in place of “%”.",
  },
];

const GROUPS = VAGUE_WORDS.map((group) => {
  const longestFirst = group.words
    .split(/,\s+/)
    .toSorted((one, other) => other.length - one.length);
  const pattern = new RegExp(`(?<![\\p{L}-]|how )(?:${longestFirst.join("|")})(?![\\p{L}-])`, "iu");
  return { ...group, pattern };
});
/** Verbs that promise a change; without a number the promise is empty. */
export const CHANGE_VERBS =
  /\b(?:improv(?:e|es|ing)|increas(?:e|es|ing)|reduc(?:e|es|ing)|decreas(?:e|es|ing)|enhanc(?:e|es|ing)|optimi[sz](?:e|es|ing)|boost(?:s|ing)?|streamlin(?:e|es|ing)|accelerat(?:e|es|ing)|maximi[sz](?:e|es|ing)|minimi[sz](?:e|es|ing)|lower(?:s|ing)?|grow(?:s|ing)?|strengthen(?:s|ing)?)\b/iu;
const OBLIGES = /\b(?:must|should|shall|will|needs? to|has to|have to)\b/i;
const NUMBER =
  /\d|\b(?:zero|none|one|two|three|four|five|six|seven|eight|nine|ten|half|third|quarter|no)\b/i;

export const findVague: Detector = ({ sentences }) =>
  sentences.flatMap((sentence): Remark | Remark[] => {
    if (sentence.kind === "quote" || sentence.kind === "row" || NUMBER.test(sentence.text))
      return [];
    return findVagueWord(sentence) ?? findEmptyPromise(sentence) ?? [];
  });

const binds = ({ text, section }: Sentence) => BINDING.test(section) || OBLIGES.test(text);

function findVagueWord(sentence: Sentence): Remark | undefined {
  for (const { pattern, onlyBinding, issue, write } of GROUPS) {
    if (onlyBinding && !binds(sentence)) continue;
    const found = pattern.exec(sentence.text);
    if (!found || isSpoken(sentence.text, found.index)) continue;
    const [word] = found;
    return {
      ...toQuote(sentence),
      severity: binds(sentence) ? "medium" : "low",
      issue: issue.replace("%", word),
      suggestion: write.replace("%", word),
    };
  }
  return undefined;
}

/** Finds promises such as `Improve onboarding`, which have no amount. */
function findEmptyPromise(sentence: Sentence): Remark | undefined {
  const found = CHANGE_VERBS.exec(sentence.text);
  if (!found || !binds(sentence) || EXCLUDED.test(sentence.text)) return undefined;
  const object = readObject(sentence.text, found.index + found[0].length);
  const change = object ? `${found[0].toLowerCase()} ${object}` : found[0].toLowerCase();
  return {
    ...toQuote(sentence),
    severity: "medium",
    issue: `“${change}” can be neither checked nor missed: no amount is given.`,
    suggestion: `Say how “${object || change}” is countNoun, what it is today and what it must be, and by when.`,
  };
}

/** Reads the few words after a verb, up to a comma, a conjunction or the end. */
function readObject(text: string, at: number): string {
  const after = text
    .slice(at, at + 60)
    .split(/[.,;:()]|\s(?:and|or|by|for|so|to|when|while|with|in|on|at|of)\s/)[0];
  return (after ?? "").replace(/[*_`]/g, "").trim().split(/\s+/).slice(0, 5).join(" ");
}
