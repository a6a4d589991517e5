import { expect, test } from "vitest";
import { readLines } from "@/lib/ai/classifier/lines/read-lines";
import { joinStatements } from "@/lib/ai/classifier/statements/join-statements";
import { readStatements } from "@/lib/ai/classifier/statements/read-statements";
import { splitUnits } from "@/lib/ai/classifier/units/split-units";
import { byRules } from "@/tests/support/classified";

const FRAME = "Headers, greetings and other lines without content";
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
  const lines = readLines(`Notes\n\n- ${long}\n- TODO: ${long}`);
  const statements = readStatements(splitUnits(lines), [], () => false);
  expect(statements.map(({ keep }) => keep)).toEqual([true, false]);
  expect(joinStatements(statements, 2)).toHaveLength(2);
  expect(joinStatements(statements, 1)).toMatchObject([{ keep: true }]);
});

const SAID = ["Guests forget to cancel.", "Mails land in spam."];

test.each([
  [
    "a chat",
    `09:12:03 From Ann Lee to Everyone:\n\t${SAID[0]}\n09:13:40 From Bob Stone to Everyone:\n\t${SAID[1]}`,
    `${SAID[0]}\n\n— [09:12:03] Ann Lee`,
  ],
  [
    "a chat of an older version",
    `09:12:03\t From  Ann Lee : ${SAID[0]}\n09:13:40\t From  Bob Stone : ${SAID[1]}`,
    `${SAID[0]}\n\n— Ann Lee, 09:12:03`,
  ],
  [
    "captions",
    `WEBVTT\n\n1\n00:00:03.450 --> 00:00:06.120\nAnn Lee: ${SAID[0]}\n\n2\n00:00:06.500 --> 00:00:12.000\nBob Stone: ${SAID[1]}`,
    `Ann Lee: ${SAID[0]}`,
  ],
  [
    "captions with long names of their own",
    `WEBVTT\n\n9f3c2a10-1b2c-4c55/12-0\n00:00:03.120 --> 00:00:06.120\n<v Ann Lee>${SAID[0]}</v>\n\n9f3c2a10-1b2c-4c55/13-0\n00:00:06.500 --> 00:00:12.000\n<v Bob Stone>${SAID[1]}</v>`,
    `Ann Lee: ${SAID[0]}`,
  ],
  [
    "captions with voices",
    `00:03.450 --> 00:06.120\n<v Ann Lee>${SAID[0]}</v>\n\n00:06.500 --> 00:12.000\n<v Bob Stone>${SAID[1]}</v>`,
    `Ann Lee: ${SAID[0]}`,
  ],
])("classifier: %s of a meeting keep who said what, without their marks", (_, text, first) => {
  const { proposals } = byRules(text);
  expect(proposals).toHaveLength(2);
  expect(proposals[0]?.content).toBe(first);
});

test.each(["[18:05, 20.11.2026]", "[6:05 PM, 11/20/2026]", "[20.11.2026, 18:05:12]"])(
  "classifier: the writer, time and date of a chat are in no title: %s",
  (time) => {
    const { proposals } = byRules(`${time} Ann Lee: ${SAID[0]}\n${time} Bob Stone: ${SAID[1]}`);
    expect(proposals.map(({ title }) => title)).toEqual([
      "Guests forget to cancel",
      "Mails land in spam",
    ]);
  },
);

test("classifier: a repeated line is one proposal", () => {
  const { proposals } = byRules(
    "- We decided to charge at booking.\n- We decided to charge at booking.",
  );
  expect(proposals).toHaveLength(1);
});

test("classifier: captions lose no line, and one that goes on in the next is joined with it", () => {
  const time = "00:00:03.000 --> 00:00:06.000";
  const said = [
    "Henk: And every single time the queue",
    "Henk: on Friday afternoon is ninety minutes.",
    "Slow",
    "価格は高すぎます。",
  ];
  const text = `WEBVTT\n\nNOTE Recorded on 10 November\n\n${said.map((line) => `${time}\n${line}`).join("\n")}`;
  const contents = byRules(text).proposals.map(({ content }) => content);
  expect(contents).toEqual([
    "Henk: And every single time the queue on Friday afternoon is ninety minutes.",
    "Slow 価格は高すぎます。",
  ]);
});

test("classifier: writers of a meeting's chat with any name have their own words", () => {
  const text = `09:12:03 From Ann Lee to Everyone:\n\t${SAID[0]}\n09:13:40 Von tom an Alle:\n\t${SAID[1]}`;
  expect(byRules(text).proposals.map(({ content }) => content)).toEqual([
    `${SAID[0]}\n\n— [09:12:03] Ann Lee`,
    `${SAID[1]}\n\n— [09:13:40] tom`,
  ]);
});

test("classifier: the date of a meeting is no heading of what was said", () => {
  const text =
    "Minutes of the line\nDate: 5 November 2026, 10:00\n\nThe gate opens at six on weekdays.\n\nDecisions\n- One gate.\n";
  expect(byRules(text).proposals.some(({ content }) => content.includes("› Date"))).toBe(false);
});

test("classifier: numbered topics of minutes are headings, also long ones", () => {
  const text = [
    "1. Draw or first come first served",
    "Ann wants first come first served, as today. Decided: a draw for beginners' courses.",
    "2. Rooms",
    "The west room is cold, says the front desk of the pool.",
  ].join("\n");
  const [draw] = byRules(text).proposals;
  expect(draw).toMatchObject({ label: "decision", title: "A draw for beginners' courses" });
  expect(draw?.content).toContain("— Draw or first come first served");
});

test("classifier: numbered requests stay entries of a list", () => {
  const text = "1. We need a map of all pools\n2. We need a list of all courses\nThanks\nAnn";
  expect(byRules(text).proposals.filter(({ keep }) => keep)).toHaveLength(2);
});

test("classifier: a wrapped entry of a numbered list is no heading", () => {
  const text =
    "1. Customers do not find the invoice and so\nthey call every month\n2. The search is slow";
  const { proposals } = byRules(text);
  expect(proposals.map(({ content }) => content).join()).not.toContain("—");
});

test.each(["Not in this version", "Non-goals", "Nicht-Ziele", "Hors périmètre"])(
  "classifier: below %s are decisions that name what is left out",
  (heading) => {
    const { proposals } = byRules(`# Plan\n\n## ${heading}\n- Season tickets\n- School swimming`);
    expect(proposals.map(({ label, title }) => [label, title])).toEqual([
      ["decision", `${heading}: Season tickets`],
      ["decision", `${heading}: School swimming`],
    ]);
  },
);

test("classifier: marks of an export are no statements, and the number of a ticket leads to its source", () => {
  const text = [
    "export 2026-11-16 06:00 filter=tag:firmware",
    "#18841 | 09 Nov | GreenTec Kortrijk",
    "We drove 140 km for eleven probes.",
    "Sitz Hamburg, HRA 12345, Geschäftsführer Jan Rathjen",
    "-- 9 rows shown, 41 hidden --",
  ].join("\n");
  const { proposals } = byRules(text);
  expect(proposals[0]?.content).toBe(
    "We drove 140 km for eleven probes.\n\n— #18841 | 09 Nov | GreenTec Kortrijk",
  );
  expect(readFrame(text)).toMatch(/^export .*\n+Sitz .*\n+-- 9 rows/);
});

test("classifier: a name before a clock time is no part of the title", () => {
  const [first] = byRules("Deniz 09:04: the map is slow in tunnels\nAnn 09:05: ok").proposals;
  expect(first?.title).toBe("Deniz: the map is slow in tunnels");
});

test("classifier: a Japanese mail loses its header, and a remark above a list is no heading", () => {
  expect(
    byRules("件名:新ポイント\n日時:2026年11月17日 22:14\n地図が遅いです。").proposals[0],
  ).toMatchObject({
    title: "地図が遅いです",
  });
  const { proposals } = byRules(
    "分科会メモ\n資料の印刷が足りず、2人で1部\n・決定:紙の地図を残す。",
  );
  expect(proposals.find(({ label }) => label === "decision")?.title).toBe("紙の地図を残す");
});

test.each([
  "Every invoice must show the SIRET of the seller.",
  "Das Amtsgericht verlangt bis Mai eine Unterschrift.",
  "Export must be finished by 2026-12-01.",
  "#4711 - App - crews cannot save a visit without signal",
  "Friday 14:00: demo for the board of the museum",
])("classifier: %s is a statement", (text) => {
  const { proposals } = byRules(`Notes\n\n${text}\nThe map is slow.`);
  expect(proposals[0]?.content).toContain(text);
  expect(proposals[0]?.title).not.toBe(FRAME);
});

test.each([
  "Ordre du jour – comité produit du 9 novembre 2026\n\n1) Tour de table (5 min)\n2) Retours des magasins (20 min)\n3) Divers\n4) Budget",
  "Agenda\n- Customer feedback (20 min)\n- Roadmap (15 minutes)",
  "議題\n・お客様の声（20分）",
])("classifier: topics of an agenda may have a length: %j", (text) => {
  expect(byRules(text).proposals.filter(({ keep }) => keep)).toEqual([]);
});

test("classifier: a length alone makes no topic", () => {
  const text = "Notes\n\n- Login too slow (20 min)\n- One depot";
  expect(byRules(text).proposals[0]).toMatchObject({ content: "Login too slow (20 min)" });
});
