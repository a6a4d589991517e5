import { expect, test } from "vitest";
import type { Evidence } from "@/lib/ai/evidence";
import { briefFor, item, readSection } from "./pieces";

const QUESTION = "Who pays for the locks?";
const ask = (text: string, writer?: string, title = text): Evidence => ({
  ...item("general_note", title, text),
  ...(writer && { writer }),
});
const listOpen = async (...pieces: Evidence[]) => {
  const section = await readSection(briefFor("retrospective", pieces), "Actions");
  return section.split("\n").filter((line) => /^- /.test(line));
};

test("settled questions: two who ask the same are mentions of one question", async () => {
  expect(await listOpen(ask(QUESTION, "Ann"), ask("who pays for the locks??", "Bo"))).toEqual([
    expect.stringMatching(/locks\?\*\* \(2 mentions\) \[\^E\d+\]$/),
  ]);
  const named = ask(`Bo asks: ${QUESTION}`);
  expect(await listOpen(ask(QUESTION, "Ann"), named)).toHaveLength(1);
});

test.each([
  [QUESTION, "The harbour pays."],
  ["Wer zahlt die Schlösser?", "Der Hafen zahlt."],
  ["Wie betaalt de sloten?", "De haven betaalt."],
  ["Qui paie les cadenas ?", "Le port paie."],
  ["鍵の費用は誰が払いますか。", "港が払う。"],
])(
  "settled questions: a newer item that repeats one and answers it settles it: %s",
  async (question, answer) => {
    for (const answered of [
      item("general_note", "Locks", `${question} ${answer}`),
      item("decision", question, answer),
    ])
      expect(await listOpen({ ...ask(question), createdAt: new Date(0) }, answered)).toEqual([]);
  },
);

test.each<[string, () => Evidence[]]>([
  ["an older answer", () => [item("decision", "Locks", `${QUESTION} The harbour.`), ask(QUESTION)]],
  [
    "no answer yet",
    () => [ask(QUESTION), item("general_note", "Locks", `${QUESTION} Not clear yet.`)],
  ],
  [
    "nobody knows",
    () => [ask(QUESTION), item("general_note", "Locks", `${QUESTION} Nobody knows.`)],
  ],
  [
    "a condition",
    () => [ask(QUESTION), item("general_note", "Locks", `${QUESTION} If Ann agrees, we do.`)],
  ],
  [
    "a talk about it",
    () => [
      ask(QUESTION),
      item("decision", "Keys", `${QUESTION} The board talks about the locks in May.`),
    ],
  ],
  [
    "another matter",
    () => [ask(QUESTION), item("decision", "Keys", `${QUESTION} The map is blue.`)],
  ],
  [
    "who asked",
    () => [ask(QUESTION), item("decision", "Keys", `${QUESTION} Bo hat das gestern gefragt.`)],
  ],
  [
    "another question",
    () => [ask(QUESTION), item("decision", "Keys", "Who pays for the keys? We do.")],
  ],
  [
    "a decision in other words",
    () => [ask(QUESTION), item("decision", "Locks", "The harbour pays.")],
  ],
])("settled questions: %s leaves it open", async (_, make) => {
  expect((await listOpen(...make())).join()).toContain(QUESTION);
});

test.each<[string, () => Evidence[]]>([
  ["places before a colon", () => [ask(`Leeds: ${QUESTION}`), ask(`York: ${QUESTION}`)]],
  [
    "titles of their own",
    () => [ask(QUESTION, "Ann", "At the quay"), ask(QUESTION, "Bo", "In town")],
  ],
  ["other words", () => [ask(QUESTION), ask("Who pays for the keys?")]],
  ["few words", () => [ask("Why now?", "Ann"), ask("Why now?", "Bo")]],
])("settled questions: %s make two", async (_, make) => {
  expect((await listOpen(...make())).join()).not.toContain("mentions");
});
