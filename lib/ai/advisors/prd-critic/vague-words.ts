/** Words that each reader fills with something else, and what to write in their place. */
type VagueGroup = {
  words: readonly string[];
  /** Whether the words matter only where something is required or promised. */
  onlyBinding: boolean;
  issue: string;
  write: string;
};

const listed = (words: string) => words.split(/,\s+/);

/** `%` stands for the word as the document has it. */
export const VAGUE_WORDS: readonly VagueGroup[] = [
  {
    words: listed(`fast, faster, quick, quickly, instant, instantly, responsive, performant,
      near real-time, low latency, snappy`),
    onlyBinding: true,
    issue: "“%” has no limit, so nobody can test it.",
    write:
      "Give the longest time allowed, in seconds, and the device and connection it holds for, in place of “%”.",
  },
  {
    words: listed(`easy, easily, easier, simple, simply, intuitive, intuitively, user-friendly,
      user friendly, seamless, seamlessly, smooth, smoothly, effortless, effortlessly,
      frictionless, convenient, delightful`),
    onlyBinding: true,
    issue: "“%” says how it should feel, not what must be true.",
    write:
      "Replace “%” by what a first-time user gets done without help: which task, in how many steps or minutes, for what share of users.",
  },
  {
    words: listed(`robust, scalable, reliable, reliably, highly available, secure, flexible,
      powerful, future-proof, enterprise-grade, high-quality, high quality, stable`),
    onlyBinding: true,
    issue: "“%” names a quality without the load, fault or attack it has to stand.",
    write:
      "Say what “%” must survive: how many users or records, which failure, and what still works then.",
  },
  {
    words: listed(`modern, world-class, best-in-class, state-of-the-art, cutting-edge,
      next-generation, innovative, compelling, engaging, rich, great, amazing`),
    onlyBinding: true,
    issue: "“%” praises and tells the reader nothing to build.",
    write: "Cut “%”, or name the feature a rival has and the difference a user would notice.",
  },
  {
    words: listed(`as soon as possible, asap, soon, shortly, in the near future, near future,
      in due course, in a timely manner, timely, eventually, at a later stage`),
    onlyBinding: false,
    issue: "“%” is no date, so nothing can be planned around it.",
    write:
      "Write the date or the milestone in place of “%”, or say what has to happen before a date can be given.",
  },
  {
    words: listed(`many, several, numerous, a lot of, lots of, various, a number of, countless,
      a large number of, the majority of, most users, most customers, many users,
      a few, a wide range of`),
    onlyBinding: false,
    issue: "“%” hides the number that would show how much this matters.",
    write:
      "Give the count and where it comes from in place of “%”, or list them where they are few.",
  },
  {
    words: listed(`significant, significantly, considerable, considerably, substantial,
      substantially, dramatically, drastically, minimal, minimally, greatly,
      noticeably`),
    onlyBinding: false,
    issue: "“%” claims a size without giving one.",
    write: "Put the amount in place of “%”: from which value to which, measured over what.",
  },
  {
    words: listed(`as appropriate, if appropriate, where appropriate, appropriate, appropriately,
      as needed, if needed, where needed, if necessary, when necessary, as necessary,
      where possible, if possible, when possible, reasonable, reasonably, adequate,
      sufficient, sufficiently, best effort`),
    onlyBinding: true,
    issue: "“%” leaves the decision to whoever reads it.",
    write:
      "State the rule: when it applies, when it does not, and who decides in the cases between, in place of “%”.",
  },
  {
    words: listed(`etc, and so on, and more, and the like, among others, and/or`),
    onlyBinding: true,
    issue: "“%” leaves the list open, so its end will be argued over.",
    write: "Finish the list, or say that everything not named is out of scope, in place of “%”.",
  },
];

/** Verbs that promise a change; without a number they promise nothing. */
export const CHANGE_VERBS =
  /\b(?:improv(?:e|es|ing)|increas(?:e|es|ing)|reduc(?:e|es|ing)|decreas(?:e|es|ing)|enhanc(?:e|es|ing)|optimi[sz](?:e|es|ing)|boost(?:s|ing)?|streamlin(?:e|es|ing)|accelerat(?:e|es|ing)|maximi[sz](?:e|es|ing)|minimi[sz](?:e|es|ing)|lower(?:s|ing)?|grow(?:s|ing)?|strengthen(?:s|ing)?)\b/iu;
