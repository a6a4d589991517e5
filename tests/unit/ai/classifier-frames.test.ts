import { expect, test } from "vitest";
import { splitLines } from "@/lib/ai/classifier/lines";
import { joinStatements } from "@/lib/ai/classifier/passages";
import { readStatements } from "@/lib/ai/classifier/statements";
import { splitUnits } from "@/lib/ai/classifier/units";
import { byRules } from "@/tests/support/classified";

const FRAME = "Who was there, greetings and heads of mails";
const readFrame = (text: string) =>
  byRules(text).proposals.find(({ title }) => title === FRAME)?.content;

test.each([
  "Hiya Bev,",
  "Sehr geehrte Frau Möbius,",
  "Nora, Tom,",
  "Ta-ra,",
  "Groeten, Harm",
  "Cheers, Dev",
  "Bye all",
  "Kim x",
  "Aisha",
  "> Aisha",
  "ok thanks!",
])("classifier: a greeting or a name is in the frame: %s", (line) => {
  const text = `We agreed to wait for the new phones.\n\n${line}\n\nThe old ones could fail.`;
  expect(readFrame(text)).toBe(line.replace("> ", ""));
});

test.each([
  "Dark mode",
  "Two vans",
  "Too expensive",
  "Audio bad",
  "PostgreSQL",
  "No GPS.",
  "Price?",
  "Great new idea!",
])("classifier: a short statement is not in the frame: %s", (line) => {
  const text = `We agreed to wait for the new phones.\n\n${line}\n\nThe old ones could fail.`;
  expect(readFrame(text)).toBeUndefined();
});

test("classifier: names below the title are the participants", () => {
  const notes = "lunch was nice, stroopwafels\n\n- No GPS\n- One depot\n- Two vans";
  expect(readFrame(`Call Klimaat Noord\n\nHanneke (dispatch), Bas van Dam, me\n${notes}`)).toBe(
    "Hanneke (dispatch), Bas van Dam, me",
  );
  expect(
    readFrame(`Call Klimaat Noord\n\nHanneke prints the day list, Bas\n${notes}`),
  ).toBeUndefined();
});

test("classifier: too many statements are joined across labels, at last even those worth keeping with others", () => {
  const long = "The provider may refuse the wording of it once more. ".repeat(100);
  const lines = splitLines(`Notes\n\n- ${long}\n- TODO: ${long}`);
  const statements = readStatements(splitUnits(lines), []);
  expect(statements.map(({ keep }) => keep)).toEqual([true, false]);
  expect(joinStatements(statements, 2)).toHaveLength(2);
  expect(joinStatements(statements, 1)).toMatchObject([{ keep: true }]);
});
