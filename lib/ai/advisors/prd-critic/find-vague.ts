import { EXCLUDED } from "@/lib/ai/advisors/shared/goal-headings";
import { namesNumber } from "@/lib/text/number-words";
import { isSpoken } from "@/lib/text/open-quotation";
import { type Detector, remarkOn } from "./reading";

const VAGUE_WORDS = [
  {
    words: `fast, faster, quick, quickly, instantly, responsive, performant, low latency, snappy,
      schnell, zügig, flüssig, snel, vlot, rapide, rapidement, すばやく, 迅速に`,
    issue: "“%” has no limit next to it, so nobody can test it.",
    write: "Give the longest time allowed, in seconds, and the device and connection it holds for.",
  },
  {
    words: `easy, easily, easier, simple, simply, intuitive, intuitively, user-friendly, user friendly,
      good, better,
      gute, guten,
      goede,
      look great, looks great,
      fijn, prettig,
      seamless, seamlessly, effortless, effortlessly, frictionless, clear, helpful, smooth, smoothly,
      benutzerfreundlich, verständlich, einfach, intuitiv, übersichtlich,
      gebruiksvriendelijk, soepel, duidelijk, eenvoudig, intuïtief, overzichtelijk,
      convivial, conviviale, intuitif,
      pleasant,
      einladend, einladende, ansprechend, ansprechende, angenehm,
      uitnodigend, uitnodigende, aangenaam,
      agréable, accueillant, accueillante, facile, fluide, clair, claire,
      わかりやすく, 使いやすく, 簡単に, スムーズに`,
    issue: "“%” says how it should feel, not what must be true.",
    write:
      "Say what a first-time user gets done without help: which task, in how many minutes, for what share of users.",
  },
  {
    words: `robust, robuust, robuuste, robuste,
      scalable, reliable, reliably, highly available, future-proof, enterprise-grade,
      zuverlässig, stabil, zukunftssicher,
      betrouwbaar, toekomstbestendig,
      fiable, évolutif`,
    issue: "“%” names a quality, but not the load, fault or attack it has to withstand.",
    write: "Say how many users or records, which failure, and what still works then.",
  },
  {
    words: `accurate, accurately, nauwkeurig, nauwkeurige`,
    issue: "“%” has no tolerance next to it, so nobody can test it.",
    write: "Say how far a value may be off, and in what share of cases.",
  },
  {
    words: `affordable, competitive price, competitive prices, attractive price, attractive prices, fair price, fair prices, bezahlbar, erschwinglich, günstiger Preis,
      günstige Preise, betaalbaar, betaalbare, scherpe prijs, scherpe prijzen, abordable, prix attractif, prix compétitif, 手頃な`,
    issue: "“%” names no amount.",
    write: "Write the price, or the most that it may cost.",
  },
  {
    words: `as soon as possible, asap, in the near future, in due course, in a timely manner, at a later
      stage, zeitnah, baldmöglichst, so bald wie möglich, zo snel mogelijk, binnenkort, dès que possible, なるべく早く`,
    issue: "“%” is no date, so nothing can be planned around it.",
    write: "Write the date, or what has to happen before a date can be given.",
  },
  {
    words: `as appropriate, if appropriate, where appropriate, appropriately, as needed, if needed, where needed,
      if necessary, when necessary, as necessary, where possible, if possible, best effort, sufficient, sufficiently, adequate,
      ausreichend, ausreichende, angemessen,
      voldoende,
      suffisant, suffisante,
      十分な,
      gegebenenfalls, bei Bedarf, nach Möglichkeit,
      indien nodig, waar mogelijk,
      si nécessaire, si possible, 必要に応じて, 適宜`,
    issue: "“%” leaves the decision to whoever reads it.",
    write: "State the rule: when it applies, when it does not, and who decides in between.",
  },
].map(({ words, ...group }) => {
  const either = words.replaceAll(/\s+/g, " ").replaceAll(", ", "|");
  const pattern = new RegExp(`(?<![\\p{sc=Latin}-]|how )(?:${either})(?![\\p{sc=Latin}-])`, "iu");
  return { ...group, pattern };
});

const REQUIRED =
  /require|in scope|proposal|must have|should have|criteria|accept|anforderung|umfang|vorschlag|kriterien|eisen|vereisten|voorstel|exigences|critères|périmètre|proposition|要件|条件|提案|対象(?!外)/i;
const OBLIGES = /\b(?:must|should|shall|muss|müssen|soll|sollen|moet|moeten|doit|doivent)\b/i;

export const findVague: Detector = ({ sentences }) =>
  sentences
    .filter(({ kind, text, section, rest }) => {
      const isOthers = kind === "quote" || kind === "row" || EXCLUDED.test(section);
      const isWanted = REQUIRED.test(section) || OBLIGES.test(text);
      return isWanted && !isOthers && !namesNumber(`${text} ${rest}`);
    })
    .flatMap((sentence) => {
      const remarks = VAGUE_WORDS.flatMap(({ pattern, issue, write }) => {
        const found = pattern.exec(sentence.text);
        if (!found || isSpoken(sentence.text, found.index)) return [];
        return [remarkOn(sentence, "medium", issue.replace("%", found[0]), write)];
      });
      return remarks.slice(0, 1);
    });
